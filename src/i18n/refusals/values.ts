import type { Phrases } from '../phrases.ts'

export const values = {
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  invalid: { en: 'This value is not valid', ar: 'هذه القيمة غير صحيحة' },
  invalid_number: { en: 'Enter a number', ar: 'أدخل رقمًا' },
  invalid_integer: { en: 'Enter a whole number', ar: 'أدخل عددًا صحيحًا' },
  invalid_choice: { en: 'Choose one of the listed options', ar: 'اختر أحد الخيارات المتاحة' },
  unknown_choice: { en: 'This option is not available', ar: 'هذا الخيار غير متاح' },
  invalid_date: { en: 'Enter a date as YYYY-MM-DD', ar: 'أدخل التاريخ بالصيغة YYYY-MM-DD' },
  invalid_email: { en: 'Enter a valid email address', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  invalid_phone: { en: 'Enter a valid phone number', ar: 'أدخل رقم هاتف صحيحًا' },
  invalid_url: {
    en: 'Enter a link that starts with https:// and contains no user name, password or port',
    ar: 'أدخل رابطًا يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ',
  },
  invalid_text: {
    en: 'This text has characters that cannot be stored',
    ar: 'يحتوي النص على رموز لا يمكن حفظها',
  },
  invalid_area: {
    en: 'Give the area as west,south,east,north in degrees',
    ar: 'حدّد المنطقة بالدرجات بالصيغة \u2066west,south,east,north\u2069',
  },
  invalid_point: {
    en: 'Give the point as latitude,longitude in degrees',
    ar: 'حدّد النقطة بالدرجات بالصيغة \u2066latitude,longitude\u2069',
  },
  invalid_polygon: {
    en: 'Give {minimum} to {maximum} corners as lat,lng;lat,lng',
    ar: 'حدّد نقاطًا عددها من {minimum} إلى {maximum} بالصيغة \u2066lat,lng;lat,lng\u2069',
  },
  name_without_letters: {
    en: 'Use at least one letter or digit in the name',
    ar: 'يجب أن يحتوي الاسم على حرف أو رقم واحد على الأقل',
  },
  claims_verification: {
    en: 'A name cannot claim to be verified, official, approved or ours. Only the verified mark beside it shows that.',
    ar: 'لا يمكن أن يتضمّن الاسم ما يوحي بأنه موثّق أو معتمد أو رسمي أو تابع لنا. العلامة بجانب الاسم هي التي تدلّ على توثيقه.',
  },
  passwords_must_match: { en: 'Passwords must match', ar: 'يجب أن تتطابق كلمتا المرور' },
  too_short: {
    en: 'Enter at least {minimum} characters',
    ar: 'الحد الأدنى لعدد الأحرف: {minimum}',
  },
  too_long: { en: 'Enter at most {maximum} characters', ar: 'الحد الأقصى لعدد الأحرف: {maximum}' },
  too_small: { en: 'Enter {minimum} or more', ar: 'أدخل {minimum} أو أكثر' },
  too_big: { en: 'Enter {maximum} or less', ar: 'أدخل {maximum} أو أقل' },
  too_few: { en: 'Choose at least {minimum}', ar: 'اختر {minimum} على الأقل' },
  too_many: { en: 'Choose at most {maximum}', ar: 'اختر {maximum} كحد أقصى' },
  page_too_deep: {
    en: 'Only the first {maximum} results can be shown. Narrow your search.',
    ar: 'لا يمكن عرض النتائج بعد النتيجة رقم {maximum}. ضيّق نطاق البحث.',
  },
} satisfies Phrases
