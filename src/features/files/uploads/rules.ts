import { quotaReached } from '#features/files/quotas/rules/files.ts'
import { maxBytesOf, noSpace } from '#features/files/quotas/rules/visitors.ts'
import { dayMs } from '#i18n/time-units.ts'
import {
  type FileKind,
  type formPurposes,
  isPicture,
  isVideo,
  maxSidePixels,
  maxPixels,
  type Picture,
  type SentFile,
  type Size,
  unusedFileDays,
  widths,
} from './contract.ts'

export type Purpose = 'account' | (typeof formPurposes)[number]
export type FileEnding = 'jpg' | 'mp4' | 'mov' | 'webm' | 'pdf'

export type FileRow = {
  id: string
  kind: SentFile['kind']
  ending: FileEnding
  width: number | null
  height: number | null
  thumbhash: string | null
}

const megabyte = 1024 * 1024

const maxPictureMegabytes = 15
const maxVideoMegabytes = 100

export function maxMegabytes(purpose: Purpose, kind: FileKind): number {
  if (purpose === 'fundraising') return kind === 'pdf' ? maxBytesOf.fundraising / megabyte : 0
  if (purpose === 'registration') return isPicture(kind) ? maxBytesOf.registration / megabyte : 0
  if (isPicture(kind)) return maxPictureMegabytes
  return isVideo(kind) ? maxVideoMegabytes : 0
}

export const maxBytes = (purpose: Purpose, kind: FileKind) => maxMegabytes(purpose, kind) * megabyte

export const expiryOf = (now: Date) => new Date(now.getTime() + unusedFileDays * dayMs)

const needed = {
  account: 'picture_or_video_needed',
  registration: 'picture_needed',
  fundraising: 'document_needed',
} as const

export const toQuotaRefusal = (purpose: Purpose) =>
  purpose === 'account' ? { status: 413, reason: quotaReached } : { status: 507, reason: noSpace }

type ArrivedFile = { kind: FileKind; bytes: number; isTooLarge: boolean }

export function checkFile({ kind, bytes, isTooLarge }: ArrivedFile, purpose: Purpose) {
  const maximum = maxMegabytes(purpose, kind)
  if (bytes === 0) return { status: 422, reason: { code: 'file_empty' as const } }
  if (maximum === 0) {
    const isHeic = kind === 'heic' && purpose !== 'fundraising'
    return { status: 415, reason: { code: isHeic ? ('heic_refused' as const) : needed[purpose] } }
  }
  if (!isTooLarge) return undefined
  if (bytes <= maximum * megabyte) return toQuotaRefusal(purpose)
  return { status: 413, reason: { code: 'file_too_large' as const, values: { maximum } } }
}

export const pictureLimits = { megapixels: maxPixels / 1_000_000, side: maxSidePixels }

export const masterKey = (id: string) => `${id}-master.jpg`
export const plainKey = ({ id, ending }: Pick<FileRow, 'id' | 'ending'>) => `${id}.${ending}`
export const sizeKey = (id: string, size: Size) => `${id}-${size}.webp`

export const originalKey = (row: Pick<FileRow, 'id' | 'kind' | 'ending'>) =>
  row.kind === 'image' ? masterKey(row.id) : plainKey(row)

const sizes: readonly Size[] = [...widths, 'square']

/** Formats of older releases, whose files are still stored. */
const olderFormats = ['avif', 'jpg']

export function keysOf(row: Pick<FileRow, 'id' | 'kind' | 'ending'>): string[] {
  if (row.kind !== 'image') return [plainKey(row)]
  const older = olderFormats.flatMap((format) => sizes.map((size) => `${row.id}-${size}.${format}`))
  return [masterKey(row.id), ...sizes.map((size) => sizeKey(row.id, size)), ...older]
}

const idPattern = '[\\w-]{22}'

/** PostgreSQL refuses some texts, such as a NUL. */
export const isFileId = (text: string) => new RegExp(`^${idPattern}$`).test(text)

export const fileIdOf = (key: string): string | undefined =>
  new RegExp(`^(${idPattern})(?:-\\w+)?\\.\\w+$`).exec(key)?.[1]

/** `query`: of the address; `caller`: by its name (platform/http/address.ts). */
export type AskedFile = { id: string; query: unknown; caller: string }

/** `unsure`: public a short time ago, and unknown whether it still is. */
export type Visibility = 'public' | 'unsure' | 'private' | undefined

/** Public files may be withdrawn, so caches ask again and get 304 where nothing has changed. */
export const cachingOf: Record<NonNullable<Visibility>, string> = {
  public: 'public, max-age=86400, s-maxage=3600',
  unsure: 'public, max-age=60',
  private: 'private, max-age=3600',
}

export type SizeRequest = { id: string; size: Size }
export type MediaRequest = SizeRequest | { key: string; ending: FileEnding }

export function mediaRequestOf(name: string): MediaRequest | undefined {
  const [, id, word, ending] = new RegExp(`^(${idPattern})(?:-(\\w+))?\\.(\\w+)$`).exec(name) ?? []
  if (!id) return undefined
  const plain = (['mp4', 'mov', 'webm'] as const).find((one) => one === ending)
  if (word === undefined) return plain && { key: name, ending: plain }
  const size = sizes.find((one) => String(one) === word)
  // Portals do not take WebP: they get the stored picture.
  if (size && size !== 'square' && ending === 'jpg') return { key: masterKey(id), ending }
  return size && ending === 'webp' ? { id, size } : undefined
}

const addressOf = (key: string) => `/media/files/${key}`

/** All smaller widths, and one that holds the whole picture. */
function offeredWidths(width: number) {
  const smaller = widths.filter((one) => one < width)
  const whole = widths.find((one) => one >= width)
  return whole ? [...smaller, whole] : smaller
}

export function pictureOf(row: Pick<FileRow, 'id' | 'width' | 'height' | 'thumbhash'>) {
  const { id, thumbhash } = row
  const [width, height] = [row.width ?? 0, row.height ?? 0]
  const steps = offeredWidths(width)
  const address = (step: Size) => addressOf(sizeKey(id, step))
  const picture: Picture = {
    id,
    url: address(steps.at(-1) ?? 'square'),
    width,
    height,
    thumbhash,
  }
  const srcset = steps.map((step) => `${address(step)} ${Math.min(step, width)}w`).join(', ')
  return { ...picture, srcset }
}

export const fileAddress = (row: Pick<FileRow, 'id' | 'ending'>) => addressOf(plainKey(row))

export const photoAddress = (id: string) => addressOf(sizeKey(id, 'square'))

export function photoIdOf(address: string): string | undefined {
  const id = fileIdOf(address.replace('/media/files/', ''))
  return id && address === photoAddress(id) ? id : undefined
}

export function sentFileOf(row: FileRow): SentFile {
  if (row.kind === 'image') return { ...pictureOf(row), kind: row.kind }
  const { id, kind, width, height, thumbhash } = row
  return { id, url: fileAddress(row), kind, width, height, thumbhash, srcset: null }
}

const contentTypes: Record<FileEnding | 'webp', string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

export const contentTypeOf = (ending: FileEnding | 'webp') => contentTypes[ending]
