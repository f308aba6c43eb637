import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  places: { en: 'Location or keyword', ar: 'الموقع أو كلمة بحث' },
  placesHint: { en: 'City, area or building', ar: 'مدينة أو منطقة أو مبنى' },
  morePlaces: { en: 'Add a location…', ar: 'أضف موقعًا…' },
} satisfies Phrases
