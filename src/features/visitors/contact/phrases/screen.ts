import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Contact us', ar: 'تواصل معنا' },
  description: {
    en: 'Write to us, call us or visit us: our team answers questions about properties, ads and accounts.',
    ar: 'راسلنا أو اتصل بنا أو زُر مكتبنا، وسيجيب فريقنا عن أسئلتك حول العقارات والإعلانات والحسابات.',
  },
  note: {
    en: 'Our team answers by email or phone.',
    ar: 'يرد عليك فريقنا عبر البريد الإلكتروني أو الهاتف.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  message: { en: 'Message', ar: 'الرسالة' },
  send: { en: 'Send', ar: 'إرسال' },
  sent: { en: 'Message sent successfully', ar: 'تم إرسال رسالتك بنجاح' },
  sentText: {
    en: 'We will reply to {email}.',
    ar: 'سيصلك ردنا على {email}.',
  },
  another: { en: 'Send another message', ar: 'إرسال رسالة أخرى' },
  reachUs: { en: 'Other ways to reach us', ar: 'طرق أخرى للتواصل' },
  call: { en: 'Phone', ar: 'رقم الهاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  address: { en: 'Office', ar: 'عنوان المكتب' },
} satisfies Phrases
