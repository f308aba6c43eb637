import { formatDay, formatNumber } from '#i18n/format.ts'
import { formatExactMoney } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { phrases } from '../../phrases/plan.ts'
import { totalOf } from '../../rules/cost-lines.ts'
import type { MortgagePlan } from '../../rules/plan.ts'
import type { CashToBuy } from '../../rules/purchase-costs.ts'
import { CostLines } from '../cash-needed.tsx'
import { ExactPrice } from '../exact-price.tsx'

type KnownProps = { plan: MortgagePlan; cash: CashToBuy; isOffPlan: boolean }

function useFeeNote({ cash, isOffPlan }: KnownProps): string | undefined {
  const words = useWords(phrases)
  const language = useLanguage()
  if (!cash.notIncluded) return
  const { least, most } = cash.notIncluded
  return words(isOffPlan ? 'developerFee' : 'officeFee', {
    least: formatExactMoney(least, language),
    most: formatExactMoney(most, language),
  })
}

function KnownCosts(props: KnownProps) {
  const { plan, cash, isOffPlan } = props
  const words = useWords(phrases)
  const language = useLanguage()
  const feeNote = useFeeNote(props)
  const total = totalOf(cash.costs)
  const costs = total - plan.downPayment
  return (
    <>
      <p className="text-2xl font-semibold">
        <ExactPrice amount={total} />
      </p>
      <CostLines costs={cash.costs} />
      <p className="text-sm">
        {words('costsShare', {
          amount: formatExactMoney(costs, language),
          share: formatNumber((costs / plan.price) * 100, language),
        })}
      </p>
      <p className="text-sm text-muted">
        {words(cash.isEstimate ? 'feesSince' : 'feesOfDepartment', {
          day: formatDay(cash.validFrom, language),
        })}
      </p>
      {cash.isEstimate && !isOffPlan && <p className="text-sm text-muted">{words('disputed')}</p>}
      {feeNote && <p className="text-sm text-muted">{feeNote}</p>}
    </>
  )
}

type DayOneProps = { plan: MortgagePlan; emirate: string; isOffPlan: boolean }

/** `emirate` is its name. */
export function DayOne({ plan, emirate, isOffPlan }: DayOneProps) {
  const words = useWords(phrases)
  const { cash } = plan
  return (
    <section aria-labelledby="day-one" className="grid gap-3">
      <h3 id="day-one" className="flex flex-wrap items-center gap-2 text-lg">
        {words('cash')}
        {cash?.isEstimate && <Badge>{words('estimate')}</Badge>}
      </h3>
      {cash ? (
        <KnownCosts {...{ plan, cash, isOffPlan }} />
      ) : (
        <>
          <p className="text-2xl font-semibold">
            <ExactPrice amount={plan.downPayment} />
          </p>
          <p className="text-sm">{words('askDepartment', { emirate })}</p>
        </>
      )}
    </section>
  )
}
