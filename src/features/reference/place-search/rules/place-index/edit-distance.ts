const maxWidth = 128
const rows = [0, 1, 2].map(() => new Uint8Array(maxWidth + 1))

/** Letters to insert, drop, replace or swap with a neighbour; `limit + 1` where there are more. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  if (one.length > maxWidth || other.length > maxWidth) return one === other ? 0 : limit + 1
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= other.length; column++) above[column] = column
  for (let row = 1; row <= one.length; row++) {
    const least = fillRow({ one, other, row, before, above, current })
    if (least > limit) return limit + 1
    ;[before, above, current] = [above, current, before]
  }
  return Math.min(above[other.length]!, limit + 1)
}

type Row = {
  one: string
  other: string
  row: number
  before: Uint8Array
  above: Uint8Array
  current: Uint8Array
}

function fillRow({ one, other, row, before, above, current }: Row): number {
  const letter = one.charCodeAt(row - 1)
  const previous = row > 1 ? one.charCodeAt(row - 2) : -1
  let least = row
  current[0] = row
  for (let column = 1; column <= other.length; column++) {
    const facing = other.charCodeAt(column - 1)
    let cost = above[column - 1]! + (letter === facing ? 0 : 1)
    cost = Math.min(cost, above[column]! + 1, current[column - 1]! + 1)
    const swapped = column > 1 && previous === facing && letter === other.charCodeAt(column - 2)
    if (swapped) cost = Math.min(cost, before[column - 2]! + 1)
    current[column] = cost
    if (cost < least) least = cost
  }
  return least
}
