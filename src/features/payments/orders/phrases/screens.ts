import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Payment', ar: 'الدفع' },
  paid: { en: 'Payment received', ar: 'تم استلام الدفعة' },
  paidText: {
    en: '{what}: {amount} including VAT. You can download the invoice here.',
    ar: '{what}: {amount} شاملًا الضريبة. يمكنك تنزيل الفاتورة من هنا.',
  },
  waiting: { en: 'Waiting for the bank', ar: 'بانتظار تأكيد المصرف' },
  waitingText: {
    en: 'The bank has not confirmed the payment yet. This page updates automatically as soon as it does.',
    ar: 'لم يؤكد المصرف الدفعة بعد. ستتغير هذه الصفحة تلقائيًا فور تأكيدها.',
  },
  waitingLong: {
    en: 'The bank still has not confirmed the payment. You will get an email when it does.',
    ar: 'لم يؤكد المصرف الدفعة حتى الآن. ستصلك رسالة بالبريد الإلكتروني عند تأكيدها.',
  },
  failed: { en: 'Payment not completed', ar: 'لم تكتمل عملية الدفع' },
  failedText: {
    en: 'Unfortunately, your payment could not be completed. Please try again.',
    ar: 'نأسف، لم تكتمل عملية الدفع. يُرجى المحاولة مرة أخرى.',
  },
  failedSubscription: {
    en: 'Subscription payment failed. Please try again.',
    ar: 'تعذّر دفع قيمة الاشتراك. يُرجى المحاولة مرة أخرى.',
  },
  refunded: { en: 'Payment refunded', ar: 'رُدّت الدفعة' },
  refundedText: {
    en: '{what}: {amount} has been refunded.',
    ar: '{what}: رُدّ إليك مبلغ {amount}.',
  },
  unknown: { en: 'Payment not found', ar: 'الدفعة غير موجودة' },
  unknownText: {
    en: 'We could not find this payment. Only the account or browser that paid can see it.',
    ar: 'لم نعثر على هذه الدفعة. لا يراها إلا الحساب أو المتصفح الذي دفع.',
  },
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
  notLoaded: { en: 'The payment could not be loaded', ar: 'تعذّر تحميل بيانات الدفعة' },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  toAd: { en: 'View ad', ar: 'عرض الإعلان' },
  toRequest: { en: 'View request', ar: 'عرض الطلب' },
  toAds: { en: 'My properties', ar: 'عقاراتي' },
  invoice: { en: 'Download invoice (PDF)', ar: 'تنزيل الفاتورة (PDF)' },
  creditNote: { en: 'Download credit note (PDF)', ar: 'تنزيل الإشعار الدائن (PDF)' },
  payTitle: { en: 'Pay for the package', ar: 'دفع قيمة الباقة' },
  payText: {
    en: 'You are taken to the payment page, where you see the amount before you pay. Your ad goes live once the payment is confirmed.',
    ar: 'ستنتقل إلى صفحة الدفع التي تعرض المبلغ قبل أن تدفع. ويُعرض إعلانك بعد تأكيد الدفعة.',
  },
  pay: { en: 'Go to payment', ar: 'الانتقال إلى الدفع' },
  started: { en: 'Payment request successful!', ar: 'تم إرسال طلب الدفع بنجاح!' },
} satisfies Phrases
