import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Ad performance', ar: 'أداء إعلاناتك' },
  adTitle: { en: 'Ad performance', ar: 'أداء الإعلان' },
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
  more: {
    en: '{share} more than the previous period',
    ar: 'أكثر من الفترة السابقة بنسبة {share}',
  },
  fewer: {
    en: '{share} fewer than the previous period',
    ar: 'أقل من الفترة السابقة بنسبة {share}',
  },
  same: { en: 'No change', ar: 'من دون تغيير عن الفترة السابقة' },
  first: { en: 'None in the previous period', ar: 'لا شيء في الفترة السابقة' },
  none: { en: 'None yet', ar: 'لا شيء بعد' },
  chart: { en: '{counter}, day by day', ar: '{counter} يومًا بيوم' },
  now: { en: 'This period', ar: 'هذه الفترة' },
  before: { en: 'Previous period', ar: 'الفترة السابقة' },
  day: { en: 'Day', ar: 'اليوم' },
  point: {
    en: '{day}: {now}, previous period {before}',
    ar: '{day}: {now}، وفي الفترة السابقة {before}',
  },
  table: { en: 'The same numbers as a table', ar: 'الأرقام نفسها في جدول' },
  save: { en: 'Download CSV', ar: 'تنزيل ملف CSV' },
  failed: { en: 'The numbers could not be loaded.', ar: 'تعذّر تحميل الأرقام.' },
} satisfies Phrases
