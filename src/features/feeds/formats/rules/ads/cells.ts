import { choiceOf, numberOf, yesAndNo } from '#features/feeds/records/rules/values.ts'
import { bilingual } from '#i18n/bilingual.ts'
import type { ContentLanguage } from '#i18n/language.ts'

const anyNumber = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Undefined: the feed does not mention the field; null: it says that there is none. */
type Cell<Value> = Value | string | null | undefined

export function textIn(text: string | undefined): string | null | undefined {
  return text === undefined ? undefined : text.trim() || null
}

/** A text that is not a number is kept, to be refused by name. */
export function numberIn(text: string | undefined): Cell<number> {
  const content = textIn(text)
  return content ? (numberOf(content, anyNumber) ?? content) : content
}

/** `7+` is 7; a studio is `0`, `-1` or its word. */
export function countIn(text: string | undefined): Cell<number> {
  const content = textIn(text)
  if (content && /^(studio|استوديو|-1)$/i.test(content)) return 0
  return numberIn(content?.replace(/\+$/, '') ?? text)
}

export function wordIn<Word extends string | boolean>(
  text: string | undefined,
  words: Record<string, Word>,
): Cell<Word> {
  const content = textIn(text)
  return content ? (choiceOf<Word>(content, words) ?? content) : content
}

export type CellType = 'text' | 'number' | 'count' | 'flag' | Record<string, string>

export function valueIn(text: string | undefined, type: CellType): Cell<number | boolean> {
  if (type === 'text') return textIn(text)
  if (type === 'number') return numberIn(text)
  if (type === 'count') return countIn(text)
  return wordIn<string | boolean>(text, type === 'flag' ? yesAndNo : type)
}

export function dropUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

export function inBoth(read: (language: ContentLanguage) => string | null | undefined) {
  const texts = dropUndefined(bilingual(read))
  return Object.keys(texts).length === 0 ? undefined : texts
}
