import { promotedAdType } from '#features/reference/catalogue/rules.ts'
import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { useSeenAds } from './marks/seen-ads.ts'
import { PurposeBadge } from './purpose-badge.tsx'

export function CardBadges({ ad, isPurposeKnown }: { ad: CardAd; isPurposeKnown: boolean }) {
  const words = useWords(phrases)
  const isSeen = useSeenAds().includes(ad.id)
  return (
    <p className="card-badges">
      {!isPurposeKnown && <PurposeBadge ad={ad} />}
      {ad.adType?.slug === promotedAdType && <Badge tone="gold">{words('featured')}</Badge>}
      {ad.ready === 'off-plan' && <Badge tone="palm">{words('offPlan')}</Badge>}
      {ad.priceReduced && <Badge>{words('priceReduced')}</Badge>}
      {ad.state === 'under_offer' && <Badge tone="clay">{words('underOffer')}</Badge>}
      {isSeen && <Badge>{words('seen')}</Badge>}
    </p>
  )
}
