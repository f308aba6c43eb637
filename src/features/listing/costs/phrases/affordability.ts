import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'How much may a bank lend you?', ar: 'كم يمكن أن يموّلك البنك؟' },
  note: {
    en: 'Worked out in your browser: these figures are not sent or stored.',
    ar: 'تُحسب النتيجة في متصفحك، ولا تُرسل هذه الأرقام ولا تُحفظ.',
  },
  income: { en: 'Monthly income (AED)', ar: 'الدخل الشهري (بالدرهم)' },
  repayments: {
    en: 'Monthly loan repayments (AED)',
    ar: 'الأقساط الشهرية الحالية (بالدرهم)',
  },
  cardLimit: {
    en: 'Total credit card limit (AED)',
    ar: 'إجمالي حدود البطاقات الائتمانية (بالدرهم)',
  },
  largest: { en: 'Largest loan', ar: 'أعلى مبلغ تمويل' },
  boundByRepayments: {
    en: 'The limit is what your income can repay: all repayments may take {share}% of it, tested at a higher rate.',
    ar: 'الحد هنا هو قدرة دخلك على السداد: لا تتجاوز كل الأقساط {share}% منه، محسوبة بفائدة أعلى.',
  },
  boundByIncome: {
    en: 'The limit is your income: a loan is at most {years} years of it.',
    ar: 'الحد هنا هو دخلك: لا يتجاوز التمويل دخل {years} سنوات.',
  },
  boundByValue: {
    en: 'The limit is the price: a loan is at most {share}% of it.',
    ar: 'الحد هنا هو السعر: لا يتجاوز التمويل {share}% منه.',
  },
  enough: { en: 'It covers the loan above.', ar: 'يغطي مبلغ التمويل أعلاه.' },
  short: {
    en: 'It is {amount} less than the loan above.',
    ar: 'يقل عن مبلغ التمويل أعلاه بمقدار {amount}.',
  },
} satisfies Phrases
