import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useQueryFor } from '#platform/page-query.ts'
import { readProperty } from '../contract.ts'
import type { CardAd } from './card-ad.ts'

/** How soon a card's picture is wanted: `first` is what the page is waited for. */
export type Urgency = 'first' | 'late'

type Photo = CardAd['images'][number]

/** Content is 1200 wide with three cards in a row, 768 with two. */
const sizes = '(min-width:1280px) 384px, (min-width:768px) 46vw, calc(100vw - 32px)'

/** Pictures behind the first, and arrows to them, need scripts: the server's HTML does not have them. */
export function useIsHydrated() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

/** Beside its title, and within a link that readers of the screen pass over: without words. */
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

/** A photo that is still on its way has its room already, so that a finger can turn to it. */
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

/**
 * A page of results carries the first photo of each ad. The others come with the ad itself, which
 * is fetched ahead anyway once a pointer is near; they need scripts.
 */
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
