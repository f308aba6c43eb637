import type { Phrases } from '#i18n/phrases.ts'

export const points = {
  photos_three: { en: 'Add at least {few} photos', ar: 'أضف صورًا لا يقل عددها عن {few}' },
  photos_eight: {
    en: 'Show the whole property: {many} photos or more',
    ar: 'أظهر العقار كله بصور لا يقل عددها عن {many}',
  },
  cover_large: {
    en: 'Choose a first photo of at least {width} × {height} pixels',
    ar: 'اختر صورة أولى لا تقل عن \u2066{width} × {height}\u2069 بكسل',
  },
  title_length: {
    en: 'Write a longer title: at least {title} characters',
    ar: 'اكتب عنوانًا أطول: {title} حرفًا على الأقل',
  },
  title_says: {
    en: 'Mention {titleFacts} of these in the title: type, location, bedrooms, area',
    ar: 'اذكر في عنوان الإعلان {titleFacts} من هذه: النوع، الموقع، الغرف، المساحة',
  },
  description_length: {
    en: 'Write a longer description: at least {description} characters',
    ar: 'اكتب وصفًا لا يقل عدد أحرفه عن {description}',
  },
  description_says: {
    en: 'Mention {descriptionFacts} of these in the description: type, location, bedrooms, area, amenities',
    ar: 'اذكر في الوصف {descriptionFacts} من هذه: النوع، الموقع، الغرف، المساحة، المرافق والمزايا',
  },
  right_language: {
    en: 'Write the title and description in this language',
    ar: 'اكتب عنوان الإعلان والوصف بهذه اللغة',
  },
  other_language: {
    en: 'Add a title and description in the other language too',
    ar: 'أضف عنوان الإعلان والوصف باللغة الأخرى أيضًا',
  },
  exact_place: {
    en: 'Choose the building or the most specific location listed',
    ar: 'اختر المبنى أو أدق موقع متاح',
  },
  address: { en: 'Add address details', ar: 'أضف تفاصيل عنوان العقار' },
  facts: { en: 'Fill in the missing details', ar: 'أكمل البيانات الناقصة' },
  amenities_five: {
    en: 'Choose at least {amenities} amenities',
    ar: 'اختر {amenities} من المرافق والمزايا على الأقل',
  },
  video: { en: 'Add a video', ar: 'أضف فيديو' },
  virtual_tour: { en: 'Add a virtual tour', ar: 'أضف جولة افتراضية' },
  permit: {
    en: 'Enter a permit number that is valid and in the right format',
    ar: 'أدخل رقم تصريح ساريًا وبالصيغة الصحيحة',
  },
  qr_code: { en: 'Add the QR code of the permit', ar: 'أضف رمز الاستجابة السريعة للتصريح' },
  contact: {
    en: 'Show a phone or WhatsApp number on your profile',
    ar: 'أظهر رقم هاتف أو واتساب في ملفك الشخصي',
  },
} satisfies Phrases
