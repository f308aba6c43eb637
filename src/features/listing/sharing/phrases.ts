import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  print: { en: 'Print', ar: 'طباعة' },
  share: { en: 'Share', ar: 'مشاركة' },
  shareThis: { en: 'Share this page', ar: 'مشاركة هذه الصفحة' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  copied: { en: 'Link copied', ar: 'تم نسخ الرابط' },
  copyFailed: {
    en: 'The link could not be copied. It is selected above.',
    ar: 'تعذّر نسخ الرابط. تجده محددًا أعلاه.',
  },
  link: { en: 'Link', ar: 'الرابط' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
} satisfies Phrases
