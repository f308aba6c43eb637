import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { brotliOptionsOf } from '#platform/kept-files/encodings.ts'

const best = brotliOptionsOf(constants.BROTLI_MAX_QUALITY)
const brotli = promisify(brotliCompress)

/** Of the time: a page takes 0.2 s of a core, and compressing must not use all of it. */
const workShare = 1 / 4

export function newRefiner(now: () => number = performance.now.bind(performance)) {
  let freeAt = 0
  return async (body: Buffer): Promise<Buffer | undefined> => {
    const start = now()
    if (start < freeAt) return
    freeAt = Number.POSITIVE_INFINITY
    try {
      return await brotli(body, best)
    } finally {
      freeAt = now() + (now() - start) * (1 / workShare - 1)
    }
  }
}
