import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  searches: { en: 'Recent searches', ar: 'عمليات البحث الأخيرة' },
  clearSearches: { en: 'Clear recent searches', ar: 'مسح عمليات البحث الأخيرة' },
  ads: { en: 'Recently viewed', ar: 'عقارات شاهدتها مؤخرًا' },
  clearAds: {
    en: 'Clear recently viewed properties',
    ar: 'مسح قائمة العقارات التي شاهدتها مؤخرًا',
  },
  clear: { en: 'Clear', ar: 'مسح' },
} satisfies Phrases
