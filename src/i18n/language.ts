export type Language = 'en' | 'ar'

export const languages: readonly Language[] = ['en', 'ar']

/** Spec 2: a path starting with /ar is Arabic, any other path is English. */
export function languageOfPath(path: string): Language {
  return path === '/ar' || path.startsWith('/ar/') ? 'ar' : 'en'
}

/** `Accept-Language` as the API reads it: Arabic if Arabic is the first wish, else English. */
export function languageOfHeader(header: string | undefined): Language {
  return /^\s*ar\b/i.test(header ?? '') ? 'ar' : 'en'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The same page in the other language; path and query stay as they are. */
export function pathInLanguage(path: string, language: Language): string {
  const bare = path.replace(/^\/(en|ar)(?=\/|$|\?)/, '')
  return `/${language}${bare === '/' ? '' : bare}`
}
