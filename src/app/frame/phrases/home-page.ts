import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  homeTitle: {
    en: '{site}: properties for sale and rent in the Emirates',
    ar: '{site}: عقارات للبيع والإيجار في الإمارات',
  },
  homeDescription: {
    en: 'Apartments, villas and offices for sale and rent in all seven emirates: search by location in English or Arabic, compare prices and call the advertiser directly.',
    ar: 'شقق وفلل ومكاتب للبيع والإيجار في الإمارات السبع: ابحث بالموقع بالعربية أو الإنجليزية، وقارن الأسعار، وتواصل مع المعلن مباشرة.',
  },
} satisfies Phrases
