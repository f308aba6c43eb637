import { languageOfPath, pathWithoutLanguage } from '#i18n/language.ts'
import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { pageHead } from '../head.ts'

type TitleContext = { origin: string; pathname: string; title: string; description?: string }

/** For the loader, so that the phrases are not in other pages' scripts. */
export function addTitle(phrase: Phrase, place: Omit<TitleContext, 'title'>): TitleContext {
  return { ...place, title: formatPhrase(phrase, languageOfPath(place.pathname)) }
}

export function accountHead(loaded: TitleContext | undefined) {
  if (!loaded) return {}
  const { origin, pathname, title, description = title } = loaded
  const language = languageOfPath(pathname)
  const path = pathWithoutLanguage(pathname)
  return pageHead({ title, description, path, language, origin, isIndexed: false })
}
