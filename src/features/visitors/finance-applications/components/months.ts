/** `{ least: 1, count: 3 }` of the API's word `1-3-months`; nothing of a word without months. */
export function monthsIn(word: string): Record<string, number> {
  const [, least, most] = /^(\d+)-(\d+)-months$/.exec(word) ?? []
  return least && most ? { least: Number(least), count: Number(most) } : {}
}
