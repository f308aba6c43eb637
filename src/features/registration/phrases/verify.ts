import type { Phrases } from '#i18n/phrases.ts'

/** The words of /verify/{id}. */
export const phrases = {
  title: { en: 'E-mail verification', ar: 'تأكيد البريد الإلكتروني' },
  checking: { en: 'Checking the link…', ar: 'جارٍ التحقق من الرابط…' },
  done: { en: 'Verification successful', ar: 'تم التحقق بنجاح' },
  welcome: {
    en: 'Welcome, {name}. Your account is active and you are logged in.',
    ar: 'أهلًا بك، {name}. حسابك مفعّل وقد سُجّل دخولك.',
  },
  already: {
    en: 'Your e-mail is confirmed. Log in to continue.',
    ar: 'بريدك الإلكتروني مؤكد. سجّل الدخول للمتابعة.',
  },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  toLogin: { en: 'Log in', ar: 'تسجيل الدخول' },
  unknown: { en: 'This link is not valid', ar: 'هذا الرابط غير صالح' },
  unknownText: {
    en: 'It may be older than 24 hours. Log in with your password: that sends a new message.',
    ar: 'قد يكون مضى عليه أكثر من 24 ساعة. سجّل الدخول بكلمة المرور لنرسل إليك رسالة جديدة.',
  },
  failed: { en: 'The link could not be checked', ar: 'تعذّر التحقق من الرابط' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  needsScripts: {
    en: 'Opening an account needs JavaScript. Please turn it on in your browser.',
    ar: 'يحتاج تفعيل الحساب إلى تشغيل الجافا سكريبت. فعّله في متصفحك من فضلك.',
  },
} satisfies Phrases
