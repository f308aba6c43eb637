const neighbours: Record<string, string> = {
  a: 'es',
  e: 'ai',
  i: 'eo',
  o: 'uí',
  u: 'oy',
  b: 'vn',
  d: 'sf',
  h: 'jg',
  k: 'cl',
  m: 'nb',
  n: 'mb',
  r: 'te',
  s: 'za',
  t: 'ry',
  ا: 'أع',
  ه: 'ةح',
  ة: 'هت',
  ي: 'ىئ',
  ت: 'طث',
  س: 'صش',
  ض: 'ظد',
  د: 'ذض',
  ق: 'غك',
  ر: 'زو',
  ل: 'مب',
  ن: 'تم',
  م: 'نل',
  ب: 'يت',
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A name with one slip of the hand; two in names of twelve letters and more. */
export function misspell(name: string, roll: () => number): string {
  const once = slip(name, roll)
  return name.length >= 12 ? slip(once, roll) : once
}

function slip(name: string, roll: () => number): string {
  const letters = Array.from(name)
  const places = letters.flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []))
  const at = places[Math.floor(roll() * places.length)] ?? 0
  const letter = letters[at] ?? ''
  const near = neighbours[letter.toLowerCase()] ?? letter + letter
  const slips = [
    () => letters.splice(at, 1),
    () => letters.splice(at, 0, letter),
    () => letters.splice(at, 2, letters[at + 1] ?? '', letter),
    () => letters.splice(at, 1, near[Math.floor(roll() * near.length)] ?? ''),
    () => letters.splice(Math.max(0, letters.indexOf(' ')), 1),
  ]
  slips[Math.floor(roll() * slips.length)]?.()
  return letters.join('')
}
