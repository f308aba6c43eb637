import Bath from 'lucide-react/icons/bath'
import BedDouble from 'lucide-react/icons/bed-double'
import Scaling from 'lucide-react/icons/scaling'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Area } from '#ui/quantity.tsx'
import { phrases } from '../phrases.ts'
import type { CardAd } from './card-ad.ts'
import { applies } from './facts/facts-of.ts'

const icons = { rooms: BedDouble, bathrooms: Bath, area: Scaling }

function Fact({ icon, children }: { icon: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[icon]
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden className="size-4 text-muted" />
      {children}
    </li>
  )
}

export function CardFacts({ ad }: { ad: CardAd }) {
  const words = useWords(phrases)
  const { rooms, bathrooms, spaceSqm } = ad
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
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
