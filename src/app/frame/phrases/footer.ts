import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  search: { en: 'Find a property', ar: 'ابحث عن عقار' },
  emirates: { en: 'Emirates and areas', ar: 'الإمارات والمناطق' },
  requestProperty: { en: 'Request a property', ar: 'اطلب عقارًا' },
  about: { en: 'About the site', ar: 'عن الموقع' },
  requestFunding: { en: 'Request funding', ar: 'اطلب تمويل مشروعك' },
  contact: { en: 'Contact', ar: 'تواصل معنا' },
  writeToUs: { en: 'Write to us', ar: 'راسلنا' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  followUs: { en: 'Follow us', ar: 'تابعنا' },
  shortcuts: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  permits: {
    en: 'Property advertising in the Emirates needs a permit. Where an ad has one, its number is shown on the ad, so you can check it with the emirate’s land department.',
    ar: 'الإعلان العقاري في الإمارات يحتاج إلى تصريح. وإذا كان للإعلان تصريح فستجد رقمه فيه، ويمكنك التحقق منه لدى دائرة الأراضي في الإمارة.',
  },
} satisfies Phrases
