import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  places: { en: 'Location or keyword', ar: 'الموقع أو كلمة بحث' },
  placesHint: {
    en: 'City, community, tower…',
    ar: 'مدينة، حي، برج…',
  },
  morePlaces: { en: 'Add a location…', ar: 'أضف موقعًا…' },
  tooManyPlaces: {
    en: 'You can select up to 4 locations only',
    ar: 'يمكنك اختيار 4 مواقع كحد أقصى',
  },
} satisfies Phrases
