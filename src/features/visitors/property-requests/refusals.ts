import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  /** Spec 5. */
  terms_not_accepted: {
    en: 'You must agree to the terms and conditions',
    ar: 'يجب الموافقة على الشروط والأحكام',
  },
  location_elsewhere: {
    en: 'This location is not in the chosen emirate',
    ar: 'هذا الموقع ليس في الإمارة التي اخترتها',
  },
  type_of_other_category: {
    en: 'This property type does not belong to the chosen category',
    ar: 'نوع العقار هذا لا ينتمي إلى الفئة التي اخترتها',
  },
  request_over: {
    en: 'This property request has ended, so there is nothing to pay.',
    ar: 'انتهت مدة طلب العقار هذا، ولا يلزم دفع أي مبلغ.',
  },
} satisfies Phrases
