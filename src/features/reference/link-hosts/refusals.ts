import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  link_not_allowed: {
    en: 'Ads can only link to these sites: {sites}',
    ar: 'لا تُقبل في الإعلانات إلا روابط هذه المواقع: {sites}',
  },
} satisfies Phrases
