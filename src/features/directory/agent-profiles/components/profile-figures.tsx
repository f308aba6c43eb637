import type { ReactNode } from 'react'
import type { Agent } from '#features/accounts/advertiser/contract.ts'
import { PricePerArea } from '#features/listing/property/components/card-price.tsx'
import { formatMonth, formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import type { Figures } from '../contract.ts'
import { phrases } from '../phrases.ts'

type FigureProps = { label: string; note?: ReactNode; children: ReactNode }

function Figure({ label, note, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="text-lg font-semibold whitespace-nowrap tabular-nums">{children}</span>
        {note && <span className="block">{note}</span>}
      </dd>
    </div>
  )
}

type ProfileFiguresProps = { agent: Agent; figures: Figures }

/** Only what is known: no figure stands for something that was not counted. */
export function ProfileFigures({ agent, figures: { sale, rent } }: ProfileFiguresProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { medianPrice, medianPricePerSqm } = sale
  return (
    <dl className="profile-figures">
      {sale.count > 0 && (
        <Figure label={words('forSale')}>{formatNumber(sale.count, language)}</Figure>
      )}
      {rent.count > 0 && (
        <Figure label={words('toRent')}>{formatNumber(rent.count, language)}</Figure>
      )}
      {medianPrice !== null && (
        <Figure
          label={words('medianPrice')}
          note={medianPricePerSqm !== null && <PricePerArea pricePerSqm={medianPricePerSqm} />}
        >
          <Price amount={medianPrice} />
        </Figure>
      )}
      {rent.medianPrice !== null && (
        <Figure label={words('medianRent')}>
          <Price amount={rent.medianPrice} />
        </Figure>
      )}
      <Figure label={words('memberSince')}>{formatMonth(agent.memberSince, language)}</Figure>
    </dl>
  )
}
