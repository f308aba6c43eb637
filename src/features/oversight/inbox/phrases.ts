import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because you sent us a message or a request.',
    ar: 'وصلتك هذه الرسالة لأنك أرسلت إلينا رسالة أو طلبًا.',
  },
  subject: { en: 'Re: {subject}', ar: 'رد: {subject}' },
  subjectOfRequest: { en: 'Our answer to your request of {day}', ar: 'ردنا على طلبك بتاريخ {day}' },
  yourText: { en: 'You wrote: {text}', ar: 'كتبت إلينا: \u2068{text}\u2069' },
  action: { en: 'View your request', ar: 'عرض طلبك' },
} satisfies Phrases
