import { choiceOf, numberOf, yesAndNo } from '#features/feeds/records/rules/values.ts'

const anyNumber = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Undefined: the feed does not mention the field; null: it says that there is none. */
type Cell<Value> = Value | string | null | undefined

export function textIn(text: string | undefined): string | null | undefined {
  return text === undefined ? undefined : text.trim() || null
}

/** A text that is not a number is kept, to be refused by name. */
export function numberIn(text: string | undefined): Cell<number> {
  const said = textIn(text)
  return said ? (numberOf(said, anyNumber) ?? said) : said
}

/** `7+` is 7; a studio is `0`, `-1` or its word. */
export function countIn(text: string | undefined): Cell<number> {
  const said = textIn(text)
  if (said && /^(studio|استوديو|-1)$/i.test(said)) return 0
  return numberIn(said?.replace(/\+$/, '') ?? text)
}

export function wordIn<Word extends string | boolean>(
  text: string | undefined,
  words: Record<string, Word>,
): Cell<Word> {
  const said = textIn(text)
  return said ? (choiceOf<Word>(said, words) ?? said) : said
}

export type Reading = 'text' | 'number' | 'count' | 'flag' | Record<string, string>

export function valueIn(text: string | undefined, reading: Reading): Cell<number | boolean> {
  if (reading === 'text') return textIn(text)
  if (reading === 'number') return numberIn(text)
  if (reading === 'count') return countIn(text)
  return wordIn<string | boolean>(text, reading === 'flag' ? yesAndNo : reading)
}

export function told(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

export function inBoth(en: string | null | undefined, ar: string | null | undefined) {
  return en === undefined && ar === undefined ? undefined : told({ en, ar })
}
