import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  favorite_not_found: {
    en: 'This property is not among your favourites',
    ar: 'هذا العقار ليس في مفضلتك',
  },
  too_many_favorites: {
    en: 'You can keep up to {maximum} favourites. Remove one to add another.',
    ar: 'الحد الأقصى لعدد العقارات في المفضلة: {maximum}. أزل عقارًا منها لتضيف غيره.',
  },
} satisfies Phrases
