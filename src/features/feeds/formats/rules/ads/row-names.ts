import { maxRowNodes } from '#features/feeds/records/rules/row-limits.ts'

/** Without recursion: a row may be nested deeper than the stack allows. */
export function hasTooManyNames(row: unknown): boolean {
  const waiting = [row]
  let names = 0
  while (waiting.length > 0 && names <= maxRowNodes) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    names += inner.length
    if (names <= maxRowNodes) waiting.push(...inner)
  }
  return names > maxRowNodes
}
