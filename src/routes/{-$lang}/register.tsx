import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { listDemoLogins } from '#features/accounts/demo-logins/contract.ts'
import { phrases } from '#features/accounts/registration/phrases/sign-up.ts'
import { RegisterScreen } from '#app/routing/lazy-screens.ts'
import { languageOfPath } from '#i18n/language.ts'
import { queryFor } from '#platform/page-query.ts'

type Search = { step?: '2' | '3' | '4' }

export const Route = createFileRoute('/{-$lang}/register')({
  validateSearch: ({ step }: { step?: string }): Search =>
    step === '2' || step === '3' || step === '4' ? { step } : {},
  loader: async ({ context: { queryClient, dispatch, origin }, location: { pathname } }) => {
    const callOptions = { language: languageOfPath(pathname), dispatch }
    await Promise.all([
      queryClient.ensureQueryData(queryFor(listDemoLogins, {}, callOptions)),
      RegisterScreen.fetched(),
    ])
    return addTitle(phrases.title, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: Register,
})

function Register() {
  const { step = '1' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const goTo = useCallback(
    (at: number) => {
      const search = at > 0 ? { step: String(at + 1) as '2' } : {}
      void navigate({ search })
    },
    [navigate],
  )
  return <RegisterScreen at={Number(step) - 1} goTo={goTo} />
}
