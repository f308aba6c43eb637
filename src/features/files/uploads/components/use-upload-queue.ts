import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#i18n/language.ts'
import { say } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { sendFile } from '#platform/browser/send-file.ts'
import { call, faultsOf } from '#platform/call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { deleteFile, type SentFile } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { rememberSent } from './sent-files.ts'
import { newUploadQueue, type Send, type Upload } from './upload-queue.ts'
import { notWanted, type Wanted, whyNotSent } from './why-not.ts'

/** A failed deletion is harmless: no ad has claimed the file, so it goes within a day. */
export const forget = (id: string, language: Language) =>
  call(deleteFile, { params: { id } }, { language }).catch(() => undefined)

const sender =
  (language: Language, wanted: Wanted): Send =>
  async (file, options) => {
    const fault = whyNotSent(file, wanted, language)
    if (fault) return { fault, isFinal: true }
    const { status, body } = await sendFile(file, { language, ...options })
    if (status !== 201) {
      const why = faultsOf(body)[0]?.msg || say(phrases.failed, language)
      return { fault: why, isLost: status === 0, isFinal: status === 415 || status === 422 }
    }
    const sent = (body as { data: { file: SentFile } }).data.file
    if (sent.kind === wanted) {
      rememberSent(sent)
      return { sent }
    }
    void forget(sent.id, language)
    return { fault: notWanted(wanted, language), isFinal: true }
  }

const none: readonly Upload[] = []

function useToldFailures(uploads: readonly Upload[]) {
  const toast = useToast()
  const told = useRef(new Set<number>())
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'failed') told.current.delete(upload.key)
      else if (!told.current.has(upload.key)) {
        told.current.add(upload.key)
        toast({ kind: 'error', text: `${upload.file.name}: ${upload.fault}` })
      }
    }
  }, [uploads, toast])
}

export function useUploadQueue(wanted: Wanted) {
  const language = useLanguage()
  const [queue] = useState(() => newUploadQueue(sender(language, wanted)))
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => none)
  useEffect(() => {
    window.addEventListener('online', queue.retryLost)
    return () => window.removeEventListener('online', queue.retryLost)
  }, [queue])
  useToldFailures(uploads)
  return { queue, uploads }
}
