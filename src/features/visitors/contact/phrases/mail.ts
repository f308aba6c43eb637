import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because messages from the contact form are sent to this address.',
    ar: 'وصلتك هذه الرسالة لأن رسائل نموذج التواصل تُرسل إلى هذا البريد.',
  },
  subject: { en: 'Message {number}: {subject}', ar: 'الرسالة رقم {number}: {subject}' },
  sender: { en: 'From: {name}', ar: 'من: \u2068{name}\u2069' },
  email: { en: 'Email: {email}', ar: 'البريد الإلكتروني: \u2066{email}\u2069' },
  phone: { en: 'Phone: {phone}', ar: 'رقم الهاتف: \u2066{phone}\u2069' },
} satisfies Phrases
