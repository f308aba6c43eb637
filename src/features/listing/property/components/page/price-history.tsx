import { formatDay, formatNumber } from '#i18n/format.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { type Let, periodOf } from '../../phrases/rent-period.ts'
import { phrases } from '../../phrases/story.ts'
import { type PriceChange, listPriceChanges } from './price-changes.ts'

function Change({ percent }: { percent: PriceChange['percent'] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (percent === null) return <span className="text-muted">{words('firstPrice')}</span>
  const share = formatNumber(Math.abs(percent), language)
  if (percent > 0) return words('priceRaised', { share })
  return <span className="font-medium text-palm">{words('priceCut', { share })}</span>
}

function Table({ changes, period }: { changes: PriceChange[]; period: string }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <table className="w-full text-start text-sm md:text-base">
      <thead>
        <tr className="border-b border-line text-sm text-muted *:py-2 *:text-start *:font-normal">
          <th scope="col">{words('day')}</th>
          <th scope="col">{words('price')}</th>
          <th scope="col">{words('change')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ at, price, percent }) => (
          <tr
            key={at}
            className="border-b border-line *:py-2.5 *:not-last:pe-3 sm:*:whitespace-nowrap"
          >
            <td>
              <time dateTime={at}>{formatDay(at, language)}</time>
            </td>
            <td>
              <span className="font-medium whitespace-nowrap">
                <Price amount={price} />
              </span>
              {period && <span className="text-sm text-muted">{` ${period}`}</span>}
            </td>
            <td>
              <Change percent={percent} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PriceHistoryProps = { ad: Let & Pick<Property, 'priceHistory'> }

export function PriceHistory({ ad }: PriceHistoryProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { priceHistory: history } = ad
  const period = periodOf(ad)
  // A single price is no history.
  if (history.length < 2) return null
  return (
    <section className="grid gap-3">
      <SectionHeading>{words('priceHistory')}</SectionHeading>
      <Table
        changes={listPriceChanges(history)}
        period={period ? formatPhrase(period, language) : ''}
      />
    </section>
  )
}
