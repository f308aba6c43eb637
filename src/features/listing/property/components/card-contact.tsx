import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { useRecording } from '#features/listing/interactions/components/use-recording.ts'
import { type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { type Contact, contactOf, whatsappAddress } from './contact-of.ts'

/** The button's word, which names the site if it answers in the advertiser's place. */
function SiteWord({ phrase }: { phrase: Phrase }) {
  const language = useLanguage()
  const { settings } = useSiteSettings()
  const site = settings ? textIn(settings.siteName, language) : ''
  return formatPhrase(phrase, language, { site })
}

export function CardContact({ ad, site }: { ad: CardAd; site: Contact }) {
  const language = useLanguage()
  const record = useRecording(ad.id)
  const { phone, whatsapp, ofSite } = contactOf(ad, site)
  const words = (phrase: Phrase) => formatPhrase(phrase, language, { reference: ad.referenceId })
  return (
    <div className="card-contact">
      {phone && (
        <AnchorButton
          href={`tel:${phone}`}
          variant="quiet"
          className="icon icon-phone"
          onClick={() => record('call')}
        >
          {ofSite.phone ? <SiteWord phrase={phrases.callSite} /> : words(phrases.call)}
        </AnchorButton>
      )}
      {whatsapp && (
        <AnchorButton
          href={whatsappAddress(whatsapp, words(phrases.enquiry))}
          variant="quiet"
          className="icon icon-whatsapp"
          target="_blank"
          rel="noopener"
          onClick={() => record('whatsapp')}
        >
          {ofSite.whatsapp ? <SiteWord phrase={phrases.whatsappSite} /> : words(phrases.whatsapp)}
        </AnchorButton>
      )}
    </div>
  )
}
