import type { CardAd } from './card-ad.ts'
import sprite from './type-drawings.svg?url'

const drawings: Record<string, string> = {
  villa: 'house',
  palace: 'house',
  chalet: 'house',
  'rest-house': 'house',
  farm: 'house',
  townhouse: 'house',
  bungalow: 'house',
  compound: 'house',
  land: 'land',
  showroom: 'shop',
  shop: 'shop',
  retail: 'shop',
  restaurant: 'shop',
  warehouse: 'hall',
  factory: 'hall',
  storage: 'hall',
}

export const drawingOf = (typeSlug: string) => drawings[typeSlug] ?? 'tower'

export function TypeDrawing({ ad }: { ad: CardAd }) {
  const slug = (ad.propertyType ?? ad.commercialPropertyType)?.slug ?? ''
  return (
    <svg viewBox="0 0 300 200" className="size-full fill-none stroke-2" aria-hidden>
      <use href={`${sprite}#${drawingOf(slug)}`} />
    </svg>
  )
}
