import { editDistance } from './edit-distance.ts'

// `once` and `twice` are 32-bit sets of the letters that a text has, and has twice. One edit
// changes at most two bits, so comparing sets avoids nearly all edit distances.
export type NearIndex = {
  texts: string[]
  ids: Int32Array
  once: Int32Array
  twice: Int32Array
  starts: Int32Array
}

export type NearWord = { id: number; distance: number }

const maxWordLength = 127
const firstArabicLetter = 0x600

export function buildNear(list: string[]): NearIndex {
  const ids = Int32Array.from(list.keys()).sort((a, b) => shelfOf(list[a]!) - shelfOf(list[b]!))
  const texts = Array.from(ids, (id) => list[id]!)
  const starts = new Int32Array(2 * (maxWordLength + 1) + 1)
  for (const text of texts) starts[shelfOf(text) + 1]! += 1
  for (let shelf = 1; shelf < starts.length; shelf++) starts[shelf]! += starts[shelf - 1]!
  const sets = texts.map(letterSets)
  return {
    texts,
    ids,
    starts,
    once: Int32Array.from(sets, ([once]) => once),
    twice: Int32Array.from(sets, ([, twice]) => twice),
  }
}

/** Only texts of the same script are found. */
export function findNear(index: NearIndex, text: string, limit: number): NearWord[] {
  const { texts, ids, once, twice, starts } = index
  const shelf = shelfOf(text)
  const length = Math.min(text.length, maxWordLength)
  const from = starts[shelf - Math.min(limit, length)]!
  const until = starts[shelf + Math.min(limit, maxWordLength - length) + 1]!
  const [ownOnce, ownTwice] = letterSets(text)
  const found: NearWord[] = []
  for (let at = from; at < until; at++) {
    const apart = countBits(once[at]! ^ ownOnce)
    if (apart > 2 * limit || apart + countBits(twice[at]! ^ ownTwice) > 2 * limit) continue
    const distance = editDistance(text, texts[at]!, limit)
    if (distance <= limit) found.push({ id: ids[at]!, distance })
  }
  return found
}

function shelfOf(text: string): number {
  const script = text.charCodeAt(0) < firstArabicLetter ? 0 : maxWordLength + 1
  return script + Math.min(text.length, maxWordLength)
}

function letterSets(text: string): [once: number, twice: number] {
  let once = 0
  let twice = 0
  for (let at = 0; at < text.length; at++) {
    const bit = 1 << (text.charCodeAt(at) & 31)
    twice |= once & bit
    once |= bit
  }
  return [once, twice]
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
