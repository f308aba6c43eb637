import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  too_many_filters: {
    en: 'A saved search can have up to {maximum} filters. Remove some of them.',
    ar: 'الحد الأقصى للفلاتر في البحث المحفوظ: {maximum}. أزل بعضها.',
  },
  too_many_searches: {
    en: 'You can save up to {maximum} searches. Remove one you no longer need.',
    ar: 'الحد الأقصى لعمليات البحث المحفوظة: {maximum}. أزل ما لم تعد تحتاج إليه.',
  },
} satisfies Phrases
