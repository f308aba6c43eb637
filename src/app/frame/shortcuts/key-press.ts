/** On an Arabic keyboard the same keys write these letters. */
const latinKeys: Record<string, string> = { Slash: '/', KeyR: 'r', KeyC: 'c' }

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The character of a key as on a Latin keyboard: `ظ` and `/` are one key, as are `؟` and `?`. */
export function characterOf({ key, code, shiftKey }: Press): string {
  const isLatin = key.length !== 1 || key <= '~'
  if (isLatin) return key.toLowerCase()
  if (key === '؟' || (code === 'Slash' && shiftKey)) return '?'
  return latinKeys[code] ?? key
}
