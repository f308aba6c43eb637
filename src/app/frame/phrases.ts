import type { Phrases } from '#i18n/phrases.ts'

/** The words of the frame around every page. */
export const phrases = {
  skipToContent: { en: 'Skip to content', ar: 'تخطَّ إلى المحتوى' },
  mainNavigation: { en: 'Main', ar: 'القائمة الرئيسية' },
  menu: { en: 'Menu', ar: 'القائمة' },
  home: { en: 'Home page', ar: 'الصفحة الرئيسية' },
  search: { en: 'Find a property', ar: 'ابحث عن عقار' },
  findAgent: { en: 'Find an agent', ar: 'ابحث عن وكيل' },
  contact: { en: 'Contact', ar: 'تواصل معنا' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  followUs: { en: 'Follow us', ar: 'تابعنا' },
  permits: {
    en: 'Property advertising in the Emirates needs a permit. Where an ad has one, its number is shown on the ad, so you can check it with the emirate’s land department.',
    ar: 'الإعلان العقاري في الإمارات يحتاج إلى تصريح. وإذا كان للإعلان تصريح فستجد رقمه فيه، ويمكنك التحقق منه لدى دائرة الأراضي في الإمارة.',
  },
  settingsFailed: {
    en: 'The site could not be loaded. We keep trying.',
    ar: 'تعذّر تحميل الموقع. نحاول من جديد.',
  },
  missingTitle: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  missingText: {
    en: 'The address may be misspelt, or the page may have moved. You can start a new search from here.',
    ar: 'قد يكون في الرابط خطأ، أو أن الصفحة نُقلت. يمكنك بدء بحث جديد من هنا.',
  },
  goneTitle: { en: 'This home is no longer on the market', ar: 'هذا العقار لم يعد معروضًا' },
  goneText: {
    en: 'It was sold, rented or taken down by its advertiser.',
    ar: 'بيع أو أُجّر أو سحبه المعلن.',
  },
  failureTitle: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  failureText: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
  requestNumber: {
    en: 'If it happens again, tell us this number: {id}',
    ar: 'إذا تكرر الخطأ فأبلغنا بهذا الرقم: {id}',
  },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  toSearch: { en: 'Search properties', ar: 'ابحث عن عقار' },
  homeTitle: {
    en: '{site}: homes for sale and rent in the Emirates',
    ar: '{site}: عقارات للبيع والإيجار في الإمارات',
  },
  homeDescription: {
    en: 'Apartments, villas and offices for sale and rent in all seven emirates: search by place in English or Arabic, compare prices and call the advertiser directly.',
    ar: 'شقق وفلل ومكاتب للبيع والإيجار في الإمارات السبع: ابحث بالمنطقة بالعربية أو الإنجليزية، وقارن الأسعار، وتواصل مع المعلن مباشرة.',
  },
} satisfies Phrases
