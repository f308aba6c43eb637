export type RoomRange =
  | { kind: 'any' }
  | { kind: 'studio' }
  | { kind: 'studio-or-one' }
  | { kind: 'exactly'; count: number }
  | { kind: 'or-more'; count: number }
  | { kind: 'range'; from: number; count: number }

/** `any` for a wish that no phrase can say, such as `['2', '5+']`. */
export function readRoomRange(rooms: readonly string[] = []): RoomRange {
  const counts = rooms.map((count) => Number.parseInt(count, 10)).sort((a, b) => a - b)
  const [from = 0, last = from] = [counts[0], counts.at(-1)]
  const isContiguous = counts.every((count, at) => count === from + at)
  const isOpen = rooms.includes(`${last}+`)
  if (counts.length === 0 || !isContiguous || (from === 0 && isOpen)) return { kind: 'any' }
  if (from === 0) {
    return last === 0
      ? { kind: 'studio' }
      : last === 1
        ? { kind: 'studio-or-one' }
        : { kind: 'any' }
  }
  if (isOpen) return { kind: 'or-more', count: from }
  return from === last ? { kind: 'exactly', count: from } : { kind: 'range', from, count: last }
}
