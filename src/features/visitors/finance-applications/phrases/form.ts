import { phrases as ofSent } from '#features/visitors/forms/phrases/sent.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Apply for finance', ar: 'اطلب تمويلًا عقاريًا' },
  description: {
    en: 'Apply for home finance in the UAE in a few short steps and see how much a bank may lend you, and which limit decides it.',
    ar: 'قدّم طلب تمويل عقاري في الإمارات في خطوات قصيرة، واعرف كم يمكن أن يموّلك البنك وما الذي يحدد المبلغ.',
  },
  note: {
    en: 'A few short steps, and you see how much a bank may lend you. What you send is stored with 256-bit encryption.',
    ar: 'خطوات قصيرة تعرف بعدها كم يمكن أن يموّلك البنك. وتُحفظ بياناتك بتشفير 256 بت.',
  },
  propertyStep: { en: 'The property', ar: 'العقار' },
  planStep: { en: 'Your plan', ar: 'خطة الشراء' },
  personStep: { en: 'Your details', ar: 'بياناتك' },
  incomeStep: { en: 'Your income', ar: 'دخلك' },
  next: { en: 'Continue', ar: 'متابعة' },
  back: { en: 'Back', ar: 'رجوع' },
  sent: ofSent.submitted,
  send: { en: 'Send application', ar: 'إرسال الطلب' },
  budgetHint: { en: 'The price of the property', ar: 'سعر العقار' },
  jointHint: {
    en: 'Enter the income, cards and repayments of both of you.',
    ar: 'أدخل مجموع الدخل وحدود البطاقات والأقساط لك ولشريكك في الطلب.',
  },
  noCards: { en: 'Enter 0 if you have no card', ar: 'أدخل 0 إن لم تكن لديك بطاقة' },
  noRepayments: { en: 'Enter 0 if you have none', ar: 'أدخل 0 إن لم تكن عليك أقساط' },
  notKept: {
    en: 'The amounts below are not kept in your browser. If you reload the page, please enter them again.',
    ar: 'لا تُحفظ المبالغ أدناه في متصفحك. إذا أعدت تحميل الصفحة فأدخلها من جديد.',
  },
} satisfies Phrases
