/** The languages in which ads, places and settings have their texts. */
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
  /** What `joinWithCommas` puts between the parts of a line. */
  comma: string
  /** How `formatList` joins names: with commas, or with a word for "and". */
  lists: 'unit' | 'conjunction'
  /** Whether "furnished" stands before or after "apartment". */
  adjectives: 'before' | 'after'
  /** Shown first of the texts of an ad, and instead of every phrase that has no words in this language. */
  content: ContentLanguage
}

/** In this order on pages, in `hreflang` and in sitemaps. The keys are the prefixes of addresses. */
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

/** Spec 2: the language of an address without a prefix, and of callers who wish for no other. */
export const defaultLanguage = 'en'

export function isLanguage(code: string | undefined): code is Language {
  return languages.some((language) => language === code)
}

/** The language of a code in a row or an address; the default one for any other text. */
export function toLanguage(code: string | undefined): Language {
  return languages.find((language) => language === code) ?? defaultLanguage
}

/** Spec 2: a path starting with /ar is Arabic; without a language it is English. */
export function languageOfPath(path: string): Language {
  return toLanguage(path.split('/')[1])
}

/** `Accept-Language` as the API reads it: the first wish if it is one of ours, else English. */
export function languageOfHeader(header: string | undefined): Language {
  return toLanguage(/^\s*([a-z]+)\b/i.exec(header ?? '')?.[1]?.toLowerCase())
}

export function directionOf(language: Language): Entry['direction'] {
  return languageEntries[language].direction
}

/** The language whose texts of ads are shown first to readers of this one. */
export function contentLanguageOf(language: Language): ContentLanguage {
  return languageEntries[language].content
}

const prefix = new RegExp(`^/(${languages.join('|')})(?=/|$|\\?)`)

/** `/properties` of `/ar/properties`, `/` of `/ar`: the same for a page in every language. */
export function pathWithoutLanguage(path: string): string {
  return path.replace(prefix, '') || '/'
}

/** The same page in another language; path and query stay as they are. */
export function pathInLanguage(path: string, language: Language): string {
  const bare = pathWithoutLanguage(path)
  return `/${language}${bare === '/' ? '' : bare}`
}

/** `Dubai Marina, Dubai`; `دبي مارينا، دبي`. */
export function joinWithCommas(parts: readonly string[], language: Language): string {
  return parts.join(languageEntries[language].comma)
}

/** Formatters are costly to make: one for each language, made when first asked for. */
export function perLanguage<T>(make: (locale: string, language: Language) => T) {
  const made: Partial<Record<Language, T>> = {}
  return (language: Language): T =>
    (made[language] ??= make(languageEntries[language].locale, language))
}
