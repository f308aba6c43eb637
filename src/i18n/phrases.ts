import type { Bilingual } from './bilingual.ts'
import {
  type ContentLanguage,
  contentLanguageOf,
  type Language,
  otherContentLanguage,
  perLanguage,
} from './language.ts'

export type Text = Bilingual<string>

type PluralCategories = {
  en: 'one' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}
type PluralForms = { [Category in Intl.LDMLPluralRule]?: string } & { other: string }

/** Languages of the interface without ads; missing phrases are shown in another one. */
type AddedLanguage = Exclude<Language, ContentLanguage>

type PlainText = Text & { [Added in AddedLanguage]?: string }
type PluralText = { [Whole in ContentLanguage]: Record<PluralCategories[Whole], string> } & {
  [Added in AddedLanguage]?: PluralForms
}

export type Phrase = PlainText | PluralText

export type Phrases = Record<string, Phrase>

export type Arguments = Record<string, string | number>

const pluralRules = perLanguage((locale) => new Intl.PluralRules(locale))
const numbers = perLanguage((locale) => new Intl.NumberFormat(locale))

function chosen(phrase: Phrase, language: Language, count: unknown): string {
  const spoken = language in phrase ? language : contentLanguageOf(language)
  const form = phrase[spoken] as string | PluralForms
  if (typeof form === 'string') return form
  return form[pluralRules(spoken).select(Number(count ?? 0))] ?? form.other
}

/** A cache, because a page formats the same few phrases hundreds of times. */
const partsOf = new Map<string, string[]>()

function splitWords(words: string): string[] {
  const known = partsOf.get(words)
  if (known) return known
  const parts = words.split(/\{(\w+)\}/)
  partsOf.set(words, parts)
  return parts
}

export function formatPhrase(phrase: Phrase, language: Language, values: Arguments = {}): string {
  const words = chosen(phrase, language, values.count)
  if (!words.includes('{')) return words
  let said = ''
  for (const [at, part] of splitWords(words).entries()) {
    const value = at % 2 === 1 ? (values[part] ?? `{${part}}`) : part
    said += typeof value === 'number' ? numbers(language).format(value) : value
  }
  return said
}

export function languageShown(text: Bilingual<string | null>, language: Language): ContentLanguage {
  const own = contentLanguageOf(language)
  return text[own] ? own : otherContentLanguage(own)
}

export function textIn<Value extends string | null>(
  text: Bilingual<Value>,
  language: Language,
): Value {
  return text[languageShown(text, language)]
}
