import type { Phrases } from '#i18n/phrases.ts'

/** The words of "forgot password", "new password" and "change password". */
export const phrases = {
  forgotTitle: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
  forgotNote: {
    en: 'Tell us your e-mail and we send you a link to choose a new one.',
    ar: 'أدخل بريدك الإلكتروني لنرسل إليك رابطًا تختار به كلمة جديدة.',
  },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  sendLink: { en: 'Send the link', ar: 'أرسل الرابط' },
  linkSent: {
    en: 'A password recovery link was sent to your e-mail',
    ar: 'أُرسل رابط استعادة كلمة المرور إلى بريدك الإلكتروني',
  },
  linkSentText: {
    en: 'If there is an account for this address, the link is there within a minute. It is good for one hour.',
    ar: 'إذا كان لهذا البريد حساب فسيصلك الرابط خلال دقيقة، وهو صالح لمدة ساعة.',
  },
  toLogin: { en: 'Back to login', ar: 'العودة إلى تسجيل الدخول' },
  resetTitle: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetNote: {
    en: 'It ends all sessions. Then log in with the new one.',
    ar: 'ستُنهى جميع الجلسات، ثم سجّل الدخول بكلمة المرور الجديدة.',
  },
  noLink: {
    en: 'This link is not complete. Open it from the e-mail once more, or ask for a new one.',
    ar: 'الرابط غير مكتمل. افتحه مرة أخرى من بريدك الإلكتروني أو اطلب رابطًا جديدًا.',
  },
  newLink: { en: 'Ask for a new link', ar: 'اطلب رابطًا جديدًا' },
  changeTitle: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  changeNote: {
    en: 'You stay logged in here and are logged out everywhere else.',
    ar: 'تبقى مسجّلًا هنا ويُسجّل خروجك من الأجهزة الأخرى.',
  },
  oldPassword: { en: 'Old password', ar: 'كلمة المرور القديمة' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  passwordHint: { en: 'At least 6 characters', ar: '6 أحرف على الأقل' },
  confirmPassword: { en: 'Retype the new password', ar: 'أعد كتابة كلمة المرور الجديدة' },
  proof: { en: 'Your password', ar: 'كلمة مرورك' },
  proofHint: {
    en: 'More than five minutes have passed since you gave it. We make sure that it is you.',
    ar: 'مضت أكثر من خمس دقائق على آخر إدخال لها، فنتأكد أنك صاحب الحساب قبل المتابعة.',
  },
  change: { en: 'Change password', ar: 'غيّر كلمة المرور' },
  changed: { en: 'Password changed successfully', ar: 'تم تغيير كلمة المرور بنجاح' },
} satisfies Phrases
