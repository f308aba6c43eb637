import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  search: { en: 'Go to the search field', ar: 'الانتقال إلى خانة البحث' },
  results: { en: 'Go to the first result', ar: 'الانتقال إلى أول نتيجة' },
  contact: {
    en: 'Go to the contact buttons of an ad',
    ar: 'الانتقال إلى أزرار التواصل في صفحة الإعلان',
  },
  list: { en: 'Show this list', ar: 'عرض هذه القائمة' },
  or: { en: 'or', ar: 'أو' },
  enabled: { en: 'Use single-key shortcuts', ar: 'تفعيل اختصارات المفتاح الواحد' },
  enabledHint: {
    en: 'Turn them off if you control your device by voice or press keys by accident. This list can also be opened at the foot of most pages.',
    ar: 'عطّلها إذا كنت تتحكم في جهازك بالصوت أو تضغط المفاتيح من دون قصد. ويمكن فتح هذه القائمة أيضًا من أسفل معظم الصفحات.',
  },
} satisfies Phrases
