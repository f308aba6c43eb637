import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { sendFile } from '#platform/browser/send-file.ts'
import { sendWhole } from '#platform/browser/send-whole.ts'
import { call, faultsOf } from '#platform/call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { deleteFile, type SentFile } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { rememberSent } from './sent-files.ts'
import { newUploadQueue, type Send, type Upload } from './upload-queue.ts'
import { wrongKindMessage, type WantedKind, findFileProblem } from './file-problem.ts'

/** A failed deletion is harmless: no ad has claimed the file, so it goes within a day. */
export const forget = (id: string, language: Language) =>
  call(deleteFile, { params: { id } }, { language }).catch(() => undefined)

/** The file of a public form cannot be sent in pieces, nor deleted: it goes within an hour. */
const sendDocument: typeof sendFile = (file, options) =>
  sendWhole('/api/files/upload/single?for=fundraising', file, options)

const sender =
  (language: Language, wanted: WantedKind): Send =>
  async (file, options) => {
    const fault = findFileProblem(file, wanted, language)
    if (fault) return { fault, isFinal: true }
    const sending = wanted === 'document' ? sendDocument : sendFile
    const { status, body } = await sending(file, { language, ...options })
    if (status !== 201) {
      const why = faultsOf(body)[0]?.msg || formatPhrase(phrases.failed, language)
      return { fault: why, isLost: status === 0, isFinal: status === 415 || status === 422 }
    }
    const sent = (body as { data: { file: SentFile } }).data.file
    if (sent.kind === wanted) {
      rememberSent(sent)
      return { sent }
    }
    void forget(sent.id, language)
    return { fault: wrongKindMessage(wanted, language), isFinal: true }
  }

const none: readonly Upload[] = []

function useAnnounceFailures(uploads: readonly Upload[]) {
  const toast = useToast()
  const announced = useRef(new Set<number>())
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'failed') announced.current.delete(upload.key)
      else if (!announced.current.has(upload.key)) {
        announced.current.add(upload.key)
        toast({ kind: 'error', text: `${upload.file.name}: ${upload.fault}` })
      }
    }
  }, [uploads, toast])
}

export function useUploadQueue(wanted: WantedKind) {
  const language = useLanguage()
  const [queue] = useState(() => newUploadQueue(sender(language, wanted)))
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => none)
  useEffect(() => {
    window.addEventListener('online', queue.retryLost)
    return () => window.removeEventListener('online', queue.retryLost)
  }, [queue])
  useAnnounceFailures(uploads)
  return { queue, uploads }
}
