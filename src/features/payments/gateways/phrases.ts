import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  testBank: { en: 'Test bank', ar: 'مصرف تجريبي' },
  noMoney: {
    en: 'This page stands in for a bank while the site is being tried out. No card is asked for and no money moves.',
    ar: 'تحلّ هذه الصفحة محلّ المصرف أثناء تجربة الموقع، فلا تُطلب فيها بطاقة ولا يُحوَّل أي مبلغ.',
  },
  payFor: { en: 'You pay for', ar: 'تدفع مقابل' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  chooseOutcome: {
    en: 'Choose how the payment should end:',
    ar: 'اختر كيف تنتهي عملية الدفع:',
  },
  pay: { en: 'Pay', ar: 'ادفع' },
  decline: { en: 'Decline the payment', ar: 'ارفض الدفع' },
  slow: { en: 'Pay, but confirm later', ar: 'ادفع على أن يصل التأكيد لاحقًا' },
  abandon: { en: 'Leave without paying', ar: 'غادر من دون دفع' },
  unknownOutcome: {
    en: 'Press one of the buttons.',
    ar: 'اضغط أحد الأزرار.',
  },
  isProcessing: {
    en: 'The bank is still processing this payment.',
    ar: 'لا يزال المصرف يعالج عملية الدفع.',
  },
  isPaid: { en: 'This payment has been made.', ar: 'تم الدفع.' },
  isFailed: { en: 'This payment was declined.', ar: 'رُفضت عملية الدفع.' },
  isExpired: {
    en: 'This payment can no longer be made.',
    ar: 'لم يعد الدفع ممكنًا هنا.',
  },
  isRefunded: { en: 'This payment was refunded.', ar: 'أُعيد المبلغ المدفوع.' },
  back: { en: 'Back to the site', ar: 'العودة إلى الموقع' },
} satisfies Phrases
