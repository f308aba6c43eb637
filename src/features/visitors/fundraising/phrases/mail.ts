import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because fundraising requests are sent to this address.',
    ar: 'وصلتك هذه الرسالة لأن طلبات تمويل المشاريع تُرسل إلى هذا البريد.',
  },
  subject: { en: 'New fundraising request', ar: 'طلب تمويل مشروع جديد' },
  reason: {
    en: 'Someone is seeking funding for a project. Log in as an operator and open this link to see the request, its documents and how to reach the person.',
    ar: 'وصل طلب جديد لتمويل مشروع. سجّل الدخول بحساب إدارة الموقع وافتح هذا الرابط لترى الطلب ومستنداته وبيانات التواصل.',
  },
  action: { en: 'View request', ar: 'عرض الطلب' },
} satisfies Phrases
