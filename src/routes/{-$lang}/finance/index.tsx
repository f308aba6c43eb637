import { createFileRoute } from '@tanstack/react-router'
import { addWords, formHead } from '#app/routing/form-head.ts'
import { phrases } from '#features/visitors/finance-applications/phrases/form.ts'
import { FinanceScreen } from '#features/visitors/finance-applications/screens/finance.tsx'

type Search = { step?: '2' | '3' | '4' }

export const Route = createFileRoute('/{-$lang}/finance/')({
  validateSearch: ({ step }: { step?: string }): Search =>
    step === '2' || step === '3' || step === '4' ? { step } : {},
  loader: ({ context: { origin }, location: { pathname } }) =>
    addWords(phrases, { origin, pathname }),
  head: ({ loaderData }) => formHead(loaderData),
  component: Finance,
})

function Finance() {
  const { step = '1' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const goTo = (at: number) => {
    const search = at > 0 ? { step: String(at + 1) as '2' } : {}
    void navigate({ search })
  }
  return <FinanceScreen at={Number(step) - 1} goTo={goTo} />
}
