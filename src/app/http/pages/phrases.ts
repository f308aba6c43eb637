import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  notSent: { en: 'Form not sent:', ar: 'لم يُرسل النموذج:' },
} satisfies Phrases
