/** Names in a row with all that lies in it; an ad with all its photos has a few hundred. */
const maxNames = 5_000

function countNames(value: unknown, maximum = maxNames + 1): number {
  if (typeof value !== 'object' || value === null || maximum <= 0) return 0
  const inner = Object.values(value)
  let names = inner.length
  for (const one of inner) {
    if (names >= maximum) break
    names += countNames(one, maximum - names)
  }
  return names
}

export const hasTooManyNames = (value: unknown): boolean => countNames(value) > maxNames
