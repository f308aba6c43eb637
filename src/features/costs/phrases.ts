import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'What it takes', ar: 'كم تحتاج؟' },
  cashToBuy: { en: 'Cash needed to buy', ar: 'النقد اللازم للشراء' },
  cashToMoveIn: { en: 'Cash needed to move in', ar: 'النقد اللازم للانتقال' },
  withCheques: {
    en: { one: 'paying by one cheque', other: 'paying by {count} cheques' },
    ar: {
      zero: 'بلا شيكات',
      one: 'بالدفع بشيك واحد',
      two: 'بالدفع بشيكين',
      few: 'بالدفع على {count} شيكات',
      many: 'بالدفع على {count} شيكًا',
      other: 'بالدفع على {count} شيك',
    },
  },
  downPayment: { en: 'Down payment', ar: 'الدفعة الأولى' },
  transfer: { en: 'Transfer fee of the land department', ar: 'رسوم نقل الملكية لدائرة الأراضي' },
  administration: { en: 'Administration and title deed', ar: 'رسوم إدارية وسند الملكية' },
  trustee: { en: 'Registration trustee, with VAT', ar: 'أمين التسجيل، شاملًا الضريبة' },
  agency: { en: 'Agency fee, with VAT', ar: 'عمولة الوساطة، شاملة الضريبة' },
  mortgageRegistration: { en: 'Mortgage registration', ar: 'تسجيل الرهن' },
  firstCheque: { en: 'First cheque', ar: 'الشيك الأول' },
  deposit: { en: 'Refundable deposit', ar: 'تأمين مسترد' },
  leaseRegistration: { en: 'Ejari registration', ar: 'تسجيل العقد في إيجاري' },
  total: { en: 'Together', ar: 'المجموع' },
  breakdown: { en: 'What is in it', ar: 'التفاصيل' },
  buyingNote: {
    en: 'An estimate. Bank, valuation and insurance fees are not included.',
    ar: 'تقدير لا يشمل رسوم البنك والتقييم والتأمين.',
  },
  movingNote: {
    en: 'An estimate by the usage of the market. Water and electricity deposits are not included.',
    ar: 'تقدير بحسب المتعارف عليه في السوق، ولا يشمل تأمين الماء والكهرباء.',
  },
  byPlan: {
    en: 'Off-plan homes are paid by the developer’s plan: ask for its dates and for the registration fee.',
    ar: 'يُسدَّد ثمن العقار على الخارطة وفق خطة المطوّر: اسأل عن مواعيدها وعن رسوم التسجيل.',
  },
  feesUnknown: {
    en: 'Transfer and registration fees differ between emirates: ask the land department of this one.',
    ar: 'تختلف رسوم النقل والتسجيل من إمارة إلى أخرى: اسأل دائرة الأراضي في هذه الإمارة.',
  },
} satisfies Phrases
