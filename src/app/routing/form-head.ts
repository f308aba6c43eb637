import { languageOfPath, pathWithoutLanguage } from '#i18n/language.ts'
import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { pageHead } from '../head.ts'

type Place = { origin: string; pathname: string }

/** For the loader, so that the phrases are not in other pages' scripts. */
export function addWords(
  { title, description }: { title: Phrase; description: Phrase },
  { origin, pathname }: Place,
) {
  const language = languageOfPath(pathname)
  return {
    title: formatPhrase(title, language),
    description: formatPhrase(description, language),
    path: pathWithoutLanguage(pathname),
    language,
    origin,
  }
}

/** Of a public form, which search engines may find. */
export const formHead = (loaded: ReturnType<typeof addWords> | undefined) =>
  loaded ? pageHead(loaded) : {}
