import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'Dara · This is the last message about your account.',
    ar: 'دارة · هذه آخر رسالة تخصّ حسابك.',
  },
  erasedSubject: { en: 'Your account was erased', ar: 'حُذف حسابك' },
  erasedReason: {
    en: 'As you asked, your account and your personal data were erased, your ads were closed and you were logged out everywhere.',
    ar: 'حُذف حسابك وبياناتك الشخصية بناءً على طلبك، وأُغلقت إعلاناتك، وسُجّل خروجك من جميع الأجهزة.',
  },
  erasedFinal: {
    en: 'This cannot be undone. You are welcome to register again at any time.',
    ar: 'لا يمكن التراجع عن ذلك، ويسعدنا أن تسجّل من جديد في أي وقت.',
  },
} satisfies Phrases
