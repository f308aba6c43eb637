import type { Phrases } from '#i18n/phrases.ts'
import { phrases as counts } from './property-count.ts'
import { phrases as field } from '../phrases.ts'

export const phrases = {
  ...field,
  tooManyPlaces: {
    en: 'You can select up to {maximum} locations only',
    ar: 'الحد الأقصى لعدد المواقع: {maximum}',
  },
  noPlace: {
    en: 'No matching locations. Press Enter to search ads for “{typed}”.',
    ar: 'لا توجد مواقع مطابقة. اضغط زر البحث لتبحث في الإعلانات عن «{typed}».',
  },
  homesThere: counts.propertyCount,
} satisfies Phrases
