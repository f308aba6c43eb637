import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Save this search', ar: 'حفظ هذا البحث' },
  what: { en: 'What is saved', ar: 'ما سيتم حفظه' },
  noFilters: { en: 'No filters: every property fits.', ar: 'بدون فلاتر: كل عقار مطابق.' },
  name: { en: 'Name', ar: 'الاسم' },
  save: { en: 'Save search', ar: 'حفظ البحث' },
  saved: { en: 'Search saved', ar: 'تم حفظ البحث' },
  savedText: {
    en: 'You find it among your searches, with the number of new properties.',
    ar: 'تجده ضمن عمليات البحث المحفوظة مع عدد العقارات الجديدة.',
  },
  alertsTo: {
    en: 'We email {email} when a property is new, costs less or is available again.',
    ar: 'سنراسلك على {email} عند ظهور عقار جديد أو انخفاض سعره أو عودته إلى السوق.',
  },
  done: { en: 'Continue searching', ar: 'متابعة البحث' },
  tooManyFilters: {
    en: 'A saved search can have up to {maximum} filters. This one has {count}.',
    ar: 'الحد الأقصى للفلاتر في البحث المحفوظ: {maximum}. عددها في هذا البحث: {count}.',
  },
} satisfies Phrases
