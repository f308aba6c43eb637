import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Newsletter', ar: 'النشرة البريدية' },
  sentTitle: { en: 'Check your inbox', ar: 'تفقّد بريدك الإلكتروني' },
  sentText: {
    en: 'Open the link we sent to confirm your subscription.',
    ar: 'افتح الرابط الذي أرسلناه لتأكيد اشتراكك.',
  },
  confirmTitle: { en: 'Confirm your subscription', ar: 'تأكيد الاشتراك' },
  confirmText: {
    en: 'Press the button to start receiving our newsletter by email.',
    ar: 'اضغط الزر لتصلك نشرتنا على بريدك الإلكتروني.',
  },
  confirm: { en: 'Confirm subscription', ar: 'تأكيد الاشتراك' },
  confirmed: { en: 'You are subscribed', ar: 'تم تأكيد اشتراكك' },
  confirmedText: {
    en: 'You can unsubscribe at any time with the link in each newsletter.',
    ar: 'يمكنك إلغاء اشتراكك في أي وقت عبر الرابط الموجود في كل نشرة.',
  },
  unsubscribeTitle: { en: 'Unsubscribe from the newsletter', ar: 'إلغاء الاشتراك في النشرة' },
  unsubscribeText: {
    en: 'Press the button to stop receiving our newsletter.',
    ar: 'اضغط الزر ولن تصلك نشرتنا البريدية بعد ذلك.',
  },
  unsubscribe: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
  unsubscribed: { en: 'You are unsubscribed', ar: 'تم إلغاء اشتراكك' },
  unsubscribedText: {
    en: 'You can subscribe again at any time at the foot of any page.',
    ar: 'يمكنك الاشتراك مجددًا في أي وقت من أسفل أي صفحة.',
  },
  unknown: { en: 'This link is not valid', ar: 'هذا الرابط غير صالح' },
  unknownText: {
    en: 'It may be incomplete or have expired. Open it again from the email, or subscribe again at the foot of the page.',
    ar: 'قد يكون غير مكتمل أو قد تكون صلاحيته انتهت. افتحه مرة أخرى من بريدك الإلكتروني، أو اشترك مجددًا من أسفل الصفحة.',
  },
  failed: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases
