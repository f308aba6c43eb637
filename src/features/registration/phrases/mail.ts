import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'Dara · You receive this message because this address was entered on our site.',
    ar: 'دارة · وصلتك هذه الرسالة لأن هذا العنوان أُدخل في موقعنا.',
  },
  verifySubject: { en: 'Activate your account', ar: 'فعّل حسابك' },
  verifyReason: {
    en: 'One step is left: open this link to confirm your e-mail and activate your account.',
    ar: 'بقيت خطوة واحدة: افتح هذا الرابط لتأكيد بريدك الإلكتروني وتفعيل حسابك.',
  },
  verifyExpiry: {
    en: 'It is good for 24 hours and opens once. In another browser than the one you registered in, it asks for the password you chose.',
    ar: 'الرابط صالح لمدة 24 ساعة ولمرة واحدة. وإن فتحته في متصفح غير الذي سجّلت منه، فسيُطلب منك إدخال كلمة المرور التي اخترتها.',
  },
  verifyNotYou: {
    en: 'If you did not register, open the link and choose “I did not register”: that ends the registration. If you do nothing, no account is created.',
    ar: 'إن لم تكن أنت من سجّل، فافتح الرابط واختر «لم أسجّل» لحذف التسجيل. وإن لم تفعل شيئًا فلن يُنشأ أي حساب.',
  },
  verifyAction: { en: 'Activate my account', ar: 'تفعيل حسابي' },
  knownSubject: { en: 'You already have an account', ar: 'لديك حساب بالفعل' },
  knownReason: {
    en: 'Somebody, probably you, tried to register with this address. It already has an account, so nothing was changed.',
    ar: 'حاول أحدهم، ولعلّه أنت، التسجيل بهذا البريد. لهذا البريد حساب قائم، ولم يتغيّر فيه شيء.',
  },
  knownAdvice: {
    en: 'Log in with your password, or ask for a new one if you have forgotten it.',
    ar: 'سجّل الدخول بكلمة المرور، أو اطلب كلمة جديدة إن كنت قد نسيتها.',
  },
  knownAction: { en: 'Log in', ar: 'تسجيل الدخول' },
} satisfies Phrases
