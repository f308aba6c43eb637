import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Area } from '#ui/quantity.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { applies } from './facts/type-of.ts'

/** CSS masks of app.css: inline SVG would outweigh the text of a whole list. */
const icons = {
  rooms: 'icon icon-rooms',
  bathrooms: 'icon icon-bathrooms',
  area: 'icon icon-area',
}

function Fact({ icon, children }: { icon: keyof typeof icons; children: ReactNode }) {
  return <li className={icons[icon]}>{children}</li>
}

export function CardFacts({ ad }: { ad: CardAd }) {
  const words = useWords(phrases)
  const { rooms, bathrooms, spaceSqm } = ad
  return (
    <ul className="card-facts">
      {rooms !== null && applies(ad, 'rooms') && (
        <Fact icon="rooms">{rooms === 0 ? words('studio') : words('beds', { count: rooms })}</Fact>
      )}
      {bathrooms !== null && bathrooms > 0 && applies(ad, 'bathrooms') && (
        <Fact icon="bathrooms">{words('baths', { count: bathrooms })}</Fact>
      )}
      {spaceSqm !== null && (
        <Fact icon="area">
          <Area sqm={spaceSqm} />
        </Fact>
      )}
    </ul>
  )
}
