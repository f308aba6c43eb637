import type { Phrases } from '../phrases.ts'

export const access = {
  unauthenticated: { en: 'Log in to continue', ar: 'سجّل الدخول للمتابعة' },
  forbidden: { en: 'You do not have permission to do this', ar: 'ليست لديك صلاحية لهذا الإجراء' },
  password_needed: {
    en: 'For your security, enter your password again',
    ar: 'لحماية حسابك، أدخل كلمة المرور مرة أخرى',
  },
  reset_needed: {
    en: 'Too many incorrect passwords. Reset the password by email.',
    ar: 'محاولات خاطئة كثيرة. أعد تعيين كلمة المرور عبر البريد الإلكتروني.',
  },
  email_not_verified: {
    en: 'Your email is not verified yet. A message was sent to activate the account.',
    ar: 'لم يُفعَّل بريدك الإلكتروني بعد. أرسلنا إليك رسالة لتفعيل الحساب.',
  },
  too_many_requests: {
    en: 'Too many requests. Please try again in a moment.',
    ar: 'طلبات كثيرة جدًا. يُرجى المحاولة بعد قليل.',
  },
} satisfies Phrases
