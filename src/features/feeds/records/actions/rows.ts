import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { type Layout, layoutOf, type Piece, createPieceCutter } from './pieces.ts'

export type RowFault = 'too_long' | 'broken'

/** `number` counts as an editor or a spreadsheet does; `text` is the row as in the file. */
export type Row = {
  number: number
  text: string
  value?: Record<string, unknown>
  fault?: RowFault
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return value as Record<string, unknown>
  } catch {
    return undefined
  }
}

function objectOf(header: string[], cells: string[]): Record<string, unknown> | undefined {
  if (cells.length > header.length) return undefined
  return Object.fromEntries(cells.map((cell, at) => [header[at] ?? '', cell]))
}

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export class TooManyColumns extends UnreadableFile {
  override name = 'TooManyColumns'
  readonly maximum: number

  constructor(maximum: number) {
    super(`The file has more than ${maximum} columns`)
    this.maximum = maximum
  }
}

const gzipSign = Buffer.from([0x1f, 0x8b])

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.equals(gzipSign)
  } finally {
    await file.close()
  }
}

type Content = { content: Readable; bytesRead: () => number }

async function openContent(path: string): Promise<Content> {
  const isPacked = await isGzip(path)
  const file = createReadStream(path, { highWaterMark: 32 * 1024 })
  const content = isPacked ? pipeline(file, createGunzip(), () => undefined) : file
  return { content, bytesRead: () => file.bytesRead }
}

const decoder = new TextDecoder()

/** Without these, the parser looks for line ends at each character: fifty times slower. */
const csvRules = {
  record_delimiter: ['\r\n', '\n'],
  relax_quotes: true,
  relax_column_count: true,
  trim: true,
}

/** A row with so many cells takes the parser 0.1 s and is not an ad. */
const maxDelimiters = 20_000
const maxColumns = 500

function hasMoreThan(maximum: number, text: string, sign: string): boolean {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    found += 1
    if (found > maximum) return true
  }
  return false
}

function cellsIn(text: string, { delimiter }: Layout): string[] | undefined {
  if (hasMoreThan(maxDelimiters, text, delimiter)) return undefined
  try {
    return parse(text, { ...csvRules, delimiter })[0]
  } catch {
    return undefined
  }
}

function namesIn(text: string, layout: Layout): string[] {
  if (hasMoreThan(maxColumns, text, layout.delimiter)) throw new TooManyColumns(maxColumns)
  return cellsIn(text, layout) ?? []
}

/** @throws TooManyColumns */
export const headerOf = (head: string): string[] =>
  namesIn(head.trimStart().split('\n', 1)[0] ?? '', layoutOf(head))

function rowReader(layout: Layout) {
  let number = 0
  let header: string[] | undefined
  const valueIn = (text: string) => {
    if (layout.format !== 'csv') return objectIn(text)
    const cells = cellsIn(text, layout)
    return cells && objectOf(header ?? [], cells)
  }
  return ({ bytes, isTooLong }: Piece): Row | undefined => {
    const text = decoder.decode(bytes)
    const isEmpty = !isTooLong && text.trim() === ''
    if (layout.format !== 'json' || !isEmpty) number++
    if (isEmpty) return undefined
    if (isTooLong) {
      // The row after a header that is too long is not the header.
      header ??= []
      return { number, text, fault: 'too_long' }
    }
    if (layout.format === 'csv' && !header) {
      header = namesIn(text, layout)
      return undefined
    }
    const value = valueIn(text)
    return value ? { number, text, value } : { number, text, fault: 'broken' }
  }
}

const faultOfCode: Record<string, string> = {
  ENOENT: 'There is no such file',
  EISDIR: 'This is a folder',
  EACCES: 'This file may not be read',
  Z_BUF_ERROR: 'The file ends too early: it was not copied whole',
  Z_DATA_ERROR: 'The file is damaged',
}

function unreadable(path: string, error: unknown): unknown {
  const message = faultOfCode[(error as { code?: string }).code ?? '']
  return message ? new UnreadableFile(`${message}: ${path}`, { cause: error }) : error
}

async function* piecesOf(content: AsyncIterable<Buffer>): AsyncGenerator<[Layout, Piece]> {
  let layout: Layout | undefined
  let cutter: ReturnType<typeof createPieceCutter> | undefined
  for await (const chunk of content) {
    layout ??= layoutOf(decoder.decode(chunk.subarray(0, 65_536)))
    cutter ??= createPieceCutter(layout)
    for (const piece of cutter.cut(chunk)) yield [layout, piece]
  }
  if (layout && cutter) yield [layout, cutter.finish()]
}

export async function* rowsIn(
  content: AsyncIterable<Buffer>,
  onPiece: () => void = () => undefined,
): AsyncGenerator<Row> {
  let read: ReturnType<typeof rowReader> | undefined
  for await (const [layout, piece] of piecesOf(content)) {
    read ??= rowReader(layout)
    const row = read(piece)
    if (row) yield row
    onPiece()
  }
}

async function* rowsOf(path: string, onRow: (bytesRead: number) => void): AsyncGenerator<Row> {
  const { content, bytesRead } = await openContent(path)
  yield* rowsIn(content, () => onRow(bytesRead()))
}

/** `onRow` gets the bytes read, as packed. Throws UnreadableFile where the file ends too early. */
export async function* readRows(
  path: string,
  onRow: (bytesRead: number) => void = () => undefined,
): AsyncGenerator<Row> {
  try {
    yield* rowsOf(path, onRow)
  } catch (error) {
    throw unreadable(path, error)
  }
}

export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  if (!found.isFile()) throw new UnreadableFile(`This is not a file: ${path}`)
  return found.size
}
