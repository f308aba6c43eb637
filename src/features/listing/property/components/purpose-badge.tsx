import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'

/** Where ads for sale and for rent can stand side by side. */
export function PurposeBadge({ ad }: { ad: Pick<CardAd, 'purpose'> }) {
  const words = useWords(phrases)
  return <Badge>{words(ad.purpose === 'sale' ? 'forSale' : 'forRent')}</Badge>
}
