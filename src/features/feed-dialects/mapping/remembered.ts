const mostRemembered = 20_000

/** Feeds say the same few words over and over; the memory of a long one has an end all the same. */
export function remembered<Found>(find: (key: string) => Found): (key: string) => Found {
  const known = new Map<string, Found>()
  return (key) => {
    if (known.size > mostRemembered) known.clear()
    if (!known.has(key)) known.set(key, find(key))
    return known.get(key) as Found
  }
}
