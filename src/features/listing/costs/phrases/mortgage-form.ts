import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  pageTitle: { en: 'Mortgage calculator | {site}', ar: 'حاسبة التمويل العقاري | {site}' },
  description: {
    en: 'Monthly payment, cash needed on day one and every year of a home loan in the UAE, by the limits of the Central Bank.',
    ar: 'القسط الشهري والمبلغ المطلوب نقدًا وجدول سداد التمويل العقاري في الإمارات، وفق حدود المصرف المركزي.',
  },
  intro: {
    en: 'See the monthly payment, the cash you need on day one and every year of the loan. The figures are indicative: banks set the rate and the amount.',
    ar: 'تعرّف على القسط الشهري والمبلغ المطلوب نقدًا في اليوم الأول وسداد التمويل سنة بسنة. الأرقام استرشادية، والبنك هو من يحدد الفائدة والمبلغ.',
  },
  form: { en: 'Your figures', ar: 'بياناتك' },
  price: { en: 'Property price (AED)', ar: 'سعر العقار (بالدرهم)' },
  priceRequired: { en: 'Property price is required', ar: 'سعر العقار مطلوب' },
  downPayment: { en: 'Down payment', ar: 'الدفعة الأولى' },
  downPaymentIn: { en: 'Down payment in', ar: 'وحدة الدفعة الأولى' },
  percent: { en: '%', ar: '%' },
  dirhams: { en: 'AED', ar: 'درهم' },
  downLeastShare: {
    en: 'At least {share}% of the price, which is used if you leave this empty.',
    ar: '{share}% من السعر على الأقل، وهي النسبة المعتمدة إذا تركت الحقل فارغًا.',
  },
  downLeast: {
    en: 'At least {share}% of the price, {amount}, which is used if you leave this empty.',
    ar: '{share}% من السعر على الأقل، أي {amount}، وهو المبلغ المعتمد إذا تركت الحقل فارغًا.',
  },
  downChosen: {
    en: '{amount}, or {share}% of the price. The least is {least}%.',
    ar: '{amount}، أي {share}% من السعر. الحد الأدنى {least}%.',
  },
  downTooSmall: {
    en: 'The down payment must be at least {share}% of the price: {amount}',
    ar: 'يجب ألا تقل الدفعة الأولى عن {share}% من السعر: {amount}',
  },
  downTooLarge: {
    en: 'The down payment cannot be more than the price',
    ar: 'لا يمكن أن تتجاوز الدفعة الأولى سعر العقار',
  },
  years: { en: 'Loan term in years', ar: 'مدة التمويل بالسنوات' },
  yearsHint: { en: 'At most {duration}', ar: 'الحد الأقصى {duration}' },
  rate: { en: 'Interest rate, % a year', ar: 'نسبة الفائدة السنوية %' },
  rateHint: {
    en: 'Between {least}% and {most}%. Indicative: each bank sets its own rate.',
    ar: 'بين {least}% و{most}%. نسبة استرشادية، فلكل بنك نسبته.',
  },
  rateSlider: { en: 'Interest rate', ar: 'نسبة الفائدة' },
  ratePerYear: { en: '{rate}% a year', ar: '{rate}% سنويًا' },
  buyer: { en: 'Buyer', ar: 'المشتري' },
  resident: { en: 'UAE resident', ar: 'مقيم في الإمارات' },
  national: { en: 'UAE national', ar: 'مواطن إماراتي' },
  home: { en: 'The property will be', ar: 'سيكون العقار' },
  firstHome: { en: 'My first home', ar: 'مسكني الأول' },
  furtherHome: { en: 'A further home or an investment', ar: 'مسكن إضافي أو استثمار' },
  completion: { en: 'Completion', ar: 'حالة الإنجاز' },
  ready: { en: 'Ready', ar: 'جاهز' },
  offPlan: { en: 'Off-plan', ar: 'على الخارطة' },
  emirate: { en: 'Emirate', ar: 'الإمارة' },
} satisfies Phrases
