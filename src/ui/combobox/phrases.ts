import type { Phrases } from '#i18n/phrases.ts'
import { phrases as design } from '../phrases.ts'

export const phrases = {
  remove: design.remove,
  loading: design.loading,
  failed: { en: 'The suggestions could not be loaded.', ar: 'تعذّر تحميل الاقتراحات.' },
  suggestions: {
    en: { one: '{count} suggestion', other: '{count} suggestions' },
    ar: {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '{count} اقتراحات',
      many: '{count} اقتراحًا',
      other: '{count} اقتراح',
    },
  },
} satisfies Phrases
