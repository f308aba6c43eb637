import { PlanTimeline } from '#features/listing/payment-plan/components/plan-timeline.tsx'
import type { Property } from '../../contract.ts'
import { FactsGrid } from '../facts/facts-grid.tsx'
import { factsOf } from '../facts/facts-of.ts'
import { AdCosts } from './ad-costs.tsx'
import { AdDescription } from './ad-description.tsx'
import { AdPlace } from '../place/ad-place.tsx'
import { AdTours } from './ad-tours.tsx'
import { AmenityGroups } from './amenity-groups.tsx'
import { PriceHistory } from './price-history.tsx'

type AdStoryProps = { ad: Property; yearlyRate: number | undefined }

export function AdStory({ ad, yearlyRate }: AdStoryProps) {
  const { paymentPlan: plan, handoverDate } = ad
  return (
    <>
      <FactsGrid ad={ad} />
      {plan && factsOf(ad).includes('paymentPlan') && <PlanTimeline {...{ plan, handoverDate }} />}
      <AdDescription description={ad.description} />
      <AmenityGroups amenities={ad.amenities} />
      <AdTours ad={ad} />
      <AdCosts ad={ad} yearlyRate={yearlyRate} />
      <PriceHistory ad={ad} />
      <AdPlace ad={ad} />
    </>
  )
}
