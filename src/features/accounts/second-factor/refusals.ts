import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  invalid_code: {
    en: 'This code is incorrect or has already been used',
    ar: 'الرمز غير صحيح أو سبق استخدامه',
  },
  second_factor_on: { en: 'Two-step verification is already on', ar: 'التحقق بخطوتين مفعّل بالفعل' },
  second_factor_off: { en: 'Two-step verification is not on', ar: 'التحقق بخطوتين غير مفعّل' },
} satisfies Phrases
