import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { listDemoLogins } from '#features/accounts/demo-logins/contract.ts'
import { phrases } from '#features/accounts/login/phrases/screen.ts'
import { LoginScreen } from '#app/routing/lazy-screens.ts'
import { languageOfPath } from '#i18n/language.ts'
import { queryFor } from '#platform/page-query.ts'

type Search = { next?: string; ended?: string }

export const Route = createFileRoute('/{-$lang}/login')({
  validateSearch: ({ next, ended }: Search): Search => ({
    ...(next && { next }),
    ...(ended === 'true' && { ended }),
  }),
  loader: async ({ context: { queryClient, dispatch, origin }, location: { pathname } }) => {
    const callOptions = { language: languageOfPath(pathname), dispatch }
    await Promise.all([
      queryClient.ensureQueryData(queryFor(listDemoLogins, {}, callOptions)),
      LoginScreen.fetched(),
    ])
    return addTitle(phrases.title, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: Login,
})

function Login() {
  const { next, ended } = Route.useSearch()
  return <LoginScreen next={next} hasEnded={ended === 'true'} />
}
