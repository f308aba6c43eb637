import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: { en: 'This is the last email about your account.', ar: 'هذه آخر رسالة تخصّ حسابك.' },
  erasedSubject: { en: 'Your account was deleted', ar: 'تم حذف حسابك' },
  erasedReason: {
    en: 'As you asked, your account and your personal data were deleted, your ads were closed and you were logged out everywhere.',
    ar: 'حُذف حسابك وبياناتك الشخصية بناءً على طلبك، وأُغلقت إعلاناتك، وسُجّل خروجك من جميع الأجهزة.',
  },
  erasedFinal: {
    en: 'This cannot be undone. You are welcome to sign up again at any time.',
    ar: 'لا يمكن التراجع عن ذلك، ويسعدنا أن تنشئ حسابًا جديدًا في أي وقت.',
  },
} satisfies Phrases
