import { useRecording } from '#features/listing/interactions/components/use-recording.ts'
import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { type Contact, contactOf, whatsappAddress } from './contact-of.ts'

export function CardContact({ ad, site }: { ad: CardAd; site: Contact }) {
  const language = useLanguage()
  const record = useRecording(ad.id)
  const { phone, whatsapp } = contactOf(ad, site)
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
          {words(phrases.call)}
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
          {words(phrases.whatsapp)}
        </AnchorButton>
      )}
    </div>
  )
}
