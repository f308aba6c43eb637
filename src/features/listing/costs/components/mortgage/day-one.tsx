import { formatDay, formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { formatWholeMoney } from '../whole-money.ts'
import { phrases } from '../../phrases/plan.ts'
import { totalOf } from '../../rules/cost-lines.ts'
import type { MortgagePlan } from '../../rules/plan.ts'
import type { CashToBuy } from '../../rules/purchase-costs.ts'
import { CostLines } from '../cash-needed.tsx'
import { WholePrice } from '../whole-price.tsx'

type KnownProps = { plan: MortgagePlan; cash: CashToBuy; isOffPlan: boolean }

function useNotes({ cash, isOffPlan }: KnownProps): string[] {
  const words = useWords(phrases)
  const language = useLanguage()
  const { isDisputed, isForLand, villaFees, notIncluded, validFrom } = cash
  const rangeOf = ({ least, most }: { least: number; most: number }) => ({
    least: formatWholeMoney(least, language),
    most: formatWholeMoney(most, language),
  })
  const day = formatDay(validFrom, language)
  return [
    words(isDisputed || isOffPlan ? 'feesSince' : 'feesOfDepartment', { day }),
    ...(isDisputed ? [words('disputed')] : []),
    ...(isOffPlan ? [words('fromDeveloper')] : []),
    ...(isForLand ? [words('landFee')] : []),
    ...(villaFees ? [words('villaFee', rangeOf(villaFees))] : []),
    ...(notIncluded ? [words(isOffPlan ? 'developerFee' : 'officeFee', rangeOf(notIncluded))] : []),
  ]
}

function KnownCosts(props: KnownProps) {
  const { plan, cash } = props
  const words = useWords(phrases)
  const language = useLanguage()
  const total = totalOf(cash.costs)
  const costs = total - Math.round(plan.downPayment)
  const amount = formatWholeMoney(costs, language)
  const share = formatNumber((costs / plan.price) * 100, language)
  return (
    <>
      <p className="text-2xl font-semibold">
        <WholePrice amount={total} />
      </p>
      <CostLines costs={cash.costs} />
      <p className="text-sm">{words('costsShare', { amount, share })}</p>
      {useNotes(props).map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
    </>
  )
}

type DayOneProps = { plan: MortgagePlan; emirate: string; isOffPlan: boolean }

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
            <WholePrice amount={plan.downPayment} />
          </p>
          <p className="text-sm">{words('askDepartment', { emirate })}</p>
        </>
      )}
    </section>
  )
}
