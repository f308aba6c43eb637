import { choiceOf, numberOf, yesAndNo } from '#features/feeds/records/rules/values.ts'

const anyNumber = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** What a feed says of a field: absent where it is silent, null where it says there is none. */
type Cell<Value> = Value | string | null | undefined

export function textIn(text: string | undefined): string | null | undefined {
  return text === undefined ? undefined : text.trim() || null
}

/** A number; what is none stays a text, to be refused by name. */
export function numberIn(text: string | undefined): Cell<number> {
  const said = textIn(text)
  return said ? (numberOf(said, anyNumber) ?? said) : said
}

/** Bedrooms and bathrooms: `7+` is seven, a studio is `0`, `-1` or its word. */
export function countIn(text: string | undefined): Cell<number> {
  const said = textIn(text)
  if (said && /^(studio|استوديو|-1)$/i.test(said)) return 0
  return numberIn(said?.replace(/\+$/, '') ?? text)
}

/** One of these words, however it is written; any other stays as it is, to be refused by name. */
export function wordIn<Word extends string | boolean>(
  text: string | undefined,
  words: Record<string, Word>,
): Cell<Word> {
  const said = textIn(text)
  return said ? (choiceOf<Word>(said, words) ?? said) : said
}

/** How the cell of a field is read: text, number, a yes or no, or one of these words. */
export type Reading = 'text' | 'number' | 'count' | 'flag' | Record<string, string>

/** What a cell says of a field. */
export function valueIn(text: string | undefined, reading: Reading): Cell<number | boolean> {
  if (reading === 'text') return textIn(text)
  if (reading === 'number') return numberIn(text)
  if (reading === 'count') return countIn(text)
  return wordIn<string | boolean>(text, reading === 'flag' ? yesAndNo : reading)
}

/** Fields that the feed speaks of. */
export function told(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** A text in both languages, if the feed has it in one. */
export function inBoth(en: string | null | undefined, ar: string | null | undefined) {
  return en === undefined && ar === undefined ? undefined : told({ en, ar })
}
