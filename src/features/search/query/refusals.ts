import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  too_many_locations: {
    en: 'You can select up to {maximum} locations only',
    ar: 'الحد الأقصى لعدد المواقع: {maximum}',
  },
  too_many_alternatives: {
    en: 'Use “or” between {maximum} alternatives at most',
    ar: 'الحد الأقصى لعدد البدائل حول كلمة «أو»: {maximum}',
  },
  range_reversed: {
    en: 'The minimum is higher than the maximum',
    ar: 'الحد الأدنى أكبر من الحد الأعلى',
  },
  near_needed: {
    en: 'Sorting by distance needs a point (near)',
    ar: 'للترتيب حسب المسافة حدّد موقعًا (near)',
  },
} satisfies Phrases
