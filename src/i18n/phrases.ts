import type { Language } from './language.ts'

/** A text that a row or the seed holds in both languages, and its form on the wire. */
export type Text = { en: string; ar: string }

type PluralText = {
  en: { one: string; other: string }
  ar: { zero: string; one: string; two: string; few: string; many: string; other: string }
}

export type Phrase = Text | PluralText

/** The words of one feature. A missing Arabic text or plural form does not compile. */
export type Phrases = Record<string, Phrase>

export type Arguments = Record<string, string | number>

const pluralRules = { en: new Intl.PluralRules('en-AE'), ar: new Intl.PluralRules('ar-AE') }
const numbers = { en: new Intl.NumberFormat('en-AE'), ar: new Intl.NumberFormat('ar-AE') }

function chosen(phrase: Phrase, language: Language, count: unknown): string {
  const form = phrase[language]
  if (typeof form === 'string') return form
  const category = pluralRules[language].select(Number(count ?? 0))
  return (form as Record<string, string>)[category] ?? form.other
}

/** Texts and the names of places in turn: a page says the same few phrases hundreds of times. */
const partsOf = new Map<string, string[]>()

function parted(words: string): string[] {
  const known = partsOf.get(words)
  if (known) return known
  const parts = words.split(/\{(\w+)\}/)
  partsOf.set(words, parts)
  return parts
}

/** Fills `{name}` places; numbers are written the way the language's readers expect. */
export function say(phrase: Phrase, language: Language, values: Arguments = {}): string {
  const words = chosen(phrase, language, values.count)
  if (!words.includes('{')) return words
  let said = ''
  for (const [at, part] of parted(words).entries()) {
    const value = at % 2 === 1 ? (values[part] ?? `{${part}}`) : part
    said += typeof value === 'number' ? numbers[language].format(value) : value
  }
  return said
}

/** What a row holds in one language, else in the other. */
export function textIn(text: Text, language: Language): string {
  return text[language] || text[language === 'en' ? 'ar' : 'en']
}
