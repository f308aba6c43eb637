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
import { dropInvalid } from './rules/ads/drop-invalid.ts'
import * as rules from './rules.ts'

/** `row` counts as an editor or a spreadsheet does; `size` is in characters. */
export type FeedItem =
  | { row: number; ad: rules.FeedAd; size: number }
  | { row: number; reference: string | null; faults: rules.FeedFault[] }

type RawRow = { row: number; dialect: Dialect } & ({ ad: rules.RawAd } | { fault: rules.FeedFault })

function readRecord({ number, root, node }: XmlRecord, { dialect, now }: ReadOptions): RawRow {
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

function readRow({ number, value, fault }: Row, dialect: Dialect): RawRow {
  const row = { row: number, dialect }
  if (fault) return { ...row, fault: rowFaults[fault] }
  if (hasTooManyNames(value)) return { ...row, fault: rowFaults.broken }
  return { ...row, ad: rules.readOwnRow(rules.cutRow(value ?? {}), dialect) }
}

type FileEnd = { isOpen: boolean }

/** Rows are cut by bytes, so the text is encoded again; notes whether the last line has ended. */
async function* bytesOf(text: AsyncIterable<string>, end: FileEnd): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    end.isOpen = !/[\n\]]\s*$/.test(piece.slice(-100))
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
async function* readRows(text: AsyncIterable<string>, dialect: Dialect): AsyncGenerator<RawRow> {
  const end: FileEnd = { isOpen: false }
  let last: Row | undefined
  for await (const row of rowsIn(bytesOf(text, end), countStretches())) {
    if (last) yield readRow(last, dialect)
    last = row
  }
  if (last?.fault === 'broken' && end.isOpen) {
    throw new Refusal(422, [{ code: 'feed_truncated' }])
  }
  if (last) yield readRow(last, dialect)
}

type Chunks = AsyncIterable<Uint8Array>

const rowLimits = { rows: maxRows, refused: maxRefusedRows }

type ReadOptions = {
  dialect: Dialect | undefined
  now: Date
  /** Called with the header of a CSV file before its first row. */
  onColumns?: ((columns: Columns) => void) | undefined
  /** Ends the reading as if the feed ended here. */
  signal?: AbortSignal | undefined
  pace?: Pace | undefined
  limits?: typeof rowLimits
}

const isXml = (dialect: Dialect | undefined) => dialect === 'bayut' || dialect === 'property-finder'

/** No feed begins with a megabyte of blanks, which are held in memory. */
const maxBlankPieces = 16

async function skipBlanks(text: AsyncGenerator<string>) {
  const pieces: string[] = []
  while (!pieces.at(-1)?.trim()) {
    const next = await text.next()
    if (next.done || pieces.length === maxBlankPieces) {
      throw new Refusal(422, [{ code: 'feed_unknown' }])
    }
    pieces.push(next.value)
  }
  async function* allText() {
    yield pieces.join('')
    yield* text
  }
  return { head: pieces.at(-1)?.trimStart() ?? '', text: allText() }
}

function readHeader(head: string, { onColumns }: ReadOptions): void {
  const header = headerOf(head).map(storable)
  if (!rules.isHeader(header)) throw new Refusal(422, [{ code: 'feed_unknown' }])
  onColumns?.(rules.columnsOf(header))
  if (rules.hasReference(header)) return
  const values = { column: 'referenceId' }
  throw new Refusal(422, [{ code: 'feed_without_reference', values }])
}

async function* readAds(chunks: Chunks, options: ReadOptions): AsyncGenerator<RawRow> {
  const { head, text } = await skipBlanks(readText(chunks, options))
  if (head.startsWith('<') !== (isXml(options.dialect) || (!options.dialect && head[0] === '<'))) {
    throw new Refusal(422, [{ code: 'feed_unknown' }])
  }
  if (head.startsWith('<')) {
    for await (const record of readXml(text, options.pace)) yield readRecord(record, options)
    return
  }
  const found = /^[[{]/.test(head) ? 'ndjson' : 'csv'
  if (found === 'csv') readHeader(head, options)
  yield* readRows(text, found)
}

function validateFields(given: Record<string, unknown>) {
  const result = z.safeParse(AdFields, given, { reportInput: true })
  if (result.success) return { fields: result.data, faults: [] }
  const faults = reasonsOf(result.error.issues, 'body')
  const paths = faults.map(({ path = '' }) => path)
  return { fields: z.parse(AdFields, dropInvalid(given, paths)), faults }
}

function completeAd({ fields: given, ...rawAd }: rules.RawAd, dialect: Dialect) {
  const { fields: fitting, notes } = rules.cutTexts(rawAd.status === 'live' ? given : {})
  const ad = { ...rawAd, ...validateFields(fitting), notes }
  const text = JSON.stringify(ad)
  return { ad: { ...ad, dialect, hash: hash('sha256', text, 'base64url') }, size: text.length }
}

/** A slice keeps the whole text in memory until it is copied. */
const copyText = (text: string) => Buffer.from(text).toString()

/** Files have C1 controls where UTF-8 was once read as Latin-1; ads are not refused for them. */
const storable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  copyText(text.toWellFormed().replaceAll(/[\u0000\u0080-\u009f]/g, ''))

/** Cut, because an index of PostgreSQL does not take a text of any length. */
const toStoredReference = (reference: string) =>
  storable(reference.slice(0, maxReferenceLength)) || null

/** Covers nested texts, so one character that PostgreSQL refuses does not end a run. */
function withStorable(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(withStorable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withStorable(inner)]),
  )
}

const maxReferenceLength = adFields.referenceId.maximum

function findReferenceFault({ reference }: rules.RawAd): rules.FeedFault | undefined {
  const path = 'referenceId'
  if (reference === '') return { code: 'required', path }
  if (!isStorable(reference)) return { code: 'invalid_text', path }
  if (reference.length <= maxReferenceLength) return undefined
  return { code: 'too_long', path, values: { maximum: maxReferenceLength } }
}

async function* readItems(chunks: Chunks, options: ReadOptions): AsyncGenerator<FeedItem> {
  const seen = new Map<string, number>()
  const pause = openPauses(options.pace)
  for await (const { row, dialect: usedDialect, ...rawRow } of readAds(chunks, options)) {
    await pause()
    if ('fault' in rawRow) {
      yield { row, reference: null, faults: [rawRow.fault] }
      continue
    }
    const { reference } = rawRow.ad
    const before = seen.get(reference)
    const repeated = before && { code: 'reference_repeated' as const, values: { row: before } }
    const fault = findReferenceFault(rawRow.ad) ?? repeated
    if (fault) {
      yield { row, reference: toStoredReference(reference), faults: [fault] }
      continue
    }
    const ad = withStorable(rawRow.ad) as rules.RawAd
    seen.set(ad.reference, row)
    yield { row, ...completeAd(ad, usedDialect) }
  }
}

type Amount = 'feed_too_many' | 'feed_too_many_refused' | 'feed_too_many_columns'

const tooMany = (code: Amount, maximum: number) => new Refusal(413, [{ code, values: { maximum } }])

async function* limitColumns(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  try {
    yield* items
  } catch (error) {
    if (error instanceof TooManyColumns) throw tooMany('feed_too_many_columns', error.maximum)
    throw error
  }
}

/** A few hundred kilobytes can hold millions of rows that are not ads. */
async function* limitRows(items: AsyncGenerator<FeedItem>, limits: typeof rowLimits) {
  let [rows, refused] = [0, 0]
  for await (const item of items) {
    rows += 1
    if ('faults' in item) refused += 1
    if (rows > limits.rows) throw tooMany('feed_too_many', limits.rows)
    if (refused > limits.refused) throw tooMany('feed_too_many_refused', limits.refused)
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
  { dialect, now = new Date(), limits = rowLimits, ...options }: Partial<ReadOptions> = {},
): AsyncGenerator<FeedItem> =>
  limitRows(limitColumns(readItems(chunks, { dialect, now, ...options })), limits)
