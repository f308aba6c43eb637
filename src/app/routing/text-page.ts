import { warmSettings } from '#app/frame/warm-settings.ts'
import type { PageName } from '#features/reference/page-links/contract.ts'
import { pageQuery } from '#features/site/pages/components/page-shown.ts'
import { languageOfPath, pathWithoutLanguage } from '#i18n/language.ts'
import { formatPhrase, type Phrase, textIn } from '#i18n/phrases.ts'
import type { RouteContext } from '../route-context.ts'

type Opening = { context: RouteContext; location: { pathname: string } }

/** Reads a page of text, and what its head says of it (`formHead`). */
export async function loadTextPage(
  page: PageName,
  { title, description }: { title: Phrase; description: Phrase },
  { context: { queryClient, dispatch, origin }, location }: Opening,
) {
  const language = languageOfPath(location.pathname)
  const [settings] = await Promise.all([
    warmSettings({ queryClient, dispatch, language }),
    queryClient.ensureQueryData(pageQuery(page, { language, dispatch })),
  ])
  const site = settings ? textIn(settings.siteName, language) : ''
  return {
    title: formatPhrase(title, language, { site }),
    description: formatPhrase(description, language, { site }),
    path: pathWithoutLanguage(location.pathname),
    language,
    origin,
  }
}
