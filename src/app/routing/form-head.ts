import { languageOfPath, pathWithoutLanguage } from '#i18n/language.ts'
import { type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import { warmSettings } from '../frame/warm-settings.ts'
import { pageHead } from '../head.ts'
import type { RouteContext } from '../route-context.ts'

type Place = { context: RouteContext; pathname: string }

/** For the loader, so that the phrases are not in other pages' scripts. */
export async function addWords(
  { title, description }: { title: Phrase; description: Phrase },
  { context, pathname }: Place,
) {
  const language = languageOfPath(pathname)
  const site = await warmSettings({ ...context, language })
  const name = formatPhrase(title, language)
  return {
    title: site ? `${name} | ${textIn(site.siteName, language)}` : name,
    description: formatPhrase(description, language),
    path: pathWithoutLanguage(pathname),
    language,
    origin: context.origin,
  }
}

/** Of a public form, which search engines may find. */
export const formHead = (loaded: Awaited<ReturnType<typeof addWords>> | undefined) =>
  loaded ? pageHead(loaded) : {}
