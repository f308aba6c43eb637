import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Log in', ar: 'تسجيل الدخول' },
  note: {
    en: 'Access your ads, requests and saved items.',
    ar: 'للوصول إلى إعلاناتك وطلباتك وكل ما حفظته.',
  },
  endedNote: {
    en: 'Your session has ended. Log in to continue where you left off.',
    ar: 'انتهت جلستك. سجّل الدخول لتتابع من حيث توقفت.',
  },
  email: { en: 'Email or mobile number', ar: 'البريد الإلكتروني أو رقم الهاتف المتحرك' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  code: { en: 'Verification code', ar: 'رمز التحقق' },
  codeHint: {
    en: 'From your authenticator app, or one of your recovery codes.',
    ar: 'من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  submit: { en: 'Log in', ar: 'تسجيل الدخول' },
  forgot: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
  noAccount: { en: 'No account yet?', ar: 'ليس لديك حساب؟' },
  signUp: { en: 'Sign up', ar: 'إنشاء حساب' },
  done: { en: 'Login successful', ar: 'تم تسجيل الدخول بنجاح' },
  demo: { en: 'This is a demo: log in as', ar: 'هذا موقع تجريبي، سجّل الدخول بصفة' },
} satisfies Phrases
