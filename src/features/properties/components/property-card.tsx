import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Age } from '#ui/quantity.tsx'
import { phrases } from '../phrases/card.ts'
import { AdLink } from './ad-link.tsx'
import type { CardAd } from './card-ad.ts'
import { CardBadges } from './card-badges.tsx'
import { CardContact } from './card-contact.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardPhotos, type Urgency } from './card-photos.tsx'
import { CardPrice } from './card-price.tsx'
import type { Contact } from './contact-of.ts'
import { placeLine } from './place-line.ts'

function Advertiser({ ad }: { ad: CardAd }) {
  const words = useWords(phrases)
  const advertiser = ad.agency ?? ad.agent
  if (!advertiser) return <span />
  return (
    <span className="flex min-w-0 items-center gap-1">
      <bdi className="truncate">{advertiser.name}</bdi>
      {advertiser.verified && (
        <span
          role="img"
          aria-label={words('verified')}
          className="icon icon-verified flex text-gold"
        />
      )}
    </span>
  )
}

function Permit({ number }: { number: string }) {
  const words = useWords(phrases)
  return (
    <p className="text-xs text-muted">
      {words('permit')} <Bdi>{number}</Bdi>
    </p>
  )
}

/**
 * An ad in a list. The whole card leads to the ad by its title's link; photos, arrows and contact
 * lie above it. `site` answers where the advertiser shows no number.
 */
export function PropertyCard(props: { ad: CardAd; site: Contact; urgency?: Urgency }) {
  const { ad, site, urgency = 'late' } = props
  const language = useLanguage()
  const title = textIn(ad.name, language)
  return (
    <article className="group relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:border-palm/50">
      <CardBadges ad={ad} />
      <CardPhotos ad={ad} urgency={urgency} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <CardPrice ad={ad} />
        <CardFacts ad={ad} />
        <h3 className="line-clamp-2 text-base leading-snug font-medium text-pretty rtl:leading-relaxed">
          <AdLink ad={ad} className="after:absolute after:inset-0">
            <span dir="auto">{title}</span>
          </AdLink>
        </h3>
        <p className="truncate text-sm text-muted">{placeLine(ad.location.path, language)}</p>
        <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-2 text-sm text-muted">
          <Advertiser ad={ad} />
          {ad.firstPublishedAt && (
            <span className="shrink-0">
              <Age instant={ad.firstPublishedAt} />
            </span>
          )}
        </div>
        {ad.permitNumber && <Permit number={ad.permitNumber} />}
        <CardContact ad={ad} site={site} />
      </div>
    </article>
  )
}
