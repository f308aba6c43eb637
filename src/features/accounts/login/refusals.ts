import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  invalid_credentials: {
    en: 'Incorrect email or password',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  second_factor_required: {
    en: 'Enter the code from your authenticator app',
    ar: 'أدخل الرمز من تطبيق المصادقة',
  },
} satisfies Phrases
