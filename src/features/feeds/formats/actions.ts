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
import { maxRowBytes } from '#features/feeds/records/rules/row-limits.ts'
import { Refusal } from '#platform/refusal.ts'
import { headerOf, type Row, rowsIn, TooManyColumns } from '#features/feeds/records/actions/rows.ts'
import type { Dialect } from './contract.ts'
import { hasTooManyNames } from './rules/ads/row-names.ts'
import { withoutWrong } from './rules/ads/without-wrong.ts'
import * as rules from './rules.ts'

/** `row` counts as an editor or a spreadsheet does; `size` is in characters. */
export type FeedItem =
  | { row: number; ad: rules.FeedAd; size: number }
  | { row: number; reference: string | null; faults: rules.FeedFault[] }

type Told = { row: number; dialect: Dialect } & ({ ad: rules.ToldAd } | { fault: rules.FeedFault })

function toldOfRecord({ number, root, node }: XmlRecord, { dialect, now }: Reading): Told {
  const found = dialect ?? rules.dialectOf(root, node)
  if (!found) throw new Refusal(422, [{ code: 'feed_unknown' }])
  const row = { row: number, dialect: found }
  if (!node) return { ...row, fault: rowFaults.too_long }
  const record = rules.cutRecord(node)
  const isBayut = found === 'bayut'
  return { ...row, ad: isBayut ? rules.bayutAd(record) : rules.propertyFinderAd(record, now) }
}

const rowFaults: Record<'too_long' | 'broken', rules.FeedFault> = {
  too_long: { code: 'feed_row_too_long', values: { maximum: maxRowBytes / 1_000 } },
  broken: { code: 'feed_row_broken' },
}

function toldOfRow({ number, value, fault }: Row, dialect: Dialect): Told {
  const row = { row: number, dialect }
  if (fault) return { ...row, fault: rowFaults[fault] }
  if (hasTooManyNames(value)) return { ...row, fault: rowFaults.broken }
  return { ...row, ad: rules.ownRowAd(rules.cutRow(value ?? {}), dialect) }
}

type Ending = { isOpen: boolean }

/** Rows are cut by bytes, so the text is encoded again; notes whether the last line has ended. */
async function* bytesOf(text: AsyncIterable<string>, ending: Ending): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    ending.isOpen = !/[\n\]]\s*$/.test(piece.slice(-100))
    yield Buffer.from(piece)
  }
}

/** Blank lines are not rows, but a file of nothing else takes time to read. */
const maxStretches = 2 * maxRows

function countStretches() {
  let stretches = 0
  return () => {
    stretches += 1
    if (stretches > maxStretches) throw tooMany('feed_too_many', maxRows)
  }
}

/** A broken last row without a line end means that the file is truncated. */
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
  /** Called with the header of a CSV file before its first row. */
  onColumns?: ((columns: Columns) => void) | undefined
  /** Ends the reading as if the feed ended here. */
  signal?: AbortSignal | undefined
  pace?: Pace | undefined
}

const isXml = (dialect: Dialect | undefined) => dialect === 'bayut' || dialect === 'property-finder'

/** No feed begins with a megabyte of blanks, which are held in memory. */
const maxBlankPieces = 16

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

/** A slice keeps the whole text in memory until it is copied. */
const copied = (text: string) => Buffer.from(text).toString()

/** Files have C1 controls where UTF-8 was once read as Latin-1; ads are not refused for them. */
const storable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  copied(text.toWellFormed().replaceAll(/[\u0000\u0080-\u009f]/g, ''))

/** Cut, because an index of PostgreSQL does not take a text of any length. */
const shownReference = (reference: string) => storable(reference.slice(0, longestReference)) || null

/** Covers nested texts, so one character that PostgreSQL refuses does not end a run. */
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

/** A few hundred kilobytes can hold millions of rows that are not ads. */
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
 * Memory grows only with the references. The same feed always gives the same rows. It ends without
 * an exception only when the whole feed was read.
 * @throws Refusal `feed_…` after the rows before it, `feed_truncated` where the feed ends too early
 */
export const readFeed = (
  chunks: Chunks,
  { dialect, now = new Date(), ...reading }: Partial<Reading> = {},
): AsyncGenerator<FeedItem> =>
  withinLimits(withinColumns(itemsOf(chunks, { dialect, now, ...reading })))
