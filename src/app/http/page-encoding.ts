import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export function encodingFor(accepted: string | undefined): Encoding {
  const wishes = accepted ?? ''
  if (/\bbr\b/.test(wishes)) return 'br'
  return /\bgzip\b/.test(wishes) ? 'gzip' : 'identity'
}

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** Nine tenths of the best ratio for a thirtieth of its time: for the first who asks. */
const brotliOptions = ofQuality(5)
const best = ofQuality(constants.BROTLI_MAX_QUALITY)

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, brotliOptions)
  return encoding === 'gzip' ? zip(body) : body
}

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
