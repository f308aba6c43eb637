import type { Phrases } from '#i18n/phrases.ts'

// `filters/components/filter-set.ts` says which table each parameter needs.

export const choices = {
  category: {
    residential: { en: 'Residential', ar: 'سكني' },
    commercial: { en: 'Commercial', ar: 'تجاري' },
  },
  ready: {
    ready: { en: 'Ready', ar: 'جاهز' },
    'off-plan': { en: 'Off-plan', ar: 'على الخارطة' },
  },
  furnished: {
    furnished: { en: 'Furnished', ar: 'مفروش' },
    unfurnished: { en: 'Unfurnished', ar: 'غير مفروش' },
    partly: { en: 'Partly furnished', ar: 'مفروش جزئيًا' },
  },
  finishing: {
    finished: { en: 'Finished', ar: 'تشطيب كامل' },
    'semi-finished': { en: 'Semi-finished', ar: 'نصف تشطيب' },
    unfinished: { en: 'Unfinished', ar: 'بدون تشطيب' },
  },
  payment_method: {
    cash: { en: 'Cash', ar: 'نقدًا' },
    mortgage: { en: 'Mortgage', ar: 'تمويل عقاري' },
    installments: { en: 'Instalments', ar: 'تقسيط' },
  },
  rent_period: {
    yearly: { en: 'Yearly rent', ar: 'إيجار سنوي' },
    monthly: { en: 'Monthly rent', ar: 'إيجار شهري' },
    weekly: { en: 'Weekly rent', ar: 'إيجار أسبوعي' },
    daily: { en: 'Daily rent', ar: 'إيجار يومي' },
  },
  advertiser_type: {
    owner: { en: 'From the owner', ar: 'من المالك' },
    agent: { en: 'From an agent', ar: 'من وكيل عقاري' },
    agency: { en: 'From an agency', ar: 'من مكتب عقاري' },
    broker: { en: 'From a broker', ar: 'من وسيط عقاري' },
    developer: { en: 'From the developer', ar: 'من المطوّر' },
  },
} satisfies Record<string, Phrases>

/** `true` is also the label of the form's field. */
export const flags = {
  mortgage_eligible: {
    true: { en: 'Mortgage eligible', ar: 'مؤهل للتمويل العقاري' },
    false: { en: 'Not mortgage eligible', ar: 'غير مؤهل للتمويل العقاري' },
  },
  has_video: {
    true: { en: 'With video', ar: 'مع فيديو' },
    false: { en: 'Without video', ar: 'بدون فيديو' },
  },
  price_reduced: {
    true: { en: 'Price reduced', ar: 'سعر مخفّض' },
    false: { en: 'Price not reduced', ar: 'سعر غير مخفّض' },
  },
} satisfies Record<string, Phrases>

/** `none` is for zero where it has a name, `more` for `7+`. */
export const counts = {
  rooms: {
    none: { en: 'Studio', ar: 'استوديو' },
    some: {
      en: { one: '{count} bedroom', other: '{count} bedrooms' },
      ar: {
        zero: 'استوديو',
        one: 'غرفة نوم',
        two: 'غرفتا نوم',
        few: '{count} غرف نوم',
        many: '{count} غرفة نوم',
        other: '{count} غرفة نوم',
      },
    },
    more: {
      en: { one: '{count}+ bedrooms', other: '{count}+ bedrooms' },
      ar: {
        zero: 'أي عدد من الغرف',
        one: 'غرفة نوم أو أكثر',
        two: 'غرفتا نوم أو أكثر',
        few: '{count} غرف نوم أو أكثر',
        many: '{count} غرفة نوم أو أكثر',
        other: '{count} غرفة نوم أو أكثر',
      },
    },
  },
  bathrooms: {
    some: {
      en: { one: '{count} bathroom', other: '{count} bathrooms' },
      ar: {
        zero: 'بدون حمام',
        one: 'حمام واحد',
        two: 'حمامان',
        few: '{count} حمامات',
        many: '{count} حمامًا',
        other: '{count} حمام',
      },
    },
    more: {
      en: { one: '{count}+ bathrooms', other: '{count}+ bathrooms' },
      ar: {
        zero: 'أي عدد من الحمامات',
        one: 'حمام أو أكثر',
        two: 'حمامان أو أكثر',
        few: '{count} حمامات أو أكثر',
        many: '{count} حمامًا أو أكثر',
        other: '{count} حمام أو أكثر',
      },
    },
  },
} satisfies Record<string, Phrases>

const chosenArea = { en: 'Chosen area on the map', ar: 'منطقة محددة على الخريطة' }

/** `{count}` is for whole numbers, `{price}` for money and `{value}` for texts. */
export const chips = {
  floors: {
    en: { one: '{count} floor', other: '{count} floors' },
    ar: {
      zero: 'بدون طوابق',
      one: 'طابق واحد',
      two: 'طابقان',
      few: '{count} طوابق',
      many: '{count} طابقًا',
      other: '{count} طابق',
    },
  },
  age_max: {
    en: { one: 'Up to {count} year old', other: 'Up to {count} years old' },
    ar: {
      zero: 'جديد',
      one: 'عمره سنة أو أقل',
      two: 'عمره سنتان أو أقل',
      few: 'عمره {count} سنوات أو أقل',
      many: 'عمره {count} سنة أو أقل',
      other: 'عمره {count} سنة أو أقل',
    },
  },
  cheques_max: {
    en: { one: '{count} cheque', other: 'Up to {count} cheques' },
    ar: {
      zero: 'بدون شيكات',
      one: 'شيك واحد',
      two: 'شيكان كحد أقصى',
      few: '{count} شيكات كحد أقصى',
      many: '{count} شيكًا كحد أقصى',
      other: '{count} شيك كحد أقصى',
    },
  },
  service_charge_max: {
    en: 'Service charge up to {price}',
    ar: 'رسوم الخدمات حتى {price}',
  },
  agent: { en: 'Ads by this agent', ar: 'إعلانات هذا الوكيل' },
  agency: { en: 'Ads by this agency', ar: 'إعلانات هذا المكتب' },
  keyword: { en: '“{value}”', ar: '«{value}»' },
  permit: { en: 'Permit no. {value}', ar: 'رقم التصريح {value}' },
  published_within: {
    en: {
      one: 'Published in the last 24 hours',
      other: 'Published in the last {count} days',
    },
    ar: {
      zero: 'نُشر اليوم',
      one: 'نُشر خلال آخر 24 ساعة',
      two: 'نُشر خلال آخر يومين',
      few: 'نُشر خلال آخر {count} أيام',
      many: 'نُشر خلال آخر {count} يومًا',
      other: 'نُشر خلال آخر {count} يوم',
    },
  },
  bbox: chosenArea,
  polygon: chosenArea,
  near: chosenArea,
} satisfies Phrases

export const labels = {
  ready: { en: 'Completion', ar: 'حالة الإنجاز' },
  furnished: { en: 'Furnishing', ar: 'الأثاث' },
  finishing: { en: 'Finishing', ar: 'التشطيب' },
  floors: { en: 'Floors', ar: 'عدد الطوابق' },
  age_max: { en: 'Maximum age (years)', ar: 'الحد الأقصى لعمر العقار (بالسنوات)' },
  payment_method: { en: 'Payment', ar: 'طريقة الدفع' },
  rent_period: { en: 'Rent frequency', ar: 'نوع الإيجار' },
  cheques_max: { en: 'Maximum cheques', ar: 'الحد الأقصى لعدد الشيكات' },
  service_charge_max: { en: 'Service charge up to (AED)', ar: 'رسوم الخدمات حتى (درهم)' },
  advertiser_type: { en: 'Advertiser', ar: 'المعلن' },
  permit: { en: 'Permit number', ar: 'رقم التصريح' },
  published_within: { en: 'Published', ar: 'تاريخ النشر' },
} satisfies Phrases

export const phrases = {
  atMost: { en: 'Up to {most}', ar: 'حتى {most}' },
  atLeast: { en: 'From {least}', ar: 'من {least}' },
  between: { en: '{least} to {most}', ar: 'من {least} إلى {most}' },
} satisfies Phrases
