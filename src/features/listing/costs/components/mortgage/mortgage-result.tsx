import { formatDay, formatNumber } from '#i18n/format.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { formatWholeMoney } from '../whole-money.ts'
import { phrases } from '../../phrases/plan.ts'
import { lendingRulesSince } from '../../rules/mortgage.ts'
import type { MortgagePlan } from '../../rules/plan.ts'
import { repaymentInForce } from '../../rules/repayment.ts'
import { AmountLines } from '../amount-lines.tsx'
import { WholePrice } from '../whole-price.tsx'
import { Outcome } from '../outcome.tsx'
import { ApplyLink } from '../apply-link.tsx'
import { DayOne } from './day-one.tsx'
import type { MortgagePage } from './read-mortgage.ts'
import type { CalculatorSettings } from './usual-values.ts'

type PlanProps = { plan: MortgagePlan }

function Monthly({ plan }: PlanProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { amount, years, yearlyRate } = plan.loan
  if (amount === 0) return <p>{words('noLoan')}</p>
  const terms = {
    loan: formatWholeMoney(amount, language),
    duration: formatDuration(years, 'year', language),
    rate: formatNumber(yearlyRate, language),
  }
  return (
    <>
      <p className="text-muted">{words('monthly')}</p>
      <p className="text-3xl font-semibold md:text-4xl">
        <WholePrice amount={plan.monthly} />
      </p>
      <p>{words('terms', terms)}</p>
    </>
  )
}

function Sums({ plan }: PlanProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { price, downPayment, loan, shares, interest, repaid } = plan
  const share = (value: number) => ({ share: formatNumber(value, language) })
  const ofLoan = [
    { label: words('interest'), amount: interest },
    { label: words('repaid'), amount: repaid },
  ]
  return (
    <AmountLines
      lines={[
        { label: words('price'), amount: price },
        { label: words('downPayment', share(shares.down)), amount: downPayment },
        { label: words('loan', share(shares.loan)), amount: loan.amount },
        ...(loan.amount > 0 ? ofLoan : []),
      ]}
    />
  )
}

function Stress({ plan }: PlanProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { stressPoints } = repaymentInForce
  const lines = plan.stressed.map(({ points, yearlyRate, monthly }) => ({
    label: formatPhrase(phrases.stressed, language, {
      rate: formatNumber(yearlyRate, language),
      count: points,
    }),
    amount: monthly,
  }))
  const range = { least: Math.min(...stressPoints), most: Math.max(...stressPoints) }
  return (
    <section aria-labelledby="stress" className="grid gap-2">
      <h3 id="stress" className="text-lg">
        {words('stress')}
      </h3>
      <AmountLines lines={lines} />
      <p className="text-sm text-muted">{words('stressNote', range)}</p>
    </section>
  )
}

type ResultProps = { page: MortgagePage; settings: CalculatorSettings }

export function MortgageResult({ page, settings }: ResultProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { plan, fields, faults } = page
  const emirate = settings.emirates.find(({ value }) => value === fields.emirate)?.label ?? ''
  return (
    <Outcome
      headline={plan && <Monthly plan={plan} />}
      isFaulty={faults.length > 0}
      nothingYet={words('nothingYet')}
    >
      {plan && (
        <>
          <Sums plan={plan} />
          <p className="text-sm text-muted">
            {words('notOffer', { day: formatDay(lendingRulesSince, language) })}
          </p>
          {plan.loan.amount > 0 && <ApplyLink />}
          <DayOne plan={plan} emirate={emirate} isOffPlan={fields.ready === 'off-plan'} />
          {plan.loan.amount > 0 && <Stress plan={plan} />}
        </>
      )}
    </Outcome>
  )
}
