import { type Bilingual, bilingual, valuesOf } from '../bilingual.ts'
import {
  type ContentLanguage,
  contentLanguages,
  type Language,
  otherContentLanguage,
} from '../language.ts'
import { languageShown, textIn } from '../phrases.ts'
import { languageOfText } from '../script.ts'

export type PartialText = Bilingual<string | null>

/** What somebody wrote, and the same for readers of the other language. */
export type TextPair = { first: string | null; second: string | null }

/** The letters of the first text say its language. */
export function bothTexts({ first, second }: TextPair): PartialText {
  const [own, other] = first === null ? [second, null] : [first, second]
  const language = own === null ? undefined : languageOfText(own)
  return bilingual((one) => (one === language ? own : other))
}

type StoredTexts = { text: string | null; both: PartialText }

/** Absent values stay, null removes. */
type SentTexts = { text?: string | undefined; both?: Partial<Bilingual<SentText>> | undefined }
type SentText = string | null | undefined

/**
 * Without `text`, the one of `both` in the language of the first text replaces it; nothing removes
 * it. The second text stays, unless the new first one is in its language.
 */
export function mergeTexts(stored: StoredTexts, { text, both = {} }: SentTexts): TextPair {
  const spoken = stored.text ?? contentLanguages.map((one) => both[one]).find(Boolean) ?? null
  const first = text ?? ((spoken !== null && both[languageOfText(spoken)]) || spoken)
  if (first === null) return { first, second: null }
  const other = otherContentLanguage(languageOfText(first))
  const isReplaced = stored.text !== null && languageOfText(stored.text) === other
  const { [other]: second = isReplaced ? null : stored.both[other] } = both
  return { first, second }
}

type ShownText = { text: string; lang: ContentLanguage | undefined }

/** In the reader's language, or in the only one that there is, which `lang` then names. */
export function shownText(texts: PartialText, language: Language): ShownText | undefined {
  const shown = languageShown(texts, language)
  const text = texts[shown]
  return text === null ? undefined : { text, lang: shown === language ? undefined : shown }
}

export const isWritten = (texts: PartialText) => valuesOf(texts).some((text) => text !== null)

export const isSameText = (one: PartialText, other: PartialText): boolean =>
  contentLanguages.every((language) => one[language] === other[language])

export type NamedInBoth = { name: string; names: PartialText }

export const nameIn = ({ name, names }: NamedInBoth, language: Language): string =>
  textIn(names, language) ?? name
