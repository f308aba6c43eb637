import { createHash } from 'node:crypto'
import { UnusableBackup } from './unusable.ts'

/*
 * The content of a database file: for each part a record that names it, records with its bytes and
 * one that ends it. A record is its kind (one byte), its length (four bytes) and its bytes.
 */

const kinds = { begin: 1, bytes: 2, end: 3 } as const
const headLength = 5
/** What the connection hands over at once is some 64 KiB; more than this is damage. */
const maxRecordBytes = 64 * 1024 * 1024

type Pieces = AsyncIterable<Uint8Array>

export type PartSum = { bytes: number; sha256: string }

function recordOf(kind: number, bytes: Uint8Array): Buffer[] {
  const head = Buffer.alloc(headLength)
  head.writeUInt8(kind)
  head.writeUInt32BE(bytes.byteLength, 1)
  return [head, Buffer.from(bytes)]
}

/** The records of one part; `onEnd` is told how large it was and its hash. */
export async function* writePart(
  name: string,
  content: Pieces,
  onEnd: (sum: PartSum) => void,
): AsyncGenerator<Buffer> {
  const sum = sumOf(content)
  yield* recordOf(kinds.begin, Buffer.from(name))
  for await (const piece of sum.content) yield* recordOf(kinds.bytes, piece)
  yield* recordOf(kinds.end, Buffer.alloc(0))
  onEnd(sum.end())
}

const broken = () => new UnusableBackup('The database file is damaged or was cut off.')

type Record = { kind: number; bytes: Buffer }

/** Where the record ends with which the bytes begin; beyond them while its head is not there. */
function endOf(bytes: Buffer): number {
  if (bytes.length < headLength) return Infinity
  const length = bytes.readUInt32BE(1)
  if (length > maxRecordBytes) throw broken()
  return headLength + length
}

async function* readRecords(content: Pieces): AsyncGenerator<Record> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of content) {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : Buffer.from(piece)
    for (let end = endOf(rest); end <= rest.length; end = endOf(rest)) {
      yield { kind: rest.readUInt8(), bytes: rest.subarray(headLength, end) }
      rest = rest.subarray(end)
    }
  }
  if (rest.length > 0) throw broken()
}

function nameOf({ kind, bytes }: Record): string {
  if (kind !== kinds.begin) throw broken()
  return bytes.toString()
}

async function* bytesOf(records: AsyncGenerator<Record>): AsyncGenerator<Buffer> {
  for (;;) {
    const { done, value } = await records.next()
    if (done || value.kind === kinds.begin) throw broken()
    if (value.kind === kinds.end) return
    yield value.bytes
  }
}

export function sumOf(source: Pieces) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pass() {
    for await (const piece of source) {
      hash.update(piece)
      bytes += piece.byteLength
      yield piece
    }
  }
  return { content: pass(), end: (): PartSum => ({ bytes, sha256: hash.digest('hex') }) }
}

/**
 * Hands each part to `read` in the order in which they were written; `read` takes all its bytes.
 * Answers with the size and hash of each.
 */
export async function readParts(
  content: Pieces,
  read: (name: string, content: Pieces) => Promise<void>,
): Promise<Map<string, PartSum>> {
  const sums = new Map<string, PartSum>()
  const records = readRecords(content)
  try {
    for (let next = await records.next(); !next.done; next = await records.next()) {
      const name = nameOf(next.value)
      const sum = sumOf(bytesOf(records))
      await read(name, sum.content)
      sums.set(name, sum.end())
    }
    return sums
  } finally {
    await records.return(undefined)
  }
}
