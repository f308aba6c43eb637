import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because this address was entered on our site.',
    ar: 'وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل في موقعنا.',
  },
  verifySubject: { en: 'Activate your account', ar: 'فعّل حسابك' },
  verifyReason: {
    en: 'One step is left: open this link to confirm your email and activate your account.',
    ar: 'بقيت خطوة واحدة: افتح هذا الرابط لتأكيد بريدك الإلكتروني وتفعيل حسابك.',
  },
  verifyExpiry: {
    en: 'The link is valid for {duration} and works once. If you open it in a different browser, you will be asked for the password you chose.',
    ar: 'الرابط صالح لمدة {duration} ولمرة واحدة. وإن فتحته في متصفح غير الذي سجّلت منه، فسيُطلب منك إدخال كلمة المرور التي اخترتها.',
  },
  verifyNotYou: {
    en: 'If you did not register, open the link and choose “I did not register” to delete the registration. If you do nothing, no account is created.',
    ar: 'إن لم تكن أنت من سجّل، فافتح الرابط واختر «لم أسجّل» لحذف التسجيل. وإن لم تفعل شيئًا فلن يُنشأ أي حساب.',
  },
  verifyAction: { en: 'Activate my account', ar: 'تفعيل حسابي' },
  knownSubject: { en: 'You already have an account', ar: 'لديك حساب بالفعل' },
  knownReason: {
    en: 'Someone tried to sign up with this address. It already has an account, so nothing was changed.',
    ar: 'تلقّينا طلب تسجيل بهذا البريد، وهو مرتبط بحساب قائم، فلم يتغيّر شيء.',
  },
  knownAdvice: {
    en: 'Log in with your password, or reset it if you have forgotten it.',
    ar: 'سجّل الدخول بكلمة المرور، أو أعد تعيينها إن نسيتها.',
  },
  knownAction: { en: 'Log in', ar: 'تسجيل الدخول' },
} satisfies Phrases
