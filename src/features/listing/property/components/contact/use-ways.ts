import { useRecording } from '#features/listing/interactions/components/use-recording.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { type Property, propertyAddress } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { type Contact, contactOf } from '../contact-of.ts'
import { waysTo } from './reach.ts'

export type ContactTarget = { ad: Property; site: Contact; origin: string }

export function useWays({ ad, site, origin }: ContactTarget) {
  const language = useLanguage()
  const title = textIn(ad.name, language)
  const address = origin + pathInLanguage(propertyAddress(ad), language)
  const text = formatPhrase(phrases.message, language, {
    reference: ad.referenceId,
    title,
    address,
  })
  const contact = contactOf(ad, site)
  const { ofSite } = contact
  return { ways: waysTo(contact, text), ofSite, title, address, record: useRecording(ad.id) }
}
