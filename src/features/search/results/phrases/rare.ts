import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  space: { en: 'Area', ar: 'المساحة' },
  furnishing: { en: 'Furnishing', ar: 'الأثاث' },
  completion: { en: 'Completion', ar: 'حالة الإنجاز' },
  finishing: { en: 'Finishing', ar: 'التشطيب' },
  floors: { en: 'Floors', ar: 'عدد الطوابق' },
  permit: { en: 'Permit number', ar: 'رقم التصريح' },
  about: { en: '{field}: {reason}', ar: '{field}: {reason}' },
  understood: {
    en: 'We turned your search “{said}” into filters.',
    ar: 'حوّلنا بحثك «\u2068{said}\u2069» إلى فلاتر.',
  },
  searchWords: {
    en: 'Search for these words instead',
    ar: 'ابحث عن هذه الكلمات كما هي',
  },
  noResultsWhy: {
    en: 'Nothing matches all of these filters at once. Try removing one.',
    ar: 'لا يوجد عقار يطابق كل هذه الفلاتر معًا. جرّب الاستغناء عن أحدها.',
  },
  noResultsMeant: {
    en: 'No ad has all of these words. Did you mean this?',
    ar: 'لا يوجد إعلان يضم كل هذه الكلمات. هل تقصد هذا؟',
  },
  pageEmpty: { en: 'There are no results on this page.', ar: 'لا توجد نتائج في هذه الصفحة.' },
  toFirstPage: { en: 'Go to the first page', ar: 'إلى الصفحة الأولى' },
  withoutFilter: {
    en: {
      one: 'Without “{filter}”: {count} property',
      other: 'Without “{filter}”: {count} properties',
    },
    ar: {
      zero: 'بدون «{filter}»: لا عقارات',
      one: 'بدون «{filter}»: عقار واحد',
      two: 'بدون «{filter}»: عقاران',
      few: 'بدون «{filter}»: {count} عقارات',
      many: 'بدون «{filter}»: {count} عقارًا',
      other: 'بدون «{filter}»: {count} عقار',
    },
  },
  onlyPlace: {
    en: {
      one: 'Only purpose and location: {count} property',
      other: 'Only purpose and location: {count} properties',
    },
    ar: {
      zero: 'بالغرض والموقع فقط: لا عقارات',
      one: 'بالغرض والموقع فقط: عقار واحد',
      two: 'بالغرض والموقع فقط: عقاران',
      few: 'بالغرض والموقع فقط: {count} عقارات',
      many: 'بالغرض والموقع فقط: {count} عقارًا',
      other: 'بالغرض والموقع فقط: {count} عقار',
    },
  },
  onlyPlaceMany: {
    en: 'Only purpose and location: {count}+ properties',
    ar: 'بالغرض والموقع فقط: أكثر من {count} عقار',
  },
  withoutFilterMany: {
    en: 'Without “{filter}”: {count}+ properties',
    ar: 'بدون «{filter}»: أكثر من {count} عقار',
  },
} satisfies Phrases
