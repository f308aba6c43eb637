import type { Upload } from '#features/files/uploads/components/upload-queue.ts'
import { findSent } from '#features/files/uploads/components/sent-files.ts'
import { pictureOf } from '#features/files/uploads/rules.ts'
import { enough } from '#features/posting/advice/contract/quality.ts'

export type StoredFile = {
  id: string
  /** Unknown for a video that kept text of the form names. */
  url?: string
  srcset?: string | null | undefined
  width?: number | null
  height?: number | null
  isFloorPlan?: boolean
}

export type Medium = { key: string; kept?: StoredFile; upload?: Upload }

export const uploadKey = ({ key }: Pick<Upload, 'key'>) => `upload ${key}`

/** For a picture of which only the id is known: the upload of this tab, or its smallest size. */
export const pictureById = (id: string): StoredFile =>
  findSent(id) ?? pictureOf({ id, width: null, height: null, thumbhash: null })

type KnownMedia = {
  /** Keys in the advertiser's order; files that are not among them come last. */
  order: readonly string[]
  kept: ReadonlyMap<string, StoredFile>
  uploads: readonly Upload[]
  byId?: (id: string) => StoredFile
}

const toMedium = (upload: Upload): Medium => ({
  key: uploadKey(upload),
  upload,
  ...(upload.state === 'sent' && { kept: upload.sent }),
})

export function mediaOf({ order, kept, uploads, byId = pictureById }: KnownMedia): Medium[] {
  const sending = new Map(uploads.map((upload) => [uploadKey(upload), toMedium(upload)]))
  const ordered = order.flatMap((key): Medium[] => {
    const upload = sending.get(key)
    if (upload) return [upload]
    return key.startsWith('upload ') ? [] : [{ key, kept: kept.get(key) ?? byId(key) }]
  })
  const known = new Set(order)
  return [...ordered, ...[...sending.values()].filter(({ key }) => !known.has(key))]
}

export const coverOf = (media: readonly Medium[]) =>
  media.find(({ upload }) => upload?.state !== 'failed')

export const idsOf = (media: readonly Medium[]): string[] =>
  media.flatMap(({ kept }) => (kept ? [kept.id] : []))

export function moveEntry<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Smaller photos look blurred on a desktop. Their orientation makes no difference. */
export function isSmall({ width, height }: Pick<StoredFile, 'width' | 'height'>): boolean {
  if (!width || !height) return false
  return Math.max(width, height) < enough.width || Math.min(width, height) < enough.height
}

export function idsIn(value: string): string[] {
  try {
    const ids: unknown = JSON.parse(value)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
