import { nameIn } from '#i18n/texts/both-texts.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { HyphenatedText } from '#ui/text/hyphenated-text.tsx'
import { ShortAge } from '#ui/quantity.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { CardBadges } from './card-badges.tsx'
import { CardContact } from './card-contact.tsx'
import { CardMarks } from './marks/card-marks.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardPhotos } from './card-photos.tsx'
import { CardPrice } from './card-price.tsx'
import type { CardPlace, Urgency } from './card-slides.tsx'
import type { Contact } from './contact-of.ts'
import { placeLine } from './place-line.ts'
import { useAdAddress } from './use-ad-address.ts'

function Advertiser({ ad }: { ad: CardAd }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const advertiser = ad.agency ?? ad.agent
  if (!advertiser) return <span />
  return (
    <span className="card-advertiser">
      <bdi>{nameIn(advertiser, language)}</bdi>
      {advertiser.verified && (
        <span role="img" aria-label={words('verified')} className="icon icon-verified" />
      )}
    </span>
  )
}

/**
 * Authorities require the number in every advert of a home, and a card is one: each card whose ad has a
 * number shows it whole, at every width. The advertiser's name, whole on the ad's page, is cut instead.
 */
function Permit({ number }: { number: string }) {
  const words = useWords(phrases)
  return (
    <p className="card-permit">
      {`${words('permit')} `}
      <Bdi>{number}</Bdi>
    </p>
  )
}

type CardProps = {
  ad: CardAd
  site: Contact
  urgency?: Urgency
  place?: CardPlace
  /** All ads of the list are for sale, or all for rent. */
  isPurposeKnown?: boolean
}

/** The title's link covers the whole card; photos, arrows and contact buttons lie above it. */
export function PropertyCard(props: CardProps) {
  const { ad, site, urgency = 'late', place = 'grid', isPurposeKnown = false } = props
  const language = useLanguage()
  const title = textIn(ad.name, language)
  const address = useAdAddress(ad)
  return (
    <article className="card group">
      <CardBadges ad={ad} isPurposeKnown={isPurposeKnown} />
      <CardPhotos ad={ad} address={address} urgency={urgency} place={place} />
      <div className="card-body">
        <CardPrice ad={ad} />
        <CardFacts ad={ad} />
        <h3 className="card-title">
          <a href={address} dir="auto">
            <HyphenatedText>{title}</HyphenatedText>
          </a>
        </h3>
        <div className="card-place">
          <p>{placeLine(ad.location.path, language)}</p>
          {ad.firstPublishedAt && <ShortAge instant={ad.firstPublishedAt} />}
        </div>
        <div className="card-foot">
          <Advertiser ad={ad} />
          {ad.permitNumber && <Permit number={ad.permitNumber} />}
        </div>
        <CardContact ad={ad} site={site} />
      </div>
      <CardMarks id={ad.id} title={title} />
    </article>
  )
}
