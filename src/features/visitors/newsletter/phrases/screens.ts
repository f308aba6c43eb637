import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  confirmTitle: { en: 'Confirm your subscription', ar: 'تأكيد الاشتراك' },
  confirmText: {
    en: 'Press the button, and our newsletter will come to this address.',
    ar: 'اضغط الزر لتصلك نشرتنا البريدية على هذا البريد.',
  },
  confirm: { en: 'Confirm subscription', ar: 'تأكيد الاشتراك' },
  confirmed: { en: 'You are subscribed', ar: 'تم تأكيد اشتراكك' },
  confirmedText: {
    en: 'Each newsletter has a link with which you can unsubscribe.',
    ar: 'في كل نشرة رابط يمكنك به إلغاء اشتراكك.',
  },
  unsubscribeTitle: { en: 'Unsubscribe from the newsletter', ar: 'إلغاء الاشتراك في النشرة' },
  unsubscribeText: {
    en: 'Press the button, and no more newsletters will come to this address.',
    ar: 'اضغط الزر، ولن تصلك نشرتنا البريدية على هذا البريد بعد ذلك.',
  },
  unsubscribe: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
  unsubscribed: { en: 'You are unsubscribed', ar: 'تم إلغاء اشتراكك' },
  unsubscribedText: {
    en: 'You can subscribe again at any time at the foot of each page.',
    ar: 'يمكنك الاشتراك مجددًا في أي وقت من أسفل كل صفحة.',
  },
  unknown: { en: 'This link is not valid', ar: 'هذا الرابط غير صالح' },
  unknownText: {
    en: 'It may be incomplete or have expired. Open it from the email again, or subscribe again at the foot of the page.',
    ar: 'قد يكون غير مكتمل أو انتهت صلاحيته. افتحه مرة أخرى من بريدك الإلكتروني، أو اشترك مجددًا من أسفل الصفحة.',
  },
  failed: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases
