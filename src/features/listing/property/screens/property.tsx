import { useSuspenseQuery } from '@tanstack/react-query'
import { PermitBlock } from '#features/listing/permits/components/permit-block.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import type { Contact } from '../components/contact-of.ts'
import { ContactBar } from '../components/contact/contact-bar.tsx'
import { ContactCard } from '../components/contact/contact-card.tsx'
import { NoPhotos } from '../components/gallery/no-photos.tsx'
import { PhotoMosaic } from '../components/gallery/photo-mosaic.tsx'
import { AdHeading } from '../components/page/ad-heading.tsx'
import { PlacePath } from '../components/page/place-path.tsx'
import { AdStory, SimilarHomes } from '../components/page/lazy-parts.ts'
import { useVisit } from '../components/page/use-visit.ts'
import { type Property, readProperty } from '../contract.ts'

/** `site` is the contact where the advertiser shows no number; `yearlyRate` is in per cent. */
type Props = { id: number; site: Contact; origin: string; yearlyRate: number | undefined }

function permitOf(ad: Property) {
  const { permitNumber, permitType, permitExpiresAt, qrCodeImage } = ad
  return {
    number: permitNumber,
    type: permitType,
    expiresAt: permitExpiresAt,
    qrCode: qrCodeImage,
  }
}

export function PropertyScreen({ id, site, origin, yearlyRate }: Props) {
  const { data } = useSuspenseQuery(useQueryFor(readProperty, { params: { id } }))
  const ad = data.property
  const contacted = { ad, site, origin }
  useVisit(ad.id)
  return (
    <article className="page-width grid grid-cols-1 gap-4 pt-2">
      <PlacePath ad={ad} />
      {ad.images.length > 0 ? <PhotoMosaic key={ad.id} ad={ad} /> : <NoPhotos ad={ad} />}
      <div className="grid grid-cols-1 gap-10 pt-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="grid grid-cols-1 content-start gap-10">
          <AdHeading contacted={contacted} yearlyRate={yearlyRate} />
          <AdStory ad={ad} yearlyRate={yearlyRate} />
        </div>
        <aside className="grid content-start gap-4 lg:sticky lg:top-4 lg:self-start">
          <ContactCard {...contacted} />
          <PermitBlock permit={permitOf(ad)} />
        </aside>
      </div>
      <div className="pt-10 pb-2 lg:pb-16">
        <SimilarHomes id={ad.id} site={site} />
      </div>
      <ContactBar {...contacted} />
    </article>
  )
}
