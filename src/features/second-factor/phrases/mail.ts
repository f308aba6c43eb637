import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'Dara · You receive this message because it concerns how you log in to your account.',
    ar: 'دارة · وصلتك هذه الرسالة لأنها تخصّ طريقة دخولك إلى حسابك.',
  },
  onSubject: { en: 'Two-step login is on', ar: 'فُعِّل تسجيل الدخول بخطوتين' },
  onReason: {
    en: 'From now on your account asks for a code of your authenticator app after the password. You were logged out everywhere else.',
    ar: 'سيطلب حسابك من الآن رمزًا من تطبيق المصادقة بعد كلمة المرور، وقد سُجّل خروجك من الأجهزة الأخرى.',
  },
  onAdvice: {
    en: 'Keep the recovery codes where you will find them without your phone.',
    ar: 'احفظ رموز الاسترداد في مكان تصل إليه من دون هاتفك.',
  },
  offSubject: { en: 'Two-step login is off', ar: 'أُوقف تسجيل الدخول بخطوتين' },
  offReason: {
    en: 'Your account no longer asks for a code: the password alone opens it.',
    ar: 'لم يعد حسابك يطلب رمزًا، وتكفي كلمة المرور وحدها للدخول إليه.',
  },
  notYou: {
    en: 'If it was not you, ask for a new password at once.',
    ar: 'إن لم تكن أنت من فعل ذلك فاطلب كلمة مرور جديدة فورًا.',
  },
  notYouAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
} satisfies Phrases
