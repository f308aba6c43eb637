const maxKeys = 20_000
/** Of all keys together, since a thousand long keys need as much memory as many short ones. */
const maxKeyCharacters = 1_000_000

/** Feeds repeat the same few words; the cache is cleared when it is full. */
export function memoize<Found>(find: (key: string) => Found): (key: string) => Found {
  const known = new Map<string, Found>()
  let characters = 0
  return (key) => {
    if (known.has(key)) return known.get(key) as Found
    const found = find(key)
    if (known.size >= maxKeys || characters + key.length > maxKeyCharacters) {
      known.clear()
      characters = 0
    }
    if (key.length <= maxKeyCharacters) {
      known.set(key, found)
      characters += key.length
    }
    return found
  }
}
