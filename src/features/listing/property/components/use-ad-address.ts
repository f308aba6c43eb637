import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { propertyAddress } from '../contract.ts'

/** Where a link to the page of an ad leads, in the reader's language. */
export function useAdAddress(ad: Parameters<typeof propertyAddress>[0]): string {
  return pathInLanguage(propertyAddress(ad), useLanguage())
}
