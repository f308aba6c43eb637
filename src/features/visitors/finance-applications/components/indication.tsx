import { WholePrice } from '#features/listing/costs/components/whole-price.tsx'
import { formatWholeMoney } from '#features/listing/costs/components/whole-money.ts'
import { useBoundWords } from '#features/listing/costs/components/mortgage/bound-words.ts'
import { phrases as ofLoans } from '#features/listing/costs/phrases/affordability.ts'
import { lendingRulesSince, longestYears } from '#features/listing/costs/rules/mortgage.ts'
import { formatDay, formatNumber } from '#i18n/format.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { Indication, NewFinanceApplication } from '../contract.ts'
import { phrases as ofResult } from '../phrases/result.ts'
import { lastAgeOf, purchaseOf } from '../rules.ts'

const phrases = { ...ofResult, largest: ofLoans.largest }

type Means = Pick<
  NewFinanceApplication,
  'propertyStatus' | 'budget' | 'uaeNational' | 'employmentSituation'
>

export type Indicated = { indication: Indication; means: Means }

/** Which limit decides the amount, over which term, and whether it is enough. */
function Reasons({ indication, means }: Indicated) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { boundBy, years, yearlyRate, largestLoan, wantedLoan } = indication
  const missing = Math.round(wantedLoan) - Math.round(largestLoan)
  const age = lastAgeOf(means)
  const bound = { ...useBoundWords(purchaseOf(means)), age: words('boundByAge', { age }) }
  const duration = formatDuration(years, 'year', language)
  const terms = { duration, rate: formatNumber(yearlyRate, language) }
  const money = (amount: number) => formatWholeMoney(amount, language)
  return (
    <>
      <p>{bound[boundBy]}</p>
      {years > 0 && (
        <p>
          {years < longestYears ? words('shortTerm', { ...terms, age }) : words('terms', terms)}
        </p>
      )}
      <p className="font-medium">
        {missing > 0
          ? words('short', { amount: money(wantedLoan), missing: money(missing) })
          : words('enough', { amount: money(wantedLoan) })}
      </p>
    </>
  )
}

function Answer(props: Indicated) {
  const words = useWords(phrases)
  const { indication } = props
  if (indication.wantedLoan === 0) return <p>{words('noLoan')}</p>
  return (
    <>
      <p className="text-muted">{words('largest')}</p>
      <p className="text-2xl font-semibold">
        <WholePrice amount={indication.largestLoan} />
      </p>
      <Reasons {...props} />
    </>
  )
}

type PanelProps = { indicated: Indicated | undefined; heading: 'h2' | 'h3' }

export function IndicationPanel({ indicated, heading: Heading }: PanelProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const day = formatDay(lendingRulesSince, language)
  return (
    <section aria-labelledby="indication" className="grid gap-2 rounded-card bg-sand p-4">
      <Heading id="indication" className="text-lg">
        {words('title')}
      </Heading>
      <div role="status" className="grid gap-1">
        {indicated ? <Answer {...indicated} /> : <p>{words('nothingYet')}</p>}
      </div>
      {indicated && <p className="text-sm text-muted">{words('notOffer', { day })}</p>}
    </section>
  )
}
