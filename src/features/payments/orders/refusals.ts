import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  payment_unavailable: {
    en: 'Payments are not available right now. Your order is kept: please try again in a moment.',
    ar: 'خدمة الدفع غير متاحة حاليًا. طلب الدفع محفوظ، ويُرجى المحاولة بعد قليل.',
  },
  payments_off: {
    en: 'This site does not take payments yet.',
    ar: 'لا يقبل هذا الموقع المدفوعات حتى الآن.',
  },
  no_payment_due: {
    en: 'This ad is not waiting for a payment.',
    ar: 'هذا الإعلان ليس بانتظار الدفع.',
  },
  package_is_free: {
    en: 'This package is free: there is nothing to pay.',
    ar: 'هذه الباقة مجانية ولا يلزم دفع أي مبلغ.',
  },
  order_not_open: {
    en: 'This order is no longer open.',
    ar: 'لم يعد طلب الدفع هذا مفتوحًا.',
  },
  order_not_paid: {
    en: 'Only a paid order can be refunded.',
    ar: 'لا يمكن رد قيمة طلب لم يُدفع.',
  },
  refund_order: {
    en: 'This subscription was renewed after this payment. Refund the last renewal first.',
    ar: 'جُدّد هذا الاشتراك بعد هذه الدفعة. رُدّ قيمة آخر تجديد أولًا.',
  },
  invalid_notice: { en: 'The notice is not valid.', ar: 'الإشعار غير صالح.' },
} satisfies Phrases
