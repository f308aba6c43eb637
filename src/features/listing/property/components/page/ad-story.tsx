import type { Property } from '../../contract.ts'
import { FactsGrid } from '../facts/facts-grid.tsx'
import { AdCosts } from './ad-costs.tsx'
import { AdDescription } from './ad-description.tsx'
import { AdPlace } from './ad-place.tsx'
import { AdTours } from './ad-tours.tsx'
import { AmenityGroups } from './amenity-groups.tsx'
import { PriceHistory } from './price-history.tsx'

type AdStoryProps = { ad: Property; yearlyRate: number | undefined }

export function AdStory({ ad, yearlyRate }: AdStoryProps) {
  return (
    <>
      <AdDescription description={ad.description} />
      <FactsGrid ad={ad} />
      <AmenityGroups amenities={ad.amenities} />
      <AdTours ad={ad} />
      <AdCosts ad={ad} yearlyRate={yearlyRate} />
      <PriceHistory history={ad.priceHistory} />
      <AdPlace ad={ad} />
    </>
  )
}
