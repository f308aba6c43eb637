import { createHash } from 'node:crypto'
import { UnusableBackup } from './unusable.ts'

/* A record is its kind (1 byte), its length (4 bytes, big-endian) and its bytes. */

const kinds = { begin: 1, bytes: 2, end: 3 } as const
const headLength = 5
/** The connection yields about 64 KiB at a time, so a longer record means a damaged file. */
const maxRecordBytes = 64 * 1024 * 1024

type Pieces = AsyncIterable<Uint8Array>

export type PartSum = { bytes: number; sha256: string }

function recordOf(kind: number, bytes: Uint8Array): Buffer[] {
  const head = Buffer.alloc(headLength)
  head.writeUInt8(kind)
  head.writeUInt32BE(bytes.byteLength, 1)
  return [head, Buffer.from(bytes)]
}

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

/** In the order in which they were written; `read` must consume all bytes. */
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
