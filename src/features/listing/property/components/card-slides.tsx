import { useQuery } from '@tanstack/react-query'
import { useQueryFor } from '#platform/page-query.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { readProperty } from '../contract.ts'
import type { CardAd } from './card-ad.ts'
import { cardRatio, type Photo, type PhotoBox } from './photo.ts'
import { PhotoImage } from './photo-image.tsx'

/** `first` decides when the page looks complete; `early` is in the first row of a wide screen. */
export type Urgency = 'first' | 'early' | 'late'

const cardsInRow = 4

/** Of a list that begins in the first screen; positions from 0. */
export function urgencyOf(at: number): Urgency {
  if (at === 0) return 'first'
  return at < cardsInRow ? 'early' : 'late'
}

export type CardPlace = 'grid' | 'strip'

const ratio = cardRatio

/** Rows of one, two, and three or four cards, with the space beside and between them. */
const boxes: Record<CardPlace, PhotoBox> = {
  grid: [
    { when: '(min-width:1280px)', width: '387px', ratio },
    { when: '(min-width:768px)', width: 'calc(50vw - 26px)', ratio },
    { width: 'calc(100vw - 34px)', ratio },
  ],
  strip: [
    { when: '(min-width:1536px)', width: '383px', ratio },
    { when: '(min-width:377px)', width: '320px', ratio },
    { width: '85vw', ratio },
  ],
}

const loadings = {
  first: { fetchPriority: 'high' },
  early: { fetchPriority: 'low' },
  late: { loading: 'lazy' },
} as const

type SlideProps = { photo: Photo; urgency: Urgency; place: CardPlace }

/** No `alt`: the title is beside it, and screen readers skip this link. */
function Slide({ photo, urgency, place }: SlideProps) {
  return (
    <PhotoImage
      photo={photo}
      box={boxes[place]}
      alt=""
      width={640}
      height={427}
      {...loadings[urgency]}
    />
  )
}

type FurtherProps = { photos: readonly Photo[]; total: number; place: CardPlace }

/** A photo that is not loaded yet has its space, so that a swipe can reach it. */
function Further({ photos, total, place }: FurtherProps) {
  return Array.from({ length: total - 1 }, (_, index) => {
    const photo = photos[index + 1]
    if (!photo) return <span key={index} />
    return <Slide key={photo.url} photo={photo} urgency="late" place={place} />
  })
}

type SlidesProps = { ad: CardAd; urgency: Urgency; place: CardPlace; total: number }

function FetchedFurther({ ad, total, place }: Omit<SlidesProps, 'urgency'>) {
  const { data } = useQuery(useQueryFor(readProperty, { params: { id: ad.id } }))
  return <Further photos={data?.property.images ?? []} total={total} place={place} />
}

/** The others come when a pointer is near: with the ad where a list has one photo of each. */
export function Slides({ isNear, ...slides }: SlidesProps & { isNear: boolean }) {
  const { ad, urgency, total, place } = slides
  const [first] = ad.images
  const isAlive = useIsHydrated()
  const isEnough = ad.images.length >= total
  const known = isNear ? ad.images : []
  return (
    <>
      {first && <Slide photo={first} urgency={urgency} place={place} />}
      {isAlive && (isEnough || !isNear) && <Further photos={known} total={total} place={place} />}
      {isAlive && !isEnough && isNear && <FetchedFurther ad={ad} total={total} place={place} />}
    </>
  )
}
