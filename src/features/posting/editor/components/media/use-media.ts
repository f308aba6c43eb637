import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { countUnderway } from '#features/files/uploads/components/upload-queue.ts'
import { useUploadQueue } from '#features/files/uploads/components/use-upload-queue.ts'
import type { WantedKind } from '#features/files/uploads/components/file-problem.ts'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { idsIn, idsOf, type StoredFile, mediaOf, pictureById, uploadKey } from './media-list.ts'

export type MediaProps = {
  wanted: WantedKind
  given: readonly StoredFile[]
  onBusy?: ((count: number) => void) | undefined
  /** How ids are written in the field; JSON by default. */
  read?: (value: string) => string[]
  write?: (ids: string[]) => string
}

function useBusy(count: number, onBusy: MediaProps['onBusy']) {
  const tell = useEffectEvent((now: number) => onBusy?.(now))
  useEffect(() => tell(count), [count])
}

export function useMedia({ wanted, given, onBusy, ...form }: MediaProps) {
  const { read = idsIn, write = JSON.stringify } = form
  const { queue, uploads } = useUploadQueue(wanted)
  const [order, setOrder] = useState<readonly string[]>(() => given.map(({ id }) => id))
  const [back, setBack] = useState<readonly StoredFile[]>([])
  const kept = useMemo(
    () => new Map([...given, ...back].map((one) => [one.id, one])),
    [given, back],
  )
  const byId = wanted === 'image' ? pictureById : (id: string) => ({ id })
  const media = mediaOf({ order, kept, uploads, byId })
  const underway = countUnderway(uploads)
  useBusy(underway, onBusy)

  /** Called when kept text is restored or a conflict of two versions was settled. */
  const field = useHiddenValue(write(idsOf(media)), (value) => {
    const ids = read(value)
    const sent = uploads.flatMap((upload) => (upload.state === 'sent' ? [upload] : []))
    const keys = new Map(sent.map((upload) => [upload.sent.id, uploadKey(upload)]))
    for (const upload of sent) if (!ids.includes(upload.sent.id)) queue.remove(upload.key)
    setOrder(ids.map((id) => keys.get(id) ?? id))
  })
  const putBack = (one: StoredFile, at: number) => {
    setBack((known) => [...known, one])
    setOrder((keys) => keys.filter((key) => key !== one.id).toSpliced(at, 0, one.id))
  }
  return { media, queue, underway, field, setOrder, putBack }
}

export type Media = ReturnType<typeof useMedia>
