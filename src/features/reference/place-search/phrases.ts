import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  places: { en: 'Location or keyword', ar: 'الموقع أو كلمة بحث' },
  placesHint: {
    en: 'City, community, tower…',
    ar: 'مدينة، حي، برج…',
  },
  morePlaces: { en: 'Add a location…', ar: 'أضف موقعًا…' },
} satisfies Phrases
