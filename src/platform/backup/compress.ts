import { pipeline, Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { UnusableBackup } from './unusable.ts'

type Pieces = AsyncIterable<Uint8Array>

const ignore = () => undefined

export const compress = (content: Pieces): AsyncIterable<Buffer> =>
  pipeline(Readable.from(content), createZstdCompress(), ignore)

/** @throws UnusableBackup */
export async function* decompress(content: Pieces): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(Readable.from(content), createZstdDecompress(), ignore) as AsyncIterable<Buffer>
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!/^(ZSTD_|Z_)/.test(code)) throw error
    throw new UnusableBackup('The backup is damaged: it cannot be decompressed.')
  }
}

export async function* linesOf(content: Pieces): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of content) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
