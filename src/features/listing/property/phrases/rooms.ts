import type { Phrase, Phrases } from '#i18n/phrases.ts'

/** `{what}` is the plural of a type; English ones begin in lower case. */
export const phrases = {
  studio: { en: 'studio {what}', ar: '{what} استوديو' },
  oneBedroom: { en: 'one-bedroom {what}', ar: '{what} بغرفة نوم' },
  twoBedrooms: { en: 'two-bedroom {what}', ar: '{what} بغرفتي نوم' },
  threeBedrooms: { en: 'three-bedroom {what}', ar: '{what} بثلاث غرف نوم' },
  fourBedrooms: { en: 'four-bedroom {what}', ar: '{what} بأربع غرف نوم' },
  fiveBedrooms: { en: 'five-bedroom {what}', ar: '{what} بخمس غرف نوم' },
  sixBedrooms: { en: 'six-bedroom {what}', ar: '{what} بست غرف نوم' },
  sevenBedrooms: { en: 'seven-bedroom {what}', ar: '{what} بسبع غرف نوم' },
  bedrooms: {
    en: { one: '{count}-bedroom {what}', other: '{count}-bedroom {what}' },
    ar: {
      zero: '{what} بدون غرف نوم',
      one: '{what} بغرفة نوم',
      two: '{what} بغرفتي نوم',
      few: '{what} بـ{count} غرف نوم',
      many: '{what} بـ{count} غرفة نوم',
      other: '{what} بـ{count} غرفة نوم',
    },
  },
} satisfies Phrases

const exactly: Record<number, Phrase> = {
  0: phrases.studio,
  1: phrases.oneBedroom,
  2: phrases.twoBedrooms,
  3: phrases.threeBedrooms,
  4: phrases.fourBedrooms,
  5: phrases.fiveBedrooms,
  6: phrases.sixBedrooms,
  7: phrases.sevenBedrooms,
}

export const bedroomsPhrase = (count: number): Phrase => exactly[count] ?? phrases.bedrooms
