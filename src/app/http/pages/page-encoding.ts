import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { ofQuality } from '#platform/kept-files/encodings.ts'

const best = ofQuality(constants.BROTLI_MAX_QUALITY)
const brotli = promisify(brotliCompress)

/** Of the time: a fifth of a second of a core a page must never become all of one. */
const workShare = 1 / 4

/**
 * Compresses in the background as well as can be, one body at a time and resting in between; a
 * body that comes meanwhile is passed over.
 */
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
