import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Heart } from '#features/listing/property/components/marks/card-marks.tsx'
import type { PhotoBox } from '#features/listing/property/components/photo.ts'
import { PhotoImage } from '#features/listing/property/components/photo-image.tsx'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { periodOf } from '#features/listing/property/phrases/rent-period.ts'
import { PurposeBadge } from '#features/listing/property/components/purpose-badge.tsx'
import { forgetSeen } from '#features/listing/property/components/marks/seen-ads.ts'
import { TypeDrawing } from '#features/listing/property/components/type-drawing.tsx'
import { useAdAddress } from '#features/listing/property/components/use-ad-address.ts'
import { type Property, readProperty } from '#features/listing/property/contract.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { WrittenText } from '#ui/bdi.tsx'
import { Button } from '#ui/button.tsx'
import { useNear } from '#ui/near/use-near.ts'
import { Price } from '#ui/quantity.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../phrases.ts'

/** With the rem of Arabic, which is larger. */
const square: PhotoBox = [{ width: '102px', ratio: 1 }]

function Photo({ ad }: { ad: Property }) {
  const [photo] = ad.images
  if (!photo) return <TypeDrawing ad={ad} />
  return <PhotoImage photo={photo} box={square} alt="" width={96} height={96} loading="lazy" />
}

function AdPrice({ ad }: { ad: Property }) {
  const language = useLanguage()
  if (ad.totalPrice === null) return null
  const period = periodOf(ad)
  return (
    <span className="truncate font-semibold">
      <Price amount={ad.totalPrice} />
      {period && ` ${formatPhrase(period, language)}`}
    </span>
  )
}

function Ad({ ad }: { ad: Property }) {
  const language = useLanguage()
  const address = useAdAddress(ad)
  return (
    <a href={address} className="recent-ad">
      <span className="recent-photo">
        <Photo ad={ad} />
        <PurposeBadge ad={ad} />
      </span>
      <span className="grid min-w-0 content-center">
        <AdPrice ad={ad} />
        <span className="written-line min-w-0 text-sm">
          <WrittenText texts={ad.name} />
        </span>
        <span className="truncate text-sm text-muted">{placeLine(ad.location.path, language)}</span>
      </span>
    </a>
  )
}

function AdHeart({ ad: { id, name } }: { ad: Property }) {
  const title = textIn(name, useLanguage())
  return <Heart id={id} title={title} className="mark absolute start-0 top-0" />
}

/** Read again, since prices change and ads end; one that is gone leaves no gap. */
function SeenAd({ id, isNear }: { id: number; isNear: boolean }) {
  const { data, isError } = useQuery({
    ...useQueryFor(readProperty, { params: { id } }),
    enabled: isNear,
  })
  if (isError) return null
  return (
    <li className="relative">
      {data ? <Ad ad={data.property} /> : <Skeleton className="recent-ad" />}
      {data && <AdHeart ad={data.property} />}
    </li>
  )
}

export function AdRow({ ids }: { ids: readonly number[] }) {
  const words = useWords(phrases)
  const [isNear, setNear] = useState(false)
  const list = useNear<HTMLUListElement>(() => setNear(true))
  const clear = (
    <Button
      variant="ghost"
      aria-label={words('clearAds')}
      onClick={forgetSeen}
      className="recents-clear"
    >
      {words('clear')}
    </Button>
  )
  return (
    <section aria-labelledby="recent-ads" className="recent-ads">
      <SectionHeading id="recent-ads" action={clear}>
        {words('ads')}
      </SectionHeading>
      <ul ref={list}>
        {ids.map((id) => (
          <SeenAd key={id} id={id} isNear={isNear} />
        ))}
      </ul>
    </section>
  )
}
