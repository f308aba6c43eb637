import type { Phrase, Phrases } from '#i18n/phrases.ts'

/** `{text}` is one of `texts`, `{fact}` one of `facts`. */
export const warnings = {
  differs_from_field: {
    en: '{fact}: {said} in {text}, {known} in its field',
    ar: '{fact}: {said} في {text}، و{known} في الحقل المخصص',
  },
  texts_differ: {
    en: '{fact}: {said} in {text}, {known} in the other language',
    ar: '{fact}: {said} في {text}، و{known} في اللغة الأخرى',
  },
  other_place: {
    en: '{text} mentions {place}, but the ad’s location is different',
    ar: 'ورد اسم {place} في {text}، لكن موقع الإعلان مختلف',
  },
  places_differ: {
    en: '{text} mentions {place}, but the other language mentions a different location',
    ar: 'ورد اسم {place} في {text}، وورد موقع مختلف في اللغة الأخرى',
  },
  phone_in_text: {
    en: 'There is a phone number in {text}. Visitors already see the number on your profile.',
    ar: 'يوجد رقم هاتف في {text}. يرى الزوار الرقم المسجّل في ملفك الشخصي.',
  },
  email_in_text: { en: 'There is an email address in {text}', ar: 'يوجد بريد إلكتروني في {text}' },
  link_in_text: { en: 'There is a link in {text}', ar: 'يوجد رابط في {text}' },
  capitals: {
    en: 'Most of {text} is in capital letters, which are hard to read',
    ar: 'معظم {text} بأحرف كبيرة تصعب قراءتها',
  },
  repeated_signs: {
    en: 'Repeated punctuation in {text}: one is enough',
    ar: 'علامات ترقيم مكررة في {text}، وتكفي واحدة',
  },
  wrong_language: {
    en: 'Most of {text} is written in the other language',
    ar: 'معظم {text} مكتوب باللغة الأخرى',
  },
} satisfies Phrases

export const texts: Record<string, Phrase> = {
  'name.en': { en: 'the English title', ar: 'عنوان الإعلان بالإنجليزية' },
  'name.ar': { en: 'the Arabic title', ar: 'عنوان الإعلان بالعربية' },
  'description.en': { en: 'the English description', ar: 'الوصف الإنجليزي' },
  'description.ar': { en: 'the Arabic description', ar: 'الوصف العربي' },
}

export const facts = {
  rooms: { en: 'Bedrooms', ar: 'غرف النوم' },
  bathrooms: { en: 'Bathrooms', ar: 'الحمامات' },
  space: { en: 'Area', ar: 'المساحة' },
  price: { en: 'Price', ar: 'السعر' },
  floors: { en: 'Floors', ar: 'الطوابق' },
  cheques: { en: 'Cheques', ar: 'الشيكات' },
  onBooking: { en: 'Due on booking', ar: 'دفعة الحجز' },
  duringConstruction: { en: 'Due during construction', ar: 'المستحق أثناء الإنشاء' },
  onHandover: { en: 'Due on handover', ar: 'المستحق عند التسليم' },
  afterHandover: { en: 'Due after handover', ar: 'المستحق بعد التسليم' },
  handover: { en: 'Year of handover', ar: 'سنة التسليم' },
} satisfies Phrases

export const studio: Phrase = { en: 'studio', ar: 'استوديو' }
export const percent: Phrase = { en: '{share}%', ar: '{share}%' }
