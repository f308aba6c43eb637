import sharp from 'sharp'
import { shortMemory } from '#platform/short-memory.ts'
import { drawPortrait, type Portrait, portraitAddress } from './rules.ts'

/** All of them; at 6 kB each they cost little. */
const kept = 1_000

/** Only text from `drawPortrait` may come here: an SVG from elsewhere could read files. */
const encoded = (portrait: Portrait) =>
  sharp(Buffer.from(drawPortrait(portrait)))
    .webp({ quality: 80 })
    .toBuffer()

/** Draws each once while it is asked for, at 10 ms; a page shows up to twenty. */
export function portraits() {
  const recall = shortMemory<Buffer>({ seconds: 24 * 3600, most: kept, isWorth: () => true })
  return (portrait: Portrait) => recall(portraitAddress(portrait), () => encoded(portrait))
}
