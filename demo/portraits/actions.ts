import { ttlCache } from '#platform/ttl-cache.ts'
import { drawPortrait, type Portrait, portraitAddress } from './rules.ts'

/** All of them; at 6 kB each they cost little. */
const kept = 1_000

/** Only text from `drawPortrait` may come here: an SVG from elsewhere could read files. */
const encode = async (portrait: Portrait) => {
  // Loaded with the first portrait, so that the server's start does not wait for it.
  const { default: sharp } = await import('sharp')
  const drawing = Buffer.from(drawPortrait(portrait))
  return sharp(drawing).webp({ quality: 80 }).toBuffer()
}

/** Draws each once while it is asked for, at 10 ms; a page shows up to twenty. */
export function portraits() {
  const cache = ttlCache<Buffer>({ seconds: 24 * 3600, maxEntries: kept })
  return (portrait: Portrait) =>
    cache.getOrCompute(portraitAddress(portrait), () => encode(portrait))
}
