import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  advertiser_not_found: { en: 'This advertiser does not exist', ar: 'هذا المعلن غير موجود' },
} satisfies Phrases
