import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  date: { en: 'Day', ar: 'اليوم' },
  views: { en: 'Views', ar: 'المشاهدات' },
  callAttempts: { en: 'Calls', ar: 'المكالمات' },
  smsAttempts: { en: 'SMS', ar: 'الرسائل النصية' },
  whatsappAttempts: { en: 'WhatsApp', ar: 'واتساب' },
  favoriteAttempts: { en: 'Favourites', ar: 'الإضافة إلى المفضلة' },
  sharings: { en: 'Shares', ar: 'المشاركات' },
  reference: { en: 'Reference', ar: 'الرقم المرجعي' },
  title: { en: 'Title', ar: 'عنوان الإعلان' },
  contacts: { en: 'Contacts', ar: 'محاولات التواصل' },
} satisfies Phrases
