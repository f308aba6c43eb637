import { createFileRoute } from '@tanstack/react-router'
import { addWords, formHead } from '#app/routing/form-head.ts'
import { listEmirates } from '#features/reference/place-search/contract.ts'
import { FundraisingForm } from '#features/visitors/fundraising/components/lazy-form.ts'
import { phrases } from '#features/visitors/fundraising/phrases/form.ts'
import { FundraisingScreen } from '#features/visitors/fundraising/screens/fundraising.tsx'
import { languageOfPath } from '#i18n/language.ts'
import { queryFor } from '#platform/page-query.ts'

export const Route = createFileRoute('/{-$lang}/fundraising/')({
  loader: async ({ context, location: { pathname } }) => {
    const { queryClient, dispatch } = context
    const callOptions = { language: languageOfPath(pathname), dispatch }
    await Promise.all([
      queryClient.ensureQueryData(queryFor(listEmirates, {}, callOptions)),
      FundraisingForm.fetched(),
    ])
    return addWords(phrases, { context, pathname })
  },
  head: ({ loaderData }) => formHead(loaderData),
  component: FundraisingScreen,
})
