import { useSuspenseQuery } from '@tanstack/react-query'
import { PricePerArea } from '#features/listing/property/components/card-price.tsx'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { hasMedian } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { AreaDrawing } from './area-drawing.tsx'
import { type AreaCard, areasQuery, sizeOf } from './areas-query.ts'

function Counts({ area }: { area: AreaCard }) {
  const words = useWords(phrases)
  const { address, counts } = area
  if (sizeOf(area) === 0) return <p className="area-count">{words('noneThere')}</p>
  return (
    <p className="flex flex-wrap gap-x-4">
      {counts.sale > 0 && (
        <SiteLink href={`${address}&purpose=sale`} className="area-count">
          {words('forSale', { count: counts.sale })}
        </SiteLink>
      )}
      {counts.rent > 0 && (
        <SiteLink href={`${address}&purpose=rent`} className="area-count">
          {words('forRent', { count: counts.rent })}
        </SiteLink>
      )}
    </p>
  )
}

function Medians({ medians }: Pick<AreaCard, 'medians'>) {
  const words = useWords(phrases)
  if (!hasMedian({ medians })) return null
  const { salePricePerSqm, yearlyRent } = medians
  return (
    <dl className="area-medians">
      {salePricePerSqm !== null && (
        <div>
          <dt>{words('salePrice')}</dt>
          <dd>
            <PricePerArea pricePerSqm={salePricePerSqm} />
          </dd>
        </div>
      )}
      {yearlyRent !== null && (
        <div>
          <dt>{words('yearlyRent')}</dt>
          <dd>
            <Price amount={yearlyRent} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Of areas that share a drawing every second one has it mirrored. */
const isMirroredAt = (areas: readonly AreaCard[], at: number) =>
  areas.slice(0, at).filter(({ scene }) => scene === areas[at]?.scene).length % 2 === 1

/** The name's link covers the picture too. */
function Card({ areas, at }: { areas: readonly AreaCard[]; at: number }) {
  const area = areas[at]!
  // As areas.css places it.
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
        <Medians medians={area.medians} />
      </div>
    </li>
  )
}

type GridProps = { id: 'communities' | 'emirates'; areas: readonly AreaCard[]; note: string }

function Grid({ id, areas, note }: GridProps) {
  const words = useWords(phrases)
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <SectionHeading id={id} note={note}>
        {words(id)}
      </SectionHeading>
      <ul className="area-grid">
        {areas.map((area, at) => (
          <Card key={area.address} areas={areas} at={at} />
        ))}
      </ul>
    </section>
  )
}

/** Whole rows: fewer would say little about where homes are, and others would leave a hole. */
const rowLength = 4

/** What the prices are is said once, above the first of them. */
export function AreaGrids() {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(areasQuery({ language: useLanguage() }))
  const { emirates } = data
  const rows = Math.floor(data.communities.length / rowLength)
  const communities = data.communities.slice(0, rows * rowLength)
  const note = words('mediansNote')
  const isSaid = communities.some(hasMedian)
  return (
    <>
      {rows > 0 && <Grid id="communities" areas={communities} note={isSaid ? note : ''} />}
      <Grid
        id="emirates"
        areas={emirates.toSorted((one, other) => sizeOf(other) - sizeOf(one))}
        note={!isSaid && emirates.some(hasMedian) ? note : ''}
      />
    </>
  )
}
