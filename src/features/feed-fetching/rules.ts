/** Milliseconds that a fetch may have one of the places of quick ones. */
export const usualQuickMs = 20_000

/** Expectations 5.4: a large feed may take a while, an endless one not. Milliseconds of all attempts. */
export const fetchMs = 5 * 60_000

/** `isKnown`: as of room (`storage-shares`). `before`: runs of its network or account in the last hour. */
export type Turn = { isKnown: boolean; before: number }

/** More than runs of one turn are counted, so any run of a known account goes before all others. */
const knownFirst = 1_000_000

/** Slow fetches lie this far below quick ones and keep their order. */
const slowBy = 10_000_000

/** Of one queue quick fetches have these priorities, and slow ones those below. */
export const leastQuick = -slowBy / 2

/** The first run of every network begins before the second of any other, those of known accounts first. */
export function priorityOf({ isKnown, before }: Turn, isSlow: boolean): number {
  return (isKnown ? knownFirst : 0) - before - (isSlow ? slowBy : 0)
}
