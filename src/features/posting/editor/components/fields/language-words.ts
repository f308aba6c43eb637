import type { Bilingual } from '#i18n/bilingual.ts'
import { type ContentLanguage, directionOf } from '#i18n/language.ts'
import type { phrases } from '../../phrases/fields.ts'

type Words = Bilingual<keyof typeof phrases>

export const inWords = { en: 'inEnglish', ar: 'inArabic' } as const satisfies Words
export const missingWords = { en: 'englishMissing', ar: 'arabicMissing' } as const satisfies Words
export const copyWords = { en: 'copyToEnglish', ar: 'copyToArabic' } as const satisfies Words

export const sideOf = (language: ContentLanguage) => ({
  lang: language,
  dir: directionOf(language),
})
