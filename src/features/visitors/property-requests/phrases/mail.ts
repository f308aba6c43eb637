import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because property requests are sent to this address.',
    ar: 'وصلتك هذه الرسالة لأن طلبات العقارات تُرسل إلى هذا البريد.',
  },
  subject: { en: 'New property request', ar: 'طلب عقار جديد' },
  reason: {
    en: 'A new property request has arrived. Log in as an operator and open this link to see the request and the contact details.',
    ar: 'وصل طلب عقار جديد. سجّل الدخول بحساب إدارة الموقع وافتح هذا الرابط لترى الطلب وبيانات التواصل.',
  },
  action: { en: 'View request', ar: 'عرض الطلب' },
} satisfies Phrases
