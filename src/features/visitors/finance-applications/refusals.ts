import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  born_too_late: {
    en: {
      one: 'Applicants must be at least {count} year old',
      other: 'Applicants must be at least {count} years old',
    },
    ar: {
      zero: 'تحقق من سنة الميلاد',
      one: 'يجب ألا يقل عمر مقدّم الطلب عن سنة',
      two: 'يجب ألا يقل عمر مقدّم الطلب عن سنتين',
      few: 'يجب ألا يقل عمر مقدّم الطلب عن {count} سنوات',
      many: 'يجب ألا يقل عمر مقدّم الطلب عن {count} سنة',
      other: 'يجب ألا يقل عمر مقدّم الطلب عن {count} سنة',
    },
  },
  /** The year is a text: a number would have a separator. */
  born_too_early: {
    en: 'Enter the year in full, {year} or later',
    ar: 'أدخل السنة كاملة، على ألا تسبق {year}',
  },
  application_unreadable: {
    en: 'We cannot show this application at the moment. Please contact us.',
    ar: 'يتعذّر علينا عرض هذا الطلب حاليًا. يُرجى التواصل معنا.',
  },
} satisfies Phrases
