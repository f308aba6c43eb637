import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because finance applications are sent to this address.',
    ar: 'وصلتك هذه الرسالة لأن طلبات التمويل تُرسل إلى هذا البريد.',
  },
  subject: { en: 'New finance application', ar: 'طلب تمويل جديد' },
  reason: {
    en: 'Someone has applied for finance. Log in as an operator and open this link to see the application and how to reach the person.',
    ar: 'وصل طلب تمويل جديد. سجّل الدخول بحساب إدارة الموقع وافتح هذا الرابط لترى الطلب وبيانات التواصل.',
  },
  action: { en: 'View application', ar: 'عرض الطلب' },
} satisfies Phrases
