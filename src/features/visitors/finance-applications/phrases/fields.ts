import type { Phrases } from '#i18n/phrases.ts'

/** Of the form and of the page that shows an application. */
export const phrases = {
  propertyType: { en: 'Property type', ar: 'نوع العقار' },
  propertyStatus: { en: 'Property status', ar: 'حالة العقار' },
  locations: { en: 'Preferred locations', ar: 'المواقع المرغوبة' },
  mortgageType: { en: 'Mortgage', ar: 'نوع التمويل' },
  budget: { en: 'Budget (AED)', ar: 'الميزانية (بالدرهم)' },
  initialPaymentPercentage: {
    en: 'Down payment, % of the budget',
    ar: 'الدفعة الأولى (% من الميزانية)',
  },
  purchaseTime: { en: 'When do you want to buy?', ar: 'متى تريد الشراء؟' },
  stage: { en: 'How far have you got?', ar: 'إلى أي مرحلة وصلت؟' },
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  uaeNational: { en: 'Are you a UAE national?', ar: 'هل أنت مواطن إماراتي؟' },
  birthYear: { en: 'Year of birth', ar: 'سنة الميلاد' },
  applicationType: { en: 'Application type', ar: 'نوع الطلب' },
  employmentSituation: { en: 'Employment', ar: 'الوضع الوظيفي' },
  totalIncome: { en: 'Total monthly income (AED)', ar: 'إجمالي الدخل الشهري (بالدرهم)' },
  creditCardLimit: {
    en: 'Total credit card limit (AED)',
    ar: 'إجمالي حدود البطاقات الائتمانية (بالدرهم)',
  },
  monthlyRepayments: {
    en: 'Monthly loan repayments (AED)',
    ar: 'الأقساط الشهرية الحالية (بالدرهم)',
  },
} satisfies Phrases
