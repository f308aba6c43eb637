/** Names in a row with all that lies in it; an ad with all its photos has a few hundred. */
const maxNames = 5_000

/** Without recursion: a row may be nested deeper than the stack is. */
export function hasTooManyNames(row: unknown): boolean {
  const waiting = [row]
  let names = 0
  while (waiting.length > 0 && names <= maxNames) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    names += inner.length
    if (names <= maxNames) waiting.push(...inner)
  }
  return names > maxNames
}
