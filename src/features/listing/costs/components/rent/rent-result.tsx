import { formatDay, formatNumber } from '#i18n/format.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { formatWholeMoney } from '../whole-money.ts'
import { phrases } from '../../phrases/rent.ts'
import { increaseInForce } from '../../rules/rent-increase.ts'
import { AmountLines } from '../amount-lines.tsx'
import { Outcome } from '../outcome.tsx'
import type { RentPage } from './read-rent.ts'

type CompleteRent = { [Key in 'renewal' | 'result']: NonNullable<RentPage[Key]> }

function Headline({ renewal, result }: CompleteRent) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { gap, rise, newRent } = result
  const amount = formatWholeMoney(newRent, language)
  return (
    <>
      <p className="text-2xl leading-snug font-semibold md:text-3xl">
        {rise === 0 ? words('noIncrease') : words('increase', { rise })}
      </p>
      <p>
        {renewal.rent < renewal.average
          ? words('below', { gap: formatNumber(gap, language) })
          : words('notBelow')}
      </p>
      <p className="text-lg">
        <bdi className="tabular-nums">{words('aYear', { amount })}</bdi>
      </p>
    </>
  )
}

function Sums({ renewal, result }: CompleteRent) {
  const words = useWords(phrases)
  return (
    <AmountLines
      lines={[
        { label: words('currentRent'), amount: renewal.rent },
        { label: words('rise'), amount: result.increase },
      ]}
      total={{ label: words('newRent'), amount: result.newRent }}
    />
  )
}

export function RentResult({ page: { renewal, result, faults } }: { page: RentPage }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const known = renewal && result && { renewal, result }
  const { validFrom, noticeDays } = increaseInForce
  return (
    <Outcome
      headline={known && <Headline {...known} />}
      isFaulty={faults.length > 0}
      nothingYet={words('nothingYet')}
    >
      {known && <Sums {...known} />}
      <p className="text-sm text-muted">{words('law', { day: formatDay(validFrom, language) })}</p>
      <p className="text-sm text-muted">
        {words('notice', { duration: formatDuration(noticeDays, 'day', language) })}
      </p>
    </Outcome>
  )
}
