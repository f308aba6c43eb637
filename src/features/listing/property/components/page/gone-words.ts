import type { Language } from '#i18n/language.ts'
import { type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import type { Offer } from '../../contract.ts'
import { goneTitles, phrases } from '../../phrases/gone.ts'
import { resultsAddress } from './results-address.ts'

const titles: Readonly<Record<string, Phrase | undefined>> = goneTitles

export type GoneWords = { heading: string; search: { label: string; address: string } | null }

function searchOf({ purpose, type, location }: Offer, language: Language): GoneWords['search'] {
  const kind = type.category === 'commercial' ? 'commercial_property_type' : 'property_type'
  const label = formatPhrase(
    purpose === 'sale' ? phrases.moreForSale : phrases.moreForRent,
    language,
    { types: textIn(type.plural, language).toLowerCase(), place: textIn(location.name, language) },
  )
  const address = resultsAddress({ locations: location.id, [kind]: type.slug, purpose })
  return { label, address }
}

export function goneWords(offer: Offer | null, language: Language): GoneWords {
  const title = titles[offer?.type.slug ?? ''] ?? phrases.goneTitle
  return {
    heading: formatPhrase(title, language),
    search: offer && searchOf(offer, language),
  }
}
