import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useQueryFor } from '#platform/page-query.ts'
import { readProperty } from '../contract.ts'
import type { CardAd } from './card-ad.ts'

/** `first` is a picture that decides when the page looks complete. */
export type Urgency = 'first' | 'late'

type Photo = CardAd['images'][number]

/** The content is 1200 px wide with three cards in a row, 768 px with two. */
const sizes = '(min-width:1280px) 384px, (min-width:768px) 46vw, calc(100vw - 32px)'

/** Further pictures and arrows need scripts, so the server's HTML leaves them out. */
export function useIsHydrated() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

/** No `alt`: the title is beside it, and screen readers skip this link. */
function Slide({ photo, urgency }: { photo: Photo; urgency: Urgency }) {
  return (
    <img
      src={photo.url}
      srcSet={photo.srcset}
      sizes={sizes}
      alt=""
      width={640}
      height={427}
      loading={urgency === 'late' ? 'lazy' : 'eager'}
      {...(urgency === 'first' && { fetchPriority: 'high' })}
    />
  )
}

/** A photo that is not loaded yet has its space, so that a swipe can reach it. */
function Further({ photos, total }: { photos: readonly Photo[]; total: number }) {
  return Array.from({ length: total - 1 }, (_, index) => {
    const photo = photos[index + 1]
    return photo ? <Slide key={photo.url} photo={photo} urgency="late" /> : <span key={index} />
  })
}

function FetchedFurther({ ad, total }: { ad: CardAd; total: number }) {
  const { data } = useQuery(useQueryFor(readProperty, { params: { id: ad.id } }))
  return <Further photos={data?.property.images ?? []} total={total} />
}

type SlidesProps = { ad: CardAd; urgency: Urgency; total: number; isNear: boolean }

/** A list has one photo of each ad; the others come with the ad, when a pointer is near. */
export function Slides({ ad, urgency, total, isNear }: SlidesProps) {
  const [first] = ad.images
  const isAlive = useIsHydrated()
  const isEnough = ad.images.length >= total
  return (
    <>
      {first && <Slide photo={first} urgency={urgency} />}
      {isAlive && (isEnough || !isNear) && <Further photos={ad.images} total={total} />}
      {isAlive && !isEnough && isNear && <FetchedFurther ad={ad} total={total} />}
    </>
  )
}
