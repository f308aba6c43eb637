import { createFileRoute } from '@tanstack/react-router'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead, withStyles } from '#app/head.ts'
import { emiratesQuery } from '#features/site/areas/components/area-query.ts'
import { EmirateFigures } from '#features/site/areas/components/lazy-parts.ts'
import { areasQuery } from '#features/site/areas/components/areas-query.ts'
import styles from '#features/site/areas/components/page.css?url'
import { phrases } from '#features/site/areas/phrases/page.ts'
import { EmiratesScreen } from '#features/site/areas/screens/emirates.tsx'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'

export const Route = createFileRoute('/{-$lang}/emirates/')({
  loader: async ({ context: { queryClient, dispatch, origin }, location }) => {
    const language = languageOfPath(location.pathname)
    const callOptions = { language, dispatch }
    const [settings] = await Promise.all([
      warmSettings({ queryClient, ...callOptions }),
      queryClient.ensureQueryData(emiratesQuery(callOptions)),
      queryClient.ensureQueryData(areasQuery(callOptions)),
      EmirateFigures.fetched(),
    ])
    const site = settings ? textIn(settings.siteName, language) : ''
    const title = formatPhrase(phrases.indexPageTitle, language, { site })
    const description = formatPhrase(phrases.indexDescription, language)
    return { title, description, language, origin }
  },
  head: ({ loaderData }) =>
    loaderData ? withStyles(pageHead({ ...loaderData, path: '/emirates' }), styles) : {},
  component: EmiratesScreen,
})
