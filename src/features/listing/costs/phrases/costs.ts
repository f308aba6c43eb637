import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Costs', ar: 'التكاليف' },
  cashToBuy: { en: 'Cash needed to buy', ar: 'المبلغ المطلوب نقدًا للشراء' },
  cashToMoveIn: { en: 'Cash needed to move in', ar: 'المبلغ المطلوب للانتقال' },
  withCheques: {
    en: { one: 'paying with {count} cheque', other: 'paying with {count} cheques' },
    ar: {
      zero: 'بدون شيكات',
      one: 'عند الدفع بشيك واحد',
      two: 'عند الدفع على شيكين',
      few: 'عند الدفع على {count} شيكات',
      many: 'عند الدفع على {count} شيكًا',
      other: 'عند الدفع على {count} شيك',
    },
  },
  downPayment: { en: 'Down payment', ar: 'الدفعة الأولى' },
  transfer: { en: 'Land department transfer fee', ar: 'رسوم نقل الملكية في دائرة الأراضي' },
  offPlanRegistration: { en: 'Off-plan registration', ar: 'تسجيل البيع على الخارطة' },
  administration: { en: 'Administration and title deed', ar: 'الرسوم الإدارية وسند الملكية' },
  trustee: { en: 'Registration trustee, with VAT', ar: 'رسوم أمين التسجيل، شاملة الضريبة' },
  agency: { en: 'Agency fee, with VAT', ar: 'عمولة الوساطة، شاملة الضريبة' },
  mortgageRegistration: { en: 'Mortgage registration', ar: 'تسجيل الرهن' },
  firstCheque: { en: 'First cheque', ar: 'الشيك الأول' },
  deposit: { en: 'Refundable deposit', ar: 'مبلغ التأمين (قابل للاسترداد)' },
  leaseRegistration: { en: 'Ejari registration', ar: 'تسجيل عقد الإيجار في «إيجاري»' },
  withFewerCheques: { en: 'With fewer cheques', ar: 'بعدد أقل من الشيكات' },
  cheques: {
    en: { one: '{count} cheque', other: '{count} cheques' },
    ar: {
      zero: 'بدون شيكات',
      one: 'شيك واحد',
      two: 'شيكان',
      few: '{count} شيكات',
      many: '{count} شيكًا',
      other: '{count} شيك',
    },
  },
  total: { en: 'Total', ar: 'المجموع' },
  breakdown: { en: 'Breakdown', ar: 'التفاصيل' },
  buyingNote: {
    en: 'An estimate. Bank, valuation and insurance fees are not included.',
    ar: 'تقدير لا يشمل رسوم البنك والتقييم والتأمين.',
  },
  movingNote: {
    en: 'An estimate based on usual market terms. Water and electricity deposits are not included.',
    ar: 'تقدير بحسب المتعارف عليه في السوق، ولا يشمل تأمين الماء والكهرباء.',
  },
  disputedNote: {
    en: 'An estimate: sources disagree about the fees of this emirate. Confirm them with its land department. Bank, valuation and insurance fees are not included.',
    ar: 'تقدير: تختلف المصادر في رسوم هذه الإمارة، فتأكد منها لدى دائرة الأراضي فيها. لا يشمل رسوم البنك والتقييم والتأمين.',
  },
  utilityNote: {
    en: 'An estimate based on usual market terms. Not included: the electricity and water deposit, {apartment} for an apartment or {villa} for a villa, and {connection} for the connection.',
    ar: 'تقدير بحسب المتعارف عليه في السوق، ولا يشمل تأمين الكهرباء والماء ({apartment} للشقة أو {villa} للفيلا) ولا رسم التوصيل ({connection}).',
  },
  toMortgageCalculator: {
    en: 'Mortgage calculator for this price',
    ar: 'حاسبة التمويل العقاري لهذا السعر',
  },
  toRentCalculator: {
    en: 'How much may this rent rise?',
    ar: 'كم يمكن أن يزيد هذا الإيجار؟',
  },
  byPlan: {
    en: 'Off-plan homes follow the developer’s payment plan. Ask for the schedule and the registration fee.',
    ar: 'يُسدَّد ثمن العقار على الخارطة وفق خطة المطوّر: اسأل عن مواعيدها وعن رسوم التسجيل.',
  },
  feesUnknown: {
    en: 'Fees differ by emirate. Ask the land department of this emirate.',
    ar: 'تختلف رسوم النقل والتسجيل من إمارة إلى أخرى: اسأل دائرة الأراضي في هذه الإمارة.',
  },
} satisfies Phrases
