import { createFileRoute } from '@tanstack/react-router'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead } from '#app/head.ts'
import { calculatorQuery } from '#features/listing/costs/components/mortgage/calculator-query.ts'
import type { Query } from '#features/listing/costs/components/mortgage/usual-values.ts'
import { phrases } from '#features/listing/costs/phrases/mortgage-form.ts'
import { MortgageCalculatorScreen } from '#app/routing/lazy-screens.ts'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'

export const Route = createFileRoute('/{-$lang}/mortgage-calculator')({
  validateSearch: (raw: Query): Query => raw,
  loader: async ({ context: { queryClient, dispatch, origin }, location }) => {
    const language = languageOfPath(location.pathname)
    const [settings] = await Promise.all([
      warmSettings({ queryClient, dispatch, language }),
      queryClient.ensureQueryData(calculatorQuery({ language, dispatch })),
      MortgageCalculatorScreen.fetched(),
    ])
    const site = settings ? textIn(settings.siteName, language) : ''
    const title = formatPhrase(phrases.pageTitle, language, { site })
    const description = formatPhrase(phrases.description, language)
    return { title, description, path: '/mortgage-calculator', language, origin }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: MortgageCalculator,
})

function MortgageCalculator() {
  const { origin } = Route.useLoaderData()
  return <MortgageCalculatorScreen query={Route.useSearch()} origin={origin} />
}
