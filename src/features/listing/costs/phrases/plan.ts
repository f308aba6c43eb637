import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  nothingYet: {
    en: 'Enter the property price to see the monthly payment and the cash you need.',
    ar: 'أدخل سعر العقار لمعرفة القسط الشهري والمبلغ المطلوب نقدًا.',
  },
  monthly: { en: 'Monthly payment', ar: 'القسط الشهري' },
  noLoan: {
    en: 'You pay the whole price in cash, so there is no loan.',
    ar: 'تدفع السعر كاملًا نقدًا، فلا حاجة إلى تمويل.',
  },
  terms: {
    en: '{loan} over {duration} at {rate}% a year',
    ar: '{loan} على مدى {duration} بفائدة {rate}% سنويًا',
  },
  price: { en: 'Price', ar: 'السعر' },
  downPayment: { en: 'Down payment ({share}%)', ar: 'الدفعة الأولى ({share}%)' },
  loan: { en: 'Loan ({share}%)', ar: 'مبلغ التمويل ({share}%)' },
  interest: { en: 'Total interest', ar: 'إجمالي الفائدة' },
  repaid: { en: 'Total repaid', ar: 'إجمالي المبلغ المسدَّد' },
  notOffer: {
    en: 'Indicative, not an offer. Limits of the Central Bank of the UAE, in force since {day}.',
    ar: 'أرقام استرشادية لا تمثل عرضًا، وفق حدود مصرف الإمارات العربية المتحدة المركزي السارية منذ {day}.',
  },
  stress: { en: 'If the rate rises', ar: 'إذا ارتفعت الفائدة' },
  stressNote: {
    en: 'Banks check that you could still pay at a rate {least} to {most} points higher.',
    ar: 'تتحقق البنوك من قدرتك على السداد بفائدة أعلى بما بين {least} و{most} نقاط مئوية.',
  },
  stressed: {
    en: {
      one: '{rate}% a year, {count} point more',
      other: '{rate}% a year, {count} points more',
    },
    ar: {
      zero: '{rate}% سنويًا، من دون زيادة',
      one: '{rate}% سنويًا، بزيادة نقطة',
      two: '{rate}% سنويًا، بزيادة نقطتين',
      few: '{rate}% سنويًا، بزيادة {count} نقاط',
      many: '{rate}% سنويًا، بزيادة {count} نقطة',
      other: '{rate}% سنويًا، بزيادة {count} نقطة',
    },
  },
  cash: { en: 'Cash needed on day one', ar: 'المبلغ المطلوب نقدًا في اليوم الأول' },
  estimate: { en: 'Estimate', ar: 'تقدير' },
  costsShare: {
    en: 'Costs besides the down payment: {amount}, {share}% of the price.',
    ar: 'التكاليف من غير الدفعة الأولى: {amount}، أي {share}% من السعر.',
  },
  feesSince: {
    en: 'Fees as of {day}. Bank, valuation and insurance fees are not included.',
    ar: 'الرسوم كما في {day}. لا يشمل المبلغ رسوم البنك والتقييم والتأمين.',
  },
  feesOfDepartment: {
    en: 'Fees of the land department as of {day}; the agency fee is the usual one. Bank, valuation and insurance fees are not included.',
    ar: 'رسوم دائرة الأراضي كما في {day}، وعمولة الوساطة بحسب المتعارف عليه في السوق. لا يشمل المبلغ رسوم البنك والتقييم والتأمين.',
  },
  disputed: {
    en: 'Sources disagree about the fees of this emirate, so confirm them with its land department.',
    ar: 'تختلف المصادر في رسوم هذه الإمارة، فتأكد منها لدى دائرة الأراضي فيها.',
  },
  landFee: {
    en: 'The administration fee is that of land.',
    ar: 'الرسوم الإدارية هي المقررة للأراضي.',
  },
  villaFee: {
    en: 'Sources disagree about the administration fee for a villa: {least} or {most}.',
    ar: 'تختلف المصادر في الرسوم الإدارية للفيلا: {least} أو {most}.',
  },
  officeFee: {
    en: 'Not included: the fee of the registration office, said to be {least} to {most}.',
    ar: 'لا يشمل رسوم مكتب التسجيل، وتُقدَّر بين {least} و{most}.',
  },
  fromDeveloper: {
    en: 'Bought from the developer, without an agency fee. The developer’s payment plan sets when the down payment is due.',
    ar: 'بافتراض الشراء من المطوّر من دون عمولة وساطة، وخطة السداد لديه هي التي تحدد مواعيد الدفعة الأولى.',
  },
  developerFee: {
    en: 'Not included: the developer’s administration fee, usually {least} to {most}.',
    ar: 'لا يشمل رسوم المطوّر الإدارية، وهي عادة بين {least} و{most}.',
  },
  askDepartment: {
    en: 'The down payment, and the fees of registration. They differ by emirate: ask the land department of {emirate}.',
    ar: 'الدفعة الأولى ومعها رسوم التسجيل، وهي تختلف من إمارة إلى أخرى: اسأل دائرة الأراضي في إمارة {emirate}.',
  },
  schedule: { en: 'Year by year', ar: 'السداد سنة بسنة' },
  chart: { en: 'What each year’s payments consist of', ar: 'مكوّنات ما يُسدَّد كل سنة' },
  table: { en: 'Repayment by year, in AED', ar: 'السداد حسب السنوات، بالدرهم' },
  year: { en: 'Year', ar: 'السنة' },
  principal: { en: 'Principal', ar: 'أصل التمويل' },
  interestPaid: { en: 'Interest', ar: 'الفائدة' },
  balance: { en: 'Left to repay', ar: 'المتبقي' },
} satisfies Phrases
