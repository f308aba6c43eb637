import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { openPauses } from '#platform/jobs/pauses.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Pace } from './pace.ts'

type Chunks = AsyncIterable<Uint8Array>

const megabyte = 1024 * 1024

/** Unpacked bytes: ten times an upload, so that a packed feed fits and a bomb ends early. */
export const maxBytes = 1024 * megabyte

/** Feeds shrink to a tenth by gzip; bombs to a thousandth. */
const maxUnpackedRatio = 50
/** Every packed file may unpack to this. */
const maxUnpackedBytesOfAny = 100 * megabyte

/** Enough to recognise gzip, a byte order mark and an XML declaration. */
const headBytes = 256

type FileStart = { head: Buffer; chunks: Chunks }

async function readHead(chunks: Chunks): Promise<FileStart> {
  const rest = chunks[Symbol.asyncIterator]()
  let head: Buffer = Buffer.alloc(0)
  while (head.length < headBytes) {
    const next = await rest.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  async function* whole() {
    try {
      if (head.length > 0) yield head
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
    } finally {
      await rest.return?.()
    }
  }
  return { head, chunks: whole() }
}

type Progress = { bytes: number }

async function* limitBytes(chunks: Chunks, progress: Progress): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    progress.bytes += chunk.length
    if (progress.bytes > maxBytes) {
      throw new Refusal(413, [{ code: 'feed_too_large', values: { maximum: maxBytes / megabyte } }])
    }
    yield chunk
  }
}

const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b

const damages = new Map([
  ['Z_BUF_ERROR', 'feed_truncated' as const],
  ['Z_DATA_ERROR', 'feed_damaged' as const],
])

async function* unpackedWithin(chunks: Chunks, packed: Progress): AsyncGenerator<Uint8Array> {
  const whole: Progress = { bytes: 0 }
  for await (const chunk of limitBytes(gunzip(chunks), whole)) {
    const maximum = Math.max(maxUnpackedBytesOfAny, maxUnpackedRatio * packed.bytes)
    if (whole.bytes > maximum) {
      const values = { ratio: maxUnpackedRatio, maximum: maxUnpackedBytesOfAny / megabyte }
      throw new Refusal(413, [{ code: 'feed_unpacks_too_far', values }])
    }
    yield chunk
  }
}

async function* gunzip(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const content = pipeline(Readable.from(chunks), createGunzip(), () => undefined)
  try {
    yield* content
  } catch (error) {
    const code = damages.get((error as { code?: string }).code ?? '')
    throw code ? new Refusal(422, [{ code }]) : error
  }
}

/** Encodings of the region's CRMs; any other is refused, not guessed. */
const encodings = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252', 'windows-1256', 'iso-8859-6']

function encodingOfMark(head: Buffer): string | undefined {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined
}

/** By the byte order mark, else the XML declaration, else UTF-8. */
function encodingOf(head: Buffer): string {
  const mark = encodingOfMark(head)
  if (mark) return mark
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head.toString('latin1'))
  const label = declared?.[1]?.toLowerCase() ?? 'utf-8'
  // A declaration that can be read in single bytes is not in UTF-16.
  if (label.startsWith('utf')) return 'utf-8'
  if (!encodings.includes(label)) throw new Refusal(422, [{ code: 'feed_encoding' }])
  return label
}

/** Characters: long enough to be fast, short enough for pauses in between. */
const maxPieceLength = 64 * 1024

export function* splitText(text: string, longest = maxPieceLength): Generator<string> {
  for (let from = 0; from < text.length; from += longest) yield text.slice(from, from + longest)
}

async function* decode(
  chunks: Chunks,
  encoding: string,
  pace: Pace | undefined,
): AsyncGenerator<string> {
  const pause = openPauses(pace)
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of chunks) {
    pace?.resume()
    let text: string
    try {
      text = decoder.decode(chunk, { stream: true })
    } catch {
      throw new Refusal(422, [{ code: 'feed_encoding' }])
    }
    for (const piece of splitText(text)) {
      await pause()
      await pace?.next(piece.length)
      yield piece
    }
    pace?.pause()
  }
  try {
    yield* splitText(decoder.decode())
  } catch {
    throw new Refusal(422, [{ code: 'feed_truncated' }])
  }
}

type TextOptions = { signal?: AbortSignal | undefined; pace?: Pace | undefined }

/**
 * Unpacks where needed; memory does not grow. Once `signal` is aborted it ends like the file.
 * @throws Refusal about the size, packing, encoding or CPU time of the file
 */
export async function* readText(
  chunks: Chunks,
  { signal, pace }: TextOptions = {},
): AsyncGenerator<string> {
  const sent: Progress = { bytes: 0 }
  const packed = await readHead(limitBytes(chunks, sent))
  const plain = isGzip(packed.head) ? await readHead(unpackedWithin(packed.chunks, sent)) : packed
  for await (const piece of decode(plain.chunks, encodingOf(plain.head), pace)) {
    if (signal?.aborted) return
    yield piece
  }
}
