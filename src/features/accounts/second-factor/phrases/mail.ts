import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because it concerns how you log in to your account.',
    ar: 'وصلتك هذه الرسالة لأنها تخصّ طريقة دخولك إلى حسابك.',
  },
  onSubject: { en: 'Two-step verification is on', ar: 'تم تفعيل التحقق بخطوتين' },
  onReason: {
    en: 'Your account now asks for a code from your authenticator app after the password. You were logged out everywhere else.',
    ar: 'سيطلب حسابك من الآن رمزًا من تطبيق المصادقة بعد كلمة المرور، وقد سُجّل خروجك من الأجهزة الأخرى.',
  },
  onAdvice: {
    en: 'Save the recovery codes somewhere you can reach without your phone.',
    ar: 'احفظ رموز الاسترداد في مكان تصل إليه من دون هاتفك.',
  },
  offSubject: { en: 'Two-step verification is off', ar: 'تم إيقاف التحقق بخطوتين' },
  offReason: {
    en: 'Your account no longer asks for a code: it is protected by your password only.',
    ar: 'لم يعد حسابك يطلب رمزًا، وتكفي كلمة المرور وحدها للدخول إليه.',
  },
  notYou: {
    en: 'If this was not you, reset your password now.',
    ar: 'إن لم تكن أنت من فعل ذلك فأعد تعيين كلمة المرور فورًا.',
  },
  notYouAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
} satisfies Phrases
