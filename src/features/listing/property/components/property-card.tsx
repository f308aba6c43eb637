import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { ShortAge } from '#ui/quantity.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { CardBadges } from './card-badges.tsx'
import { CardContact } from './card-contact.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardPhotos } from './card-photos.tsx'
import { CardPrice } from './card-price.tsx'
import type { Urgency } from './card-slides.tsx'
import type { Contact } from './contact-of.ts'
import { placeLine } from './place-line.ts'
import { useAdAddress } from './use-ad-address.ts'

function Advertiser({ ad }: { ad: CardAd }) {
  const words = useWords(phrases)
  const advertiser = ad.agency ?? ad.agent
  if (!advertiser) return <span />
  return (
    <span className="card-advertiser">
      <bdi>{advertiser.name}</bdi>
      {advertiser.verified && (
        <span role="img" aria-label={words('verified')} className="icon icon-verified" />
      )}
    </span>
  )
}

function Permit({ number }: { number: string }) {
  const words = useWords(phrases)
  return (
    <p className="card-permit">
      {`${words('permit')} `}
      <Bdi>{number}</Bdi>
    </p>
  )
}

/** The title's link covers the whole card; photos, arrows and contact buttons lie above it. */
export function PropertyCard(props: { ad: CardAd; site: Contact; urgency?: Urgency }) {
  const { ad, site, urgency = 'late' } = props
  const language = useLanguage()
  const title = textIn(ad.name, language)
  const address = useAdAddress(ad)
  return (
    <article className="card group">
      <CardBadges ad={ad} />
      <CardPhotos ad={ad} address={address} urgency={urgency} />
      <div className="card-body">
        <CardPrice ad={ad} />
        <CardFacts ad={ad} />
        <h3 className="card-title">
          <a href={address} dir="auto">
            {title}
          </a>
        </h3>
        <p className="card-place">{placeLine(ad.location.path, language)}</p>
        <div className="card-foot">
          <Advertiser ad={ad} />
          {ad.firstPublishedAt && <ShortAge instant={ad.firstPublishedAt} />}
        </div>
        {ad.permitNumber && <Permit number={ad.permitNumber} />}
        <CardContact ad={ad} site={site} />
      </div>
    </article>
  )
}
