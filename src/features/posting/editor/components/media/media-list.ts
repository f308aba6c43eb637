import type { Upload } from '#features/files/uploads/components/upload-queue.ts'
import { sentBefore } from '#features/files/uploads/components/sent-files.ts'
import { pictureOf } from '#features/files/uploads/rules.ts'
import { enough } from '#features/posting/advice/contract/quality.ts'

/** A file that the ad has, or that has arrived for it. */
export type Kept = {
  id: string
  /** Unknown of a video that a kept form names. */
  url?: string
  srcset?: string | null | undefined
  width?: number | null
  height?: number | null
}

/** One of a field's files: kept, or with the upload that brings it. */
export type Medium = { key: string; kept?: Kept; upload?: Upload }

export const uploadKey = ({ key }: Pick<Upload, 'key'>) => `upload ${key}`

/** A picture of which only the id is known: as this tab sent it, or where its smallest size lies. */
export const pictureById = (id: string): Kept =>
  sentBefore(id) ?? pictureOf({ id, width: null, height: null, thumbhash: null })

type Known = {
  /** Keys as the advertiser ordered them; what is not among them yet comes last. */
  order: readonly string[]
  kept: ReadonlyMap<string, Kept>
  uploads: readonly Upload[]
  /** What is known of a file that is named and was never seen here. */
  byId?: (id: string) => Kept
}

const ofUpload = (upload: Upload): Medium => ({
  key: uploadKey(upload),
  upload,
  ...(upload.state === 'sent' && { kept: upload.sent }),
})

export function mediaOf({ order, kept, uploads, byId = pictureById }: Known): Medium[] {
  const sending = new Map(uploads.map((upload) => [uploadKey(upload), ofUpload(upload)]))
  const ordered = order.flatMap((key): Medium[] => {
    const upload = sending.get(key)
    if (upload) return [upload]
    return key.startsWith('upload ') ? [] : [{ key, kept: kept.get(key) ?? byId(key) }]
  })
  const known = new Set(order)
  return [...ordered, ...[...sending.values()].filter(({ key }) => !known.has(key))]
}

/** The first that is there or will be; what failed does not count. */
export const coverOf = (media: readonly Medium[]) =>
  media.find(({ upload }) => upload?.state !== 'failed')

/** What the ad will name: those that have arrived. */
export const idsOf = (media: readonly Medium[]): string[] =>
  media.flatMap(({ kept }) => (kept ? [kept.id] : []))

export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Smaller ones look blurred on a desk; whether they stand upright makes no difference. */
export function isSmall({ width, height }: Pick<Kept, 'width' | 'height'>): boolean {
  if (!width || !height) return false
  return Math.max(width, height) < enough.width || Math.min(width, height) < enough.height
}

/** The ids in a field's value; none where it is no list. */
export function idsIn(value: string): string[] {
  try {
    const ids: unknown = JSON.parse(value)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
