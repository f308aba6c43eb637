export const contentLanguages = ['en', 'ar'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

export function otherContentLanguage(language: ContentLanguage): ContentLanguage {
  const [first, second] = contentLanguages
  return language === first ? second : first
}

type Entry = {
  ownName: string
  /** For numbers, dates and plural forms. */
  locale: string
  direction: 'ltr' | 'rtl'
  script: 'Latin' | 'Arabic'
  comma: string
  /** With commas, or with a word for "and". */
  lists: 'unit' | 'conjunction'
  /** Whether "furnished" stands before or after "apartment". */
  adjectives: 'before' | 'after'
  /** Shown first, and for phrases without words in this language. */
  content: ContentLanguage
}

/** In the order of pages, `hreflang` and sitemaps; keys are the prefixes of addresses. */
export const languageEntries = {
  en: {
    ownName: 'English',
    locale: 'en-AE',
    direction: 'ltr',
    script: 'Latin',
    comma: ', ',
    lists: 'unit',
    adjectives: 'before',
    content: 'en',
  },
  ar: {
    ownName: 'العربية',
    locale: 'ar-AE',
    direction: 'rtl',
    script: 'Arabic',
    comma: '، ',
    lists: 'conjunction',
    adjectives: 'after',
    content: 'ar',
  },
} satisfies Record<ContentLanguage, Entry> & Record<string, Entry>

export type Language = keyof typeof languageEntries
export type Script = Entry['script']

export const languages = Object.keys(languageEntries) as readonly Language[]

/** Spec 2: the language of an address without a prefix. */
export const defaultLanguage = 'en'

export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language === code)
}

export function toLanguage(code: string | undefined): Language {
  return languages.find((language) => language === code) ?? defaultLanguage
}

/** Spec 2: /ar is Arabic; a path without a language is English. */
export function languageOfPath(path: string): Language {
  return toLanguage(path.split('/')[1])
}

/** Reads only the first language of `Accept-Language`. */
export function languageOfHeader(header: string | undefined): Language {
  return toLanguage(/^\s*([a-z]+)\b/i.exec(header ?? '')?.[1]?.toLowerCase())
}

export function directionOf(language: Language): Entry['direction'] {
  return languageEntries[language].direction
}

export function contentLanguageOf(language: Language): ContentLanguage {
  return languageEntries[language].content
}

const prefix = new RegExp(`^/(${languages.join('|')})(?=/|$|\\?)`)

/** `/properties` for `/ar/properties`, `/` for `/ar`. */
export function pathWithoutLanguage(path: string): string {
  return path.replace(prefix, '') || '/'
}

export function pathInLanguage(path: string, language: Language): string {
  const bare = pathWithoutLanguage(path)
  return `/${language}${bare === '/' ? '' : bare}`
}

export function joinWithCommas(parts: readonly string[], language: Language): string {
  return parts.join(languageEntries[language].comma)
}

/** Creates formatters once, because they are expensive. */
export function perLanguage<T>(make: (locale: string, language: Language) => T) {
  const made: Partial<Record<Language, T>> = {}
  return (language: Language): T =>
    (made[language] ??= make(languageEntries[language].locale, language))
}
