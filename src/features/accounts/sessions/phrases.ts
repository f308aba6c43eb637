import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
} satisfies Phrases
