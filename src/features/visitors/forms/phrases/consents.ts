import type { Phrases } from '#i18n/phrases.ts'

/**
 * What people agree to when they send a form, and its version. Rows in the database name the version, so
 * a text never changes: another text gets the next number (rules.test.ts).
 */
export const phrases = {
  contact1: {
    en: 'By sending this form you agree that we store what you entered for {duration} in order to answer you.',
    ar: 'بإرسال هذا النموذج توافق على أن نحتفظ بما أدخلته فيه مدة {duration} لنتمكن من الرد عليك.',
  },
  finance1: {
    en: 'By sending this form you agree that we store what you entered, encrypted, use it to look for finance for you and call or email you about it. We delete it {duration} after your application is closed.',
    ar: 'بإرسال هذا النموذج توافق على أن نحفظ ما أدخلته مشفّرًا، وأن نستخدمه للبحث عن تمويل يناسبك ونتواصل معك بشأنه هاتفيًا أو بالبريد الإلكتروني. ونحذفه بعد {duration} من إغلاق طلبك.',
  },
  newsletter1: {
    en: 'By subscribing you agree that we store your email address and send you our newsletter until you unsubscribe.',
    ar: 'باشتراكك توافق على أن نحتفظ ببريدك الإلكتروني ونرسل إليك نشرتنا البريدية حتى تلغي اشتراكك.',
  },
  propertyRequest1: {
    en: 'By sending this form you agree that we use what you entered to find suitable properties for you and store it for {duration} after your request has expired.',
    ar: 'بإرسال هذا النموذج توافق على أن نستخدم ما أدخلته فيه للبحث عن عقارات تناسبك وأن نحتفظ به مدة {duration} بعد انتهاء طلبك.',
  },
  fundraising1: {
    en: 'By sending this form you agree that we store what you entered for {duration}, and your documents until {documents} after we close your request, in order to examine it.',
    ar: 'بإرسال هذا النموذج توافق على أن نحتفظ بما أدخلته فيه مدة {duration}، وبمستنداتك حتى مرور {documents} على إغلاق طلبك، لندرسه.',
  },
} satisfies Phrases
