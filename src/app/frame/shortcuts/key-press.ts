/** `code`: where the key is; `arabicKey`: what the same key writes on an Arabic keyboard. */
export const shortcutKeys = {
  search: { key: '/', code: 'Slash', needsShift: false, arabicKey: 'ظ' },
  results: { key: 'r', code: 'KeyR', needsShift: false, arabicKey: 'ق' },
  contact: { key: 'c', code: 'KeyC', needsShift: false, arabicKey: 'ؤ' },
  list: { key: '?', code: 'Slash', needsShift: true, arabicKey: '؟' },
} as const

export type Shortcut = keyof typeof shortcutKeys

export const shortcutNames = Object.keys(shortcutKeys) as Shortcut[]

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** On a keyboard of other letters the place of the key counts: `ظ` and `/` are one key, as are `؟` and `?`. */
export function shortcutOf({ key, code, shiftKey }: Press): Shortcut | undefined {
  const isLatin = key.length !== 1 || key <= '~'
  if (isLatin) return shortcutNames.find((name) => shortcutKeys[name].key === key.toLowerCase())
  // Some keyboards write it with another key.
  if (key === shortcutKeys.list.arabicKey) return 'list'
  const placed = shortcutNames.filter((name) => shortcutKeys[name].code === code)
  return placed.find((name) => shortcutKeys[name].needsShift === shiftKey) ?? placed[0]
}
