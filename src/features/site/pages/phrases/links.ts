import { phrases as ofSearches } from '#features/visitors/saved-searches/phrases/link.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  account: { en: 'Your account', ar: 'حسابك' },
  favourites: { en: 'Favourites', ar: 'المفضلة' },
  searches: ofSearches.mySearches,
} satisfies Phrases
