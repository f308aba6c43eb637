import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PricePerArea } from '#features/listing/property/components/card-price.tsx'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { AreaDrawing } from './area-drawing.tsx'
import { type AreaCard, areasQuery, hasPrice, sizeOf } from './areas-query.ts'

function Counts({ area }: { area: AreaCard }) {
  const words = useWords(phrases)
  const { results, counts } = area
  if (sizeOf(area) === 0) return <p className="area-count">{words('noneThere')}</p>
  return (
    <p className="flex flex-wrap gap-x-4">
      {counts.sale > 0 && (
        <SiteLink href={`${results}&purpose=sale`} className="area-count">
          {words('forSale', { count: counts.sale })}
        </SiteLink>
      )}
      {counts.rent > 0 && (
        <SiteLink href={`${results}&purpose=rent`} className="area-count">
          {words('forRent', { count: counts.rent })}
        </SiteLink>
      )}
    </p>
  )
}

type MedianProps = { label: string; ads: number; children: ReactNode }

function Median({ label, ads, children }: MedianProps) {
  const words = useWords(phrases)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}{' '}
        <span className="block font-normal text-muted tabular-nums">
          {words('medianOfAds', { count: ads })}
        </span>
      </dd>
    </div>
  )
}

function Medians({ area }: { area: AreaCard }) {
  const words = useWords(phrases)
  if (!hasPrice(area)) return null
  const { salePricePerSqm, yearlyRent } = area
  return (
    <dl className="area-medians">
      {salePricePerSqm && (
        <Median label={words('salePrice')} ads={salePricePerSqm.ads}>
          <PricePerArea pricePerSqm={salePricePerSqm.amount} />
        </Median>
      )}
      {yearlyRent && (
        <Median label={words('yearlyRent')} ads={yearlyRent.ads}>
          <Price amount={yearlyRent.amount} />
        </Median>
      )}
    </dl>
  )
}

const isMirroredAt = (areas: readonly AreaCard[], at: number) =>
  areas.slice(0, at).filter(({ scene }) => scene === areas[at]?.scene).length % 2 === 1

type CardProps = { areas: readonly AreaCard[]; at: number; hasPrices: boolean }

/** The name's link covers the picture too. */
function Card({ areas, at, hasPrices }: CardProps) {
  const area = areas[at]!
  const isTall = at === 0 && areas.length % 2 === 1
  return (
    <li className="area-card">
      <AreaDrawing scene={area.scene} isTall={isTall} isMirrored={isMirroredAt(areas, at)} />
      <div className="area-body">
        <h3 className="text-base">
          <SiteLink href={area.address} className="area-name">
            {area.name}
          </SiteLink>
        </h3>
        {area.within && <p className="text-sm text-muted">{area.within}</p>}
        <Counts area={area} />
        {hasPrices && <Medians area={area} />}
      </div>
    </li>
  )
}

type GridProps = {
  id: 'communities' | 'emirates'
  areas: readonly AreaCard[]
  note?: string
  hasPrices?: boolean
}

export function AreaGrid({ id, areas, note, hasPrices = true }: GridProps) {
  const words = useWords(phrases)
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <SectionHeading id={id} note={note}>
        {words(id)}
      </SectionHeading>
      <ul className="area-grid">
        {areas.map((area, at) => (
          <Card key={area.address} areas={areas} at={at} hasPrices={hasPrices} />
        ))}
      </ul>
    </section>
  )
}

/** Whole rows: fewer would say little about where homes are, and others would leave a hole. */
const rowLength = 4

/** The emirates with the most ads first, and the communities in whole rows. */
export function useAreas() {
  const { data } = useSuspenseQuery(areasQuery({ language: useLanguage() }))
  const rows = Math.floor(data.communities.length / rowLength)
  return {
    communities: data.communities.slice(0, rows * rowLength),
    emirates: data.emirates.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  }
}

/** What the prices are is said once, above the first of them. */
export function AreaGrids() {
  const note = useWords(phrases)('mediansNote')
  const { communities, emirates } = useAreas()
  const isSaid = communities.some(hasPrice)
  return (
    <>
      {communities.length > 0 && (
        <AreaGrid id="communities" areas={communities} note={isSaid ? note : ''} />
      )}
      <AreaGrid
        id="emirates"
        areas={emirates}
        note={!isSaid && emirates.some(hasPrice) ? note : ''}
      />
    </>
  )
}
