/** How many each network may keep, so that all keep at most `maximum`; `held` is theirs. */
export function maxOfNetwork(held: readonly number[], maximum: number): number {
  const ascending = held.toSorted((a, b) => a - b)
  let left = maximum
  for (const [at, count] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - at))
    if (count > share) return share
    left -= count
  }
  return Number.POSITIVE_INFINITY
}
