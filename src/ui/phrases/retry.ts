import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
} satisfies Phrases
