import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  acceptTerms: {
    en: 'I agree to the terms and conditions',
    ar: 'أوافق على الشروط والأحكام',
  },
} satisfies Phrases
