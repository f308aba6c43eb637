import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  unknown_location: { en: 'This location does not exist', ar: 'هذا الموقع غير موجود' },
} satisfies Phrases
