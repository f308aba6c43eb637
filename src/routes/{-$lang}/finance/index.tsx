import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { addWords, formHead } from '#app/routing/form-head.ts'
import { FinanceForm } from '#features/visitors/finance-applications/components/lazy-form.ts'
import { phrases } from '#features/visitors/finance-applications/phrases/form.ts'
import { FinanceScreen } from '#features/visitors/finance-applications/screens/finance.tsx'

type Search = { step?: '2' | '3' | '4' }

export const Route = createFileRoute('/{-$lang}/finance/')({
  validateSearch: ({ step }: { step?: string }): Search =>
    step === '2' || step === '3' || step === '4' ? { step } : {},
  loader: async ({ context, location: { pathname } }) => {
    await FinanceForm.fetched()
    return addWords(phrases, { context, pathname })
  },
  head: ({ loaderData }) => formHead(loaderData),
  component: Finance,
})

function Finance() {
  const { step = '1' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const goTo = useCallback(
    (at: number) => {
      const search = at > 0 ? { step: String(at + 1) as '2' } : {}
      void navigate({ search })
    },
    [navigate],
  )
  return <FinanceScreen at={Number(step) - 1} goTo={goTo} />
}
