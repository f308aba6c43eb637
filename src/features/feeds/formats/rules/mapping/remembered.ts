const maxKeys = 20_000
/** Of all keys together, so that a thousand long words need no more memory than many short ones. */
const maxKeyCharacters = 1_000_000

/** Feeds say the same few words over and over; the memory of a long one has an end all the same. */
export function remembered<Found>(find: (key: string) => Found): (key: string) => Found {
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
