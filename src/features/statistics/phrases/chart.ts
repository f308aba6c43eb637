import type { Phrases } from '#i18n/phrases.ts'

/** The words of charts and their tables. */
export const phrases = {
  title: { en: 'What your ads bring', ar: 'ما تحققه إعلاناتك' },
  adTitle: { en: 'What this ad brings', ar: 'ما يحققه هذا الإعلان' },
  period: { en: 'Period', ar: 'الفترة' },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: '{count} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  counters: { en: 'Show in the chart', ar: 'ما يُعرض في الرسم البياني' },
  more: { en: '{share} more than before', ar: 'أكثر من السابق بنسبة {share}' },
  fewer: { en: '{share} fewer than before', ar: 'أقل من السابق بنسبة {share}' },
  same: { en: 'As many as before', ar: 'كالسابق تمامًا' },
  first: { en: 'None before', ar: 'لا شيء في الفترة السابقة' },
  none: { en: 'None yet', ar: 'لا شيء بعد' },
  chart: { en: '{counter}, day by day', ar: '{counter} يومًا بيوم' },
  now: { en: 'This period', ar: 'هذه الفترة' },
  before: { en: 'Period before', ar: 'الفترة السابقة' },
  day: { en: 'Day', ar: 'اليوم' },
  point: {
    en: '{day}: {now}, in the period before {before}',
    ar: '{day}: {now}، وفي الفترة السابقة {before}',
  },
  table: { en: 'The same numbers as a table', ar: 'الأرقام نفسها في جدول' },
  save: { en: 'Download CSV', ar: 'تنزيل ملف CSV' },
  failed: { en: 'The numbers could not be loaded.', ar: 'تعذّر تحميل الأرقام.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
} satisfies Phrases
