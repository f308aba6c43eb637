import { languageOfPath } from '#i18n/language.ts'
import { type Phrase, say } from '#i18n/phrases.ts'
import { pageHead } from './head.ts'

type Loaded = { origin: string; pathname: string }

/** The head of a page that is nobody's find: for its title alone. */
export function accountHead(phrase: Phrase, loaded: Loaded | undefined) {
  if (!loaded) return {}
  const { origin, pathname } = loaded
  const language = languageOfPath(pathname)
  const title = say(phrase, language)
  const path = pathname.replace(/^\/(en|ar)(?=\/)/, '')
  return pageHead({ title, description: title, path, language, origin, isIndexed: false })
}
