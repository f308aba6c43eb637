import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  share: { en: 'Share', ar: 'مشاركة' },
  shareThis: { en: 'Share this page', ar: 'شارك هذه الصفحة' },
  copyLink: { en: 'Copy link', ar: 'انسخ الرابط' },
  copied: { en: 'Link copied', ar: 'نُسخ الرابط' },
  copyFailed: {
    en: 'The link could not be copied. It stands selected above.',
    ar: 'تعذّر نسخ الرابط. تجده محددًا أعلاه.',
  },
  link: { en: 'Link', ar: 'الرابط' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
} satisfies Phrases
