import { useState, useSyncExternalStore } from 'react'
import type { Language } from '#i18n/language.ts'
import { say } from '#i18n/phrases.ts'
import { faultsOf } from '#platform/call.ts'
import { sendFile } from '#platform/browser/send-file.ts'
import type { SentFile } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { newUploadQueue, type Send, type Upload } from './upload-queue.ts'

const sender =
  (language: Language): Send =>
  async (file, way) => {
    const { status, body } = await sendFile(file, { language, ...way })
    if (status === 201) return { sent: (body as { data: { file: SentFile } }).data.file }
    return { fault: faultsOf(body)[0]?.msg || say(phrases.failed, language) }
  }

const none: readonly Upload[] = []

/** The files that a form is sending; they live as long as the form. */
export function useUploadQueue(language: Language) {
  const [queue] = useState(() => newUploadQueue(sender(language)))
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => none)
  return { queue, uploads }
}
