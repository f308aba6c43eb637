import { useSuspenseQuery } from '@tanstack/react-query'
import { useQueryFor } from '#platform/page-query.ts'
import type { ReactNode } from 'react'
import type { Contact } from '../components/contact-of.ts'
import { ContactBar } from '../components/contact/contact-bar.tsx'
import { NoPhotos } from '../components/gallery/no-photos.tsx'
import { PhotoMosaic } from '../components/gallery/photo-mosaic.tsx'
import { AdHeading } from '../components/page/ad-heading.tsx'
import { PlacePath } from '../components/place/place-path.tsx'
import { AdAside, AdStory, SimilarHomes } from '../components/page/lazy-parts.ts'
import type { SimilarLink } from '../components/similar/similar-links.ts'
import { useVisit } from '../components/page/use-visit.ts'
import { readProperty } from '../contract.ts'
import type { PriceComparison } from '../contract/market.ts'

/** `site` is the contact where the advertiser shows no number; `yearlyRate` is in per cent. */
type Props = {
  id: number
  site: Contact
  origin: string
  yearlyRate: number | undefined
  similar: readonly SimilarLink[]
  comparison: PriceComparison | null
  /** The way back to the search that the reader came from. */
  trail: ReactNode
}

export function PropertyScreen(props: Props) {
  const { id, site, origin, yearlyRate, similar, comparison, trail } = props
  const { data } = useSuspenseQuery(useQueryFor(readProperty, { params: { id } }))
  const ad = data.property
  const contacted = { ad, site, origin }
  useVisit(ad.id)
  return (
    <article className="page-width grid grid-cols-1 gap-4 pt-2">
      <div className="group/top grid items-center md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
        <PlacePath ad={ad} />
        {trail}
      </div>
      {ad.images.length > 0 ? (
        <PhotoMosaic key={ad.id} contacted={contacted} />
      ) : (
        <NoPhotos ad={ad} />
      )}
      <div className="grid grid-cols-1 gap-10 pt-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 content-start gap-10">
          <AdHeading contacted={contacted} yearlyRate={yearlyRate} comparison={comparison} />
          <AdStory className="grid grid-cols-1 gap-10" ad={ad} yearlyRate={yearlyRate} />
        </div>
        <aside className="lg:sticky lg:top-4 lg:self-start">
          <AdAside className="grid content-start gap-4" {...contacted} />
        </aside>
      </div>
      <SimilarHomes className="pt-10 pb-2" id={ad.id} site={site} links={similar} />
      <ContactBar {...contacted} />
    </article>
  )
}
