import type { Phrases } from '#i18n/phrases.ts'

/** What fields of an ad are called both on its page and in the form, by the names of the fields. */
export const fieldNames = {
  space: { en: 'Area', ar: 'المساحة' },
  rooms: { en: 'Bedrooms', ar: 'غرف النوم' },
  bathrooms: { en: 'Bathrooms', ar: 'الحمامات' },
  furnished: { en: 'Furnishing', ar: 'الأثاث' },
  readiness: { en: 'Completion', ar: 'حالة الإنجاز' },
  handoverDate: { en: 'Handover', ar: 'موعد التسليم' },
  paymentPlan: { en: 'Payment plan', ar: 'خطة السداد' },
  finishing: { en: 'Finishing', ar: 'التشطيب' },
  serviceCharge: { en: 'Service charge', ar: 'رسوم الخدمات' },
  paymentMethod: { en: 'Payment', ar: 'طريقة الدفع' },
  advertiserType: { en: 'Advertised by', ar: 'المعلن' },
  referenceId: { en: 'Reference', ar: 'الرقم المرجعي' },
} satisfies Phrases
