import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  forgotTitle: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
  forgotNote: {
    en: 'Enter your email and we will send you a link to choose a new password.',
    ar: 'أدخل بريدك الإلكتروني لنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  sendLink: { en: 'Send the link', ar: 'إرسال الرابط' },
  linkSent: {
    en: 'A password recovery link was sent to your email',
    ar: 'أُرسل رابط استعادة كلمة المرور إلى بريدك الإلكتروني',
  },
  linkSentText: {
    en: 'If an account exists for this address, the link will arrive within a minute. It is valid for {duration}.',
    ar: 'إذا كان لهذا البريد حساب فسيصلك الرابط خلال دقيقة، وهو صالح لمدة {duration}.',
  },
  toLogin: { en: 'Back to login', ar: 'العودة إلى تسجيل الدخول' },
  resetTitle: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetNote: {
    en: 'You will be logged out everywhere. Then log in with the new password.',
    ar: 'سيُسجَّل خروجك من جميع الأجهزة، ثم تدخل بكلمة المرور الجديدة.',
  },
  noLink: {
    en: 'This link is incomplete. Open it from the email again, or ask for a new one.',
    ar: 'الرابط غير مكتمل. افتحه مرة أخرى من بريدك الإلكتروني أو اطلب رابطًا جديدًا.',
  },
  newLink: { en: 'Ask for a new link', ar: 'طلب رابط جديد' },
  changeTitle: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  changeNote: {
    en: 'You stay logged in here and are logged out everywhere else.',
    ar: 'ستبقى مسجّل الدخول على هذا الجهاز، وسيُسجَّل خروجك من الأجهزة الأخرى.',
  },
  oldPassword: { en: 'Old password', ar: 'كلمة المرور القديمة' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  confirmPassword: { en: 'Retype the new password', ar: 'أعد كتابة كلمة المرور الجديدة' },
  proof: { en: 'Your password', ar: 'كلمة مرورك' },
  proofHint: {
    en: 'You entered it more than {duration} ago. Enter it again to confirm it is you.',
    ar: 'مضى أكثر من {duration} على آخر مرة أدخلتها. أدخلها مجددًا للتأكد من أنك صاحب الحساب.',
  },
  change: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  changed: { en: 'Password changed successfully', ar: 'تم تغيير كلمة المرور بنجاح' },
} satisfies Phrases
