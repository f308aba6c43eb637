export type Chance = {
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  odds: (share: number) => boolean
  pick: <T>(list: readonly [T, ...T[]]) => T
}

/** Mulberry32: the same seed draws the same picture on every machine. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    odds: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
  }
}

/** FNV-1a, for seeds made of words and ids. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
