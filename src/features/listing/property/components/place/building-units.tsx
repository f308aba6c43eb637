import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Price } from '#ui/quantity.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useNear } from '#ui/near/use-near.ts'
import type { PropertyCard } from '../../contract.ts'
import { unitsInBuilding } from '../../contract/market.ts'
import { phrases } from '../../phrases/story.ts'
import { CardFacts } from '../card-facts.tsx'
import { Heart } from '../marks/card-marks.tsx'
import { PurposeBadge } from '../purpose-badge.tsx'
import { periodOf } from '../../phrases/rent-period.ts'
import { useAdAddress } from '../use-ad-address.ts'
import { resultsAddress } from '../page/results-address.ts'
import { WrittenText } from '#ui/bdi.tsx'

function Unit({ unit }: { unit: PropertyCard }) {
  const language = useLanguage()
  const period = periodOf(unit)
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <div className="flex items-center justify-between gap-4">
        <a href={useAdAddress(unit)} className="font-medium hover:text-palm hover:underline">
          <WrittenText texts={unit.name} />
        </a>
        <Heart id={unit.id} title={textIn(unit.name, language)} className="mark shrink-0" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PurposeBadge ad={unit} />
        <span>
          <span className="font-medium">
            <Price amount={unit.totalPrice} />
          </span>
          {period && <span className="text-sm text-muted"> {formatPhrase(period, language)}</span>}
        </span>
        <CardFacts ad={unit} />
      </div>
    </li>
  )
}

/** Asked for when the reader comes near, since most ads name no building. */
export function BuildingUnits({ id }: { id: number }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const [isNear, setNear] = useState(false)
  const box = useNear<HTMLDivElement>(() => setNear(true))
  const query = useQueryFor(unitsInBuilding, { params: { id }, query: {} })
  const { data } = useQuery({ ...query, enabled: isNear })
  const { building, properties = [], total: count = 0 } = data ?? {}
  if (!building || properties.length === 0) return <div ref={box} className="print:hidden" />
  const name = textIn(building.name, language)
  return (
    <div className="grid gap-2 pt-2 print:hidden">
      <h3 className="text-base font-medium">{words('inBuildingToo', { building: name })}</h3>
      <ul>
        {properties.map((unit) => (
          <Unit key={unit.id} unit={unit} />
        ))}
      </ul>
      {count > properties.length && (
        <SiteLink
          href={resultsAddress({ locations: building.id })}
          className="inline-flex min-h-11 items-center text-palm underline-offset-4 hover:underline"
        >
          {/* The results have this ad too. */}
          {words('allInBuilding', { count: count + 1, building: name })}
        </SiteLink>
      )}
    </div>
  )
}
