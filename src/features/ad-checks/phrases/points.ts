import type { Phrases } from '#i18n/phrases.ts'

/** What to do for each point that is missing; the language stands above them. */
export const points = {
  photos_three: { en: 'Add at least {few} photos', ar: 'أضف {few} صور على الأقل' },
  photos_eight: {
    en: 'Show the whole home: {many} photos or more',
    ar: 'أظهر العقار كله: {many} صور أو أكثر',
  },
  cover_large: {
    en: 'Choose a first photo of at least {width} × {height} pixels',
    ar: 'اختر صورة أولى لا تقل عن {width} × {height} بكسل',
  },
  title_length: {
    en: 'Say more in the title: {title} letters or more',
    ar: 'اجعل العنوان أوفى: {title} حرفًا أو أكثر',
  },
  title_says: {
    en: 'Name two of these in the title: type, place, rooms, area',
    ar: 'اذكر في العنوان اثنين من هذه: النوع، الموقع، الغرف، المساحة',
  },
  description_length: {
    en: 'Write a longer description: {description} letters or more',
    ar: 'اكتب وصفًا أطول: {description} حرف أو أكثر',
  },
  description_says: {
    en: 'Name three of these in the description: type, place, rooms, area, amenities',
    ar: 'اذكر في الوصف ثلاثة من هذه: النوع، الموقع، الغرف، المساحة، المرافق والمزايا',
  },
  right_language: {
    en: 'Write the title and description in this language',
    ar: 'اكتب العنوان والوصف بهذه اللغة',
  },
  other_language: {
    en: 'Give the ad a title and description in the other language too',
    ar: 'أضف عنوانًا ووصفًا باللغة الأخرى أيضًا',
  },
  exact_place: {
    en: 'Choose the building or the smallest place that is offered',
    ar: 'اختر المبنى أو أدق موقع متاح',
  },
  address: { en: 'Describe the address', ar: 'أضف تفاصيل عنوان العقار' },
  facts: { en: 'Fill in the missing facts', ar: 'أكمل البيانات الناقصة' },
  amenities_five: {
    en: 'Choose at least {amenities} amenities',
    ar: 'اختر {amenities} من المرافق والمزايا على الأقل',
  },
  video: { en: 'Add a video', ar: 'أضف فيديو' },
  virtual_tour: { en: 'Add a virtual tour', ar: 'أضف جولة افتراضية' },
  permit: {
    en: 'Give a permit number of the right form that has not expired',
    ar: 'أدخل رقم تصريح بالصيغة الصحيحة ولم تنتهِ صلاحيته',
  },
  qr_code: { en: 'Add the QR code of the permit', ar: 'أضف رمز الاستجابة السريعة للتصريح' },
  contact: {
    en: 'Show a phone or WhatsApp number in your profile',
    ar: 'أظهر رقم هاتف أو واتساب في ملفك الشخصي',
  },
} satisfies Phrases
