import type { ReactNode } from 'react'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { PricePerArea } from '#features/listing/property/components/card-price.tsx'
import { useWords } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { PriceMedians } from '../contract.ts'
import { phrases as ofCards } from '../phrases.ts'
import { phrases } from '../phrases/page.ts'
import { type FiguresRow, hasMedian } from './area-query.ts'

type Purpose = 'sale' | 'rent'

const labels = {
  sale: { price: 'medianPrice', perArea: 'pricePerArea' },
  rent: { price: 'medianRent', perArea: 'rentPerArea' },
} as const

type FigureProps = { label: string; ads: number; children: ReactNode }

function Figure({ label, ads, children }: FigureProps) {
  const words = useWords(ofCards)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children} <span className="figure-ads">{words('medianOfAds', { count: ads })}</span>
      </dd>
    </div>
  )
}

function Medians({ purpose, medians }: { purpose: Purpose; medians: PriceMedians }) {
  const words = useWords(phrases)
  const { price, pricePerSqm } = medians
  if (!price && !pricePerSqm) {
    return (
      <p className="figure-none">
        <span aria-hidden>—</span>
        <span className="sr-only">{words('noMedian', { least: minMedianAds })}</span>
      </p>
    )
  }
  const label = labels[purpose]
  return (
    <dl className="figure-medians">
      {price && (
        <Figure label={words(label.price)} ads={price.ads}>
          <Price amount={price.amount} />
        </Figure>
      )}
      {pricePerSqm && (
        <Figure label={words(label.perArea)} ads={pricePerSqm.ads}>
          <PricePerArea pricePerSqm={pricePerSqm.amount} isYearly={purpose === 'rent'} />
        </Figure>
      )}
    </dl>
  )
}

type OfferRow = Pick<FiguresRow, 'counts' | 'medians' | Purpose>

type OfferProps = { purpose: Purpose; row: OfferRow; hasPrices: boolean }

function Offer({ purpose, row, hasPrices }: OfferProps) {
  const words = useWords(ofCards)
  const count = row.counts[purpose]
  const label = words(purpose === 'sale' ? 'forSale' : 'forRent', { count })
  if (count === 0) return <p className="figure-none">{label}</p>
  return (
    <div className="figure-offer">
      <SiteLink href={row[purpose]} preload={false} className="figure-link">
        {label}
      </SiteLink>
      {hasPrices && <Medians purpose={purpose} medians={row.medians[purpose]} />}
    </div>
  )
}

/** Without prices where no row of a list has any, which its heading says. */
export function Offers({ row, hasPrices }: Omit<OfferProps, 'purpose'>) {
  return (
    <>
      <Offer purpose="sale" row={row} hasPrices={hasPrices} />
      <Offer purpose="rent" row={row} hasPrices={hasPrices} />
    </>
  )
}

/** Rows of a name, its sales and its rents; on phones one below the other. */
export function FiguresList({ rows }: { rows: readonly FiguresRow[] }) {
  const hasPrices = rows.some(hasMedian)
  return (
    <ul className="figure-list">
      {rows.map((row) => (
        <li key={row.address} className="figure-row">
          <h3 className="figure-name">
            <SiteLink href={row.address} preload={false} className="figure-title">
              {row.name}
            </SiteLink>
          </h3>
          <Offers row={row} hasPrices={hasPrices} />
        </li>
      ))}
    </ul>
  )
}
