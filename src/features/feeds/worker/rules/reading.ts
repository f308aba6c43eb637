import { type AdFields, maxImages } from '#features/posting/fields/contract.ts'
import { fieldsOfType, type NamesOfType } from '#features/posting/fields/contract/ad-fields.ts'
import { maxListedRefusals } from '#features/feeds/runs/contract.ts'
import { contentLanguages } from '#i18n/language.ts'
import {
  remarkOnPictures,
  type RunReason,
  type StagedRow,
} from '#features/feeds/runs/rules/runs.ts'
import type { createAdMapper, FeedAd } from '#features/feeds/formats/rules.ts'

type MappedAd = ReturnType<ReturnType<typeof createAdMapper>>

export type FeedItem =
  | { row: number; ad: FeedAd; size: number }
  | { row: number; reference: string | null; faults: RunReason[] }

export type ReadRow = { position: number; item: FeedItem }

/** Limits of a transaction; `text` includes refused rows, which take time as well. */
const maxBatch = { rows: 1_000, characters: 1_000_000, text: 4_000_000 }

type BatchOptions = {
  after: number
  /** Counts text, and no CPU time while a batch waits. */
  pace: { characters: () => number; pause: () => void; resume: () => void }
  onReached?: () => void
}

export async function* batchesOf(
  items: AsyncIterable<FeedItem>,
  { after, pace, onReached = () => undefined }: BatchOptions,
): AsyncGenerator<ReadRow[], void> {
  let batch: ReadRow[] = []
  let [position, characters, begunAt] = [0, 0, 0]
  const isFull = () =>
    batch.length >= maxBatch.rows ||
    characters >= maxBatch.characters ||
    pace.characters() - begunAt >= maxBatch.text
  for await (const item of items) {
    position += 1
    if (position === after) onReached()
    if (position <= after) {
      begunAt = pace.characters()
      continue
    }
    batch.push({ position, item })
    characters += 'ad' in item ? item.size : 0
    if (!isFull()) continue
    pace.pause()
    yield batch
    pace.resume()
    batch = []
    characters = 0
    begunAt = pace.characters()
  }
  pace.pause()
  if (batch.length > 0) yield batch
}

export type ReadAd = { position: number; item: Extract<FeedItem, { ad: FeedAd }> }

export const isAd = (read: ReadRow): read is ReadAd => 'ad' in read.item

export const emptyRow = { hash: null, ad: null, reasons: [], propertyId: null }

export function planRefusedRow({ position, item }: ReadRow): StagedRow {
  const faults = 'faults' in item ? item : { faults: [], reference: null }
  const { faults: reasons, reference } = faults
  return { ...emptyRow, position, line: item.row, reference, action: 'refused', reasons }
}

type StoredAd = { propertyId: number; removal: 'hidden' | 'closed' | null } | undefined

export function planDeletedRow({ position, item }: ReadAd, known: StoredAd): StagedRow {
  const { reference } = item.ad
  const isHere = known !== undefined && known.removal !== 'closed'
  const reasons: RunReason[] = [{ code: 'feed_says_deleted' }]
  const action = isHere ? 'removed' : 'unchanged'
  const propertyId = known?.propertyId ?? null
  return { ...emptyRow, position, line: item.row, reference, action, reasons, propertyId }
}

export type FeedPicture = { url: string; version: string; fileId?: string }

/** `pictures` null: the feed does not mention them. */
export type StagedAd = {
  fields: AdFields
  defaults: AdFields
  pictures: FeedPicture[] | null
}

const maxAddressLength = 1_000
/** Characters of all addresses of an ad, which are stored with its reference and per picture. */
const maxCharacters = 12_000

function limitAddresses(pictures: readonly FeedPicture[]): FeedPicture[] {
  let characters = 0
  return pictures.slice(0, maxImages).filter(({ url, version }) => {
    characters += url.length + version.length
    return characters <= maxCharacters
  })
}

function picturesOf({ images }: FeedAd): FeedPicture[] | null {
  if (!images) return null
  const known = new Map(
    images
      .filter(({ url }) => url.length <= maxAddressLength)
      .map(({ url, version, fileId }) => [
        url,
        {
          url,
          version: (version ?? '').slice(0, 100).toWellFormed(),
          ...(fileId ? { fileId } : {}),
        },
      ]),
  )
  return limitAddresses([...known.values()])
}

export const isLink = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

export function findPictureFaults({ pictures }: StagedAd): RunReason[] {
  const others = (pictures ?? []).filter(({ url, fileId }) => !fileId && !isLink(url))
  const urls = others.map(({ url }) => url)
  return urls.length === 0 ? [] : [remarkOnPictures('pictures_not_links', urls)]
}

export function toStagedAd(ad: FeedAd, { fields, defaults }: MappedAd): StagedAd {
  return { fields, defaults, pictures: picturesOf(ad) }
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

function toComparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).toSorted()
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

export function isSameValue(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true
  return JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other))
}

type Texts = NamesOfType<'texts'>
const texts: readonly string[] = fieldsOfType('texts')

const isText = (field: string): field is Texts => texts.includes(field)

/** Differences from what the feed said last, so an advertiser's edit stays until it changes. */
export function findChanges(next: AdFields, before: AdFields): AdFields {
  const fields = Object.keys(next) as (keyof AdFields)[]
  const changes = fields.flatMap((field): [string, unknown][] => {
    if (!isText(field)) return isSameValue(next[field], before[field]) ? [] : [[field, next[field]]]
    const [now, earlier] = [next[field] ?? {}, before[field] ?? {}]
    const changed = contentLanguages.filter(
      (language) => language in now && !isSameValue(now[language], earlier[language]),
    )
    if (changed.length === 0) return []
    return [[field, Object.fromEntries(changed.map((one) => [one, now[one] ?? null]))]]
  })
  return Object.fromEntries(changes) as AdFields
}

export const isEmpty = (changes: AdFields) => Object.keys(changes).length === 0

const isDeleted = ({ code }: RunReason) => code === 'feed_says_deleted'

/** A deleted ad counts once more, so a large deletion is not taken for a truncated feed. */
export const countAds = (
  rows: readonly StagedRow[],
  items: ReadonlyMap<string, NonNullable<StoredAd>>,
) =>
  rows.filter(({ reference, reasons }) => {
    const isGone = reasons.some(isDeleted) && items.get(reference ?? '')?.removal !== null
    return reference !== null && !isGone
  }).length

const needsRow = ({ action, reasons }: StagedRow) =>
  action !== 'unchanged' || reasons.some((reason) => !isDeleted(reason))

/** `found`: references of rows not kept, except deleted ads; `hasUnnamed`: one has none. */
export function sortRows(rows: readonly StagedRow[], refusedBefore: number) {
  const listed = Math.max(0, maxListedRefusals - refusedBefore)
  const unlisted = new Set(rows.filter(({ action }) => action === 'refused').slice(listed))
  const kept = rows.filter((row) => needsRow(row) && !unlisted.has(row))
  const others = rows.filter(
    (row) => unlisted.has(row) || !(needsRow(row) || row.reasons.some(isDeleted)),
  )
  return {
    kept,
    found: others.flatMap(({ reference }) => reference ?? []),
    hasUnnamed: others.some(({ reference }) => reference === null),
  }
}

/** More than an ad has fields; the rest are words of one list, such as amenities. */
const maxReasonsOfAd = 50
const maxQuotedCharacters = 100

function shortenValues({ values, ...reason }: RunReason): RunReason {
  if (!values) return reason
  const short = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, maxQuotedCharacters).toWellFormed() : value,
  ])
  return { ...reason, values: Object.fromEntries(short) }
}

export function limitReasons(reasons: readonly RunReason[]): RunReason[] {
  const first = reasons.slice(0, maxReasonsOfAd).map(shortenValues)
  const count = reasons.length - first.length
  return count === 0 ? first : [...first, { code: 'more_reasons', values: { count } }]
}
