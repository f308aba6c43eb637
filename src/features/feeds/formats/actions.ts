import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { AdFields } from '#features/posting/fields/contract.ts'
import { adFields } from '#features/posting/fields/contract/ad-fields.ts'
import { type Columns, maxRefusedRows, maxRows } from '#features/feeds/runs/contract.ts'
import { isStorable } from '#platform/endpoint/fields.ts'
import { reasonsOf } from '#platform/issues.ts'
import { openPauses } from '#platform/jobs/pauses.ts'
import type { Pace } from '#features/feeds/records/actions/pace.ts'
import { readText } from '#features/feeds/records/actions/text.ts'
import { readXml, type XmlRecord } from '#features/feeds/records/actions/xml.ts'
import { Refusal } from '#platform/refusal.ts'
import { headerOf, type Row, rowsIn, TooManyColumns } from '#features/feeds/records/actions/rows.ts'
import type { Dialect } from './contract.ts'
import { hasTooManyNames } from './rules/ads/row-names.ts'
import { withoutWrong } from './rules/ads/without-wrong.ts'
import * as rules from './rules.ts'

/**
 * An ad, or a row that is none; `row` counts as an editor or a spreadsheet does, `size` is about how
 * many characters an ad holds.
 */
export type FeedItem =
  | { row: number; ad: rules.FeedAd; size: number }
  | { row: number; reference: string | null; faults: rules.FeedFault[] }

type Told = { row: number; dialect: Dialect } & ({ ad: rules.ToldAd } | { fault: rules.FeedFault })

function toldOfRecord({ number, root, node }: XmlRecord, { dialect, now }: Reading): Told {
  const found = dialect ?? rules.dialectOf(root, node)
  if (!found) throw new Refusal(422, [{ code: 'feed_unknown' }])
  const row = { row: number, dialect: found }
  if (!node) return { ...row, fault: { code: 'feed_row_too_long' } }
  const record = rules.cutRecord(node)
  const isBayut = found === 'bayut'
  return { ...row, ad: isBayut ? rules.bayutAd(record) : rules.propertyFinderAd(record, now) }
}

const rowFaults = { too_long: 'feed_row_too_long', broken: 'feed_row_broken' } as const

function toldOfRow({ number, value, fault }: Row, dialect: Dialect): Told {
  const row = { row: number, dialect }
  if (fault) return { ...row, fault: { code: rowFaults[fault] } }
  if (hasTooManyNames(value)) return { ...row, fault: { code: rowFaults.broken } }
  return { ...row, ad: rules.ownRowAd(rules.cutRow(value ?? {}), dialect) }
}

type Ending = { isOpen: boolean }

/** UTF-8 again, for those who cut rows by bytes; notes whether the last line was ended. */
async function* bytesOf(text: AsyncIterable<string>, ending: Ending): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    ending.isOpen = !/[\n\]]\s*$/.test(piece.slice(-100))
    yield Buffer.from(piece)
  }
}

/** Blank lines are no rows, but a file of nothing else takes time to read. */
const maxStretches = 2 * maxRows

function countStretches() {
  let stretches = 0
  return () => {
    stretches += 1
    if (stretches > maxStretches) throw tooMany('feed_too_many', maxRows)
  }
}

/** A row that breaks off where the file does is a file that breaks off. */
async function* toldOfRows(text: AsyncIterable<string>, dialect: Dialect): AsyncGenerator<Told> {
  const ending: Ending = { isOpen: false }
  let last: Row | undefined
  for await (const row of rowsIn(bytesOf(text, ending), countStretches())) {
    if (last) yield toldOfRow(last, dialect)
    last = row
  }
  if (last?.fault === 'broken' && ending.isOpen) {
    throw new Refusal(422, [{ code: 'feed_truncated' }])
  }
  if (last) yield toldOfRow(last, dialect)
}

type Chunks = AsyncIterable<Uint8Array>

type Reading = {
  dialect: Dialect | undefined
  now: Date
  /** Called with what the header of a CSV file says, before its first row. */
  onColumns?: ((columns: Columns) => void) | undefined
  /** Ends the reading as if the feed ended here. */
  signal?: AbortSignal | undefined
  pace?: Pace | undefined
}

const isXml = (dialect: Dialect | undefined) => dialect === 'bayut' || dialect === 'property-finder'

/** A megabyte of blanks begins no feed; they are kept until it begins. */
const maxBlankPieces = 16

/** The first text that is more than blanks, and all of it again. */
async function begun(text: AsyncGenerator<string>) {
  const pieces: string[] = []
  while (!pieces.at(-1)?.trim()) {
    const next = await text.next()
    if (next.done || pieces.length === maxBlankPieces) {
      throw new Refusal(422, [{ code: 'feed_unknown' }])
    }
    pieces.push(next.value)
  }
  async function* whole() {
    yield pieces.join('')
    yield* text
  }
  return { head: pieces.at(-1)?.trimStart() ?? '', text: whole() }
}

/** @throws Refusal where no row can be an ad */
function readHeader(head: string, { onColumns }: Reading): void {
  const header = headerOf(head).map(storable)
  if (!rules.isHeader(header)) throw new Refusal(422, [{ code: 'feed_unknown' }])
  onColumns?.(rules.columnsOf(header))
  if (rules.hasReference(header)) return
  const values = { column: 'referenceId' }
  throw new Refusal(422, [{ code: 'feed_without_reference', values }])
}

async function* toldAds(chunks: Chunks, reading: Reading): AsyncGenerator<Told> {
  const { head, text } = await begun(readText(chunks, reading))
  if (head.startsWith('<') !== (isXml(reading.dialect) || (!reading.dialect && head[0] === '<'))) {
    throw new Refusal(422, [{ code: 'feed_unknown' }])
  }
  if (head.startsWith('<')) {
    for await (const record of readXml(text, reading.pace)) yield toldOfRecord(record, reading)
    return
  }
  const found = /^[[{]/.test(head) ? 'ndjson' : 'csv'
  if (found === 'csv') readHeader(head, reading)
  yield* toldOfRows(text, found)
}

function checked(given: Record<string, unknown>) {
  const result = z.safeParse(AdFields, given, { reportInput: true })
  if (result.success) return { fields: result.data, faults: [] }
  const faults = reasonsOf(result.error.issues, 'body')
  const paths = faults.map(({ path = '' }) => path)
  return { fields: z.parse(AdFields, withoutWrong(given, paths)), faults }
}

function whole({ fields: given, ...told }: rules.ToldAd, dialect: Dialect) {
  const { fields: fitting, notes } = rules.cutTexts(told.status === 'live' ? given : {})
  const ad = { ...told, ...checked(fitting), notes }
  const text = JSON.stringify(ad)
  return { ad: { ...ad, dialect, hash: hash('sha256', text, 'base64url') }, size: text.length }
}

/** A part of a text keeps all of that in memory, until it is copied: a batch would hold its whole rows. */
const copied = (text: string) => Buffer.from(text).toString()

/**
 * What is kept of a text: no NUL, no half of a pair of surrogates, and no C1 controls, which files have
 * where UTF-8 was once taken for Latin-1: an ad is not refused for them.
 */
const storable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  copied(text.toWellFormed().replaceAll(/[\u0000\u0080-\u009f]/g, ''))

/** What is kept of the reference of a refused row; an index of PostgreSQL takes no text of any length. */
const shownReference = (reference: string) => storable(reference.slice(0, longestReference)) || null

/** All texts of a value, so that one sign that PostgreSQL refuses does not end a whole run. */
function withStorable(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(withStorable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withStorable(inner)]),
  )
}

const longestReference = adFields.referenceId.maximum

function referenceFault({ reference }: rules.ToldAd): rules.FeedFault | undefined {
  const path = 'referenceId'
  if (reference === '') return { code: 'required', path }
  if (!isStorable(reference)) return { code: 'invalid_text', path }
  if (reference.length <= longestReference) return undefined
  return { code: 'too_long', path, values: { maximum: longestReference } }
}

async function* itemsOf(chunks: Chunks, reading: Reading): AsyncGenerator<FeedItem> {
  const seen = new Map<string, number>()
  const pause = openPauses(reading.pace)
  for await (const { row, dialect: spoken, ...told } of toldAds(chunks, reading)) {
    await pause()
    if ('fault' in told) {
      yield { row, reference: null, faults: [told.fault] }
      continue
    }
    const { reference } = told.ad
    const before = seen.get(reference)
    const repeated = before && { code: 'reference_repeated' as const, values: { row: before } }
    const fault = referenceFault(told.ad) ?? repeated
    if (fault) {
      yield { row, reference: shownReference(reference), faults: [fault] }
      continue
    }
    const ad = withStorable(told.ad) as rules.ToldAd
    seen.set(ad.reference, row)
    yield { row, ...whole(ad, spoken) }
  }
}

type Amount = 'feed_too_many' | 'feed_too_many_refused' | 'feed_too_many_columns'

const tooMany = (code: Amount, maximum: number) => new Refusal(413, [{ code, values: { maximum } }])

async function* withinColumns(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  try {
    yield* items
  } catch (error) {
    if (error instanceof TooManyColumns) throw tooMany('feed_too_many_columns', error.maximum)
    throw error
  }
}

/** A few hundred kilobytes can hold millions of rows that are no ads. */
async function* withinLimits(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  let [rows, refused] = [0, 0]
  for await (const item of items) {
    rows += 1
    if ('faults' in item) refused += 1
    if (rows > maxRows) throw tooMany('feed_too_many', maxRows)
    if (refused > maxRefusedRows) throw tooMany('feed_too_many_refused', maxRefusedRows)
    yield item
  }
}

/**
 * The ads of a feed in one of the dialects, told by its content where none is named: packed or not,
 * in UTF-8 or as it declares. Memory does not grow with the file, but for the references. Reading the
 * same feed again gives the same rows and ends at the same one.
 * It ends without an exception only when the whole feed was there to be read.
 * @throws Refusal after the rows before it, when the feed cannot be read further: its codes begin
 * with `feed_`, `feed_truncated` when it ends too early
 */
export const readFeed = (
  chunks: Chunks,
  { dialect, now = new Date(), ...reading }: Partial<Reading> = {},
): AsyncGenerator<FeedItem> =>
  withinLimits(withinColumns(itemsOf(chunks, { dialect, now, ...reading })))
