import { useEffect, useEffectEvent, useState } from 'react'
import type { Upload } from '#features/files/uploads/components/upload-queue.ts'
import { useUploadQueue } from '#features/files/uploads/components/use-upload-queue.ts'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { documentsIn, type KeptDocument } from './sent-fundraising.ts'

const sentIn = (uploads: readonly Upload[]) =>
  uploads.flatMap((upload) =>
    upload.state === 'sent'
      ? [{ key: upload.key, id: upload.sent.id, name: upload.file.name }]
      : [],
  )

const written = (documents: readonly KeptDocument[]) =>
  documents.length === 0 ? '' : JSON.stringify(documents.map(({ id, name }) => ({ id, name })))

/** Those of an earlier visit of the page, which a reload restores, and those of this one. */
export function useDocuments(onUnfinished: (count: number) => void) {
  const { queue, uploads } = useUploadQueue('document')
  const [restored, setRestored] = useState<readonly KeptDocument[]>([])
  const sent = sentIn(uploads)
  const unfinished = uploads.length - sent.length
  const tell = useEffectEvent((count: number) => onUnfinished(count))
  useEffect(() => tell(unfinished), [unfinished])
  const field = useHiddenValue(written([...restored, ...sent]), (value) => {
    const kept = documentsIn(value)
    for (const { key, id } of sent) if (!kept.some((one) => one.id === id)) queue.remove(key)
    setRestored(kept.filter(({ id }) => !sent.some((one) => one.id === id)))
  })
  const removeRestored = (id: string) =>
    setRestored((documents) => documents.filter((one) => one.id !== id))
  return { queue, uploads, restored, removeRestored, unfinished, field }
}
