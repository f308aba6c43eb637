import { createFileRoute } from '@tanstack/react-router'
import { addWords, formHead } from '#app/routing/form-head.ts'
import { RequestForm } from '#features/visitors/property-requests/components/lazy-form.ts'
import { readRequestPage } from '#features/visitors/property-requests/contract/request-page.ts'
import { phrases } from '#features/visitors/property-requests/phrases/form.ts'
import { PropertyRequestScreen } from '#features/visitors/property-requests/screens/property-request.tsx'
import { languageOfPath } from '#i18n/language.ts'
import { queryFor } from '#platform/page-query.ts'

export const Route = createFileRoute('/{-$lang}/property-request/')({
  loader: async ({ context, location: { pathname } }) => {
    const { queryClient, dispatch } = context
    const callOptions = { language: languageOfPath(pathname), dispatch }
    await Promise.all([
      queryClient.ensureQueryData(queryFor(readRequestPage, {}, callOptions)),
      RequestForm.fetched(),
    ])
    return addWords(phrases, { context, pathname })
  },
  head: ({ loaderData }) => formHead(loaderData),
  component: PropertyRequestScreen,
})
