import type { Phrases } from '#i18n/phrases.ts'

/** The words of refusals about advertisers that do not exist. */
export const refusals = {
  advertiser_not_found: { en: 'This advertiser does not exist', ar: 'هذا المعلن غير موجود' },
} satisfies Phrases
