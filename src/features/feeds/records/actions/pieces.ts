import { maxRowBytes } from '../rules/row-limits.ts'

export type Format = 'ndjson' | 'json' | 'csv'

/** One row; bytes beyond `maxRowBytes` are dropped. */
export type Piece = { bytes: Buffer; isTooLong: boolean }

/** `ends` is called for every byte; the byte that ends a row belongs to no row. */
type Boundary = { ends: (byte: number) => boolean; reset: () => void }

const newline = 0x0a
const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening = [0x5b, 0x7b]
const closing = [0x5d, 0x7d]

const lines: () => Boundary = () => ({
  ends: (byte) => byte === newline,
  reset: () => undefined,
})

/** The brackets of the array end an empty row. */
function elements(): Boundary {
  let depth = 0
  let isText = false
  let isEscaped = false
  const readText = (byte: number) => {
    if (!isEscaped && byte === quote) isText = false
    isEscaped = !isEscaped && byte === backslash
    return false
  }
  const ends = (byte: number) => {
    if (isText) return readText(byte)
    if (byte === quote) isText = true
    else if (opening.includes(byte)) return ++depth === 1
    else if (closing.includes(byte)) return --depth === 0
    return byte === comma && depth === 1
  }
  return { ends, reset: () => undefined }
}

/** A line break within quotes is text; a quote opens only at the start of a cell. */
function records(delimiter: string): Boundary {
  const separator = delimiter.charCodeAt(0)
  let isQuoted = false
  let wasQuoted = false
  let isStart = true
  const ends = (byte: number) => {
    if (byte === quote) {
      // Two quotes in a row are one in the text: the second opens what the first closed.
      const opens = !isQuoted && (isStart || wasQuoted)
      wasQuoted = isQuoted
      isQuoted = opens
      isStart = false
      return false
    }
    wasQuoted = false
    isStart = !isQuoted && (byte === separator || byte === newline)
    return byte === newline && !isQuoted
  }
  const reset = () => {
    isQuoted = false
    wasQuoted = false
  }
  return { ends, reset }
}

function boundaryOf({ format, delimiter }: Layout): Boundary {
  if (format === 'csv') return records(delimiter)
  return format === 'json' ? elements() : lines()
}

export type Layout = { format: Format; delimiter: string }

function delimiterOf(header: string): string {
  const count = (sign: string) => header.split(sign).length
  return [';', '\t'].find((sign) => count(sign) > count(',')) ?? ','
}

export function layoutOf(head: string): Layout {
  const text = head.replace(/^\ufeff/, '').trimStart()
  const delimiter = delimiterOf(text.split('\n', 1)[0] ?? '')
  if (text.startsWith('[')) return { format: 'json', delimiter }
  return { format: /^[ \t]*\{/m.test(text) ? 'ndjson' : 'csv', delimiter }
}

export function createPieceCutter(layout: Layout) {
  const boundary = boundaryOf(layout)
  let parts: Buffer[] = []
  let size = 0

  const keep = (part: Buffer) => {
    if (size + part.length <= maxRowBytes) parts.push(part)
    size += part.length
  }
  const finish = (): Piece => {
    const isTooLong = size > maxRowBytes
    const bytes = Buffer.concat(parts)
    parts = []
    size = 0
    return { bytes, isTooLong }
  }
  /** An unclosed quote must not consume the rest of the file. */
  const isLost = (byte: number, length: number) =>
    byte === newline && size + length > maxRowBytes && layout.format === 'csv'

  function* cut(chunk: Buffer): Generator<Piece> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!
      if (isLost(byte, at - from)) boundary.reset()
      if (!boundary.ends(byte)) continue
      keep(chunk.subarray(from, at))
      yield finish()
      from = at + 1
    }
    keep(chunk.subarray(from))
  }
  return { cut, finish }
}
