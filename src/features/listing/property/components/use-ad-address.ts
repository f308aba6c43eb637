import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { propertyAddress } from '../contract.ts'

export function useAdAddress(ad: Parameters<typeof propertyAddress>[0]): string {
  return pathInLanguage(propertyAddress(ad), useLanguage())
}
