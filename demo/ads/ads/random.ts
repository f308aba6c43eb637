/** Numbers that only look random: the same seed always gives the same ones. */
export type Random = {
  /** 0 ≤ n < 1 */
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <T>(choices: readonly T[]) => T
}

/** Mulberry32 (public domain, Tommy Ettinger). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
  }
}
