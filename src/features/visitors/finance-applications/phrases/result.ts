import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Indicative result', ar: 'نتيجة استرشادية' },
  nothingYet: {
    en: 'Fill in every field to see how much a bank may lend you.',
    ar: 'املأ كل الحقول لتعرف كم يمكن أن يموّلك البنك.',
  },
  boundByAge: {
    en: 'The limit is your age: banks usually want the last instalment by the age of {age}.',
    ar: 'الحد هنا هو عمرك: تشترط البنوك عادةً سداد آخر قسط قبل تجاوز سن {age}.',
  },
  terms: {
    en: 'Over {duration} at {rate}% a year.',
    ar: 'على مدى {duration} بفائدة {rate}% سنويًا.',
  },
  shortTerm: {
    en: 'Over {duration}, up to the age of {age} as banks usually ask, at {rate}% a year.',
    ar: 'على مدى {duration}، أي حتى سن {age} كما تشترط البنوك عادةً، بفائدة {rate}% سنويًا.',
  },
  noLoan: {
    en: 'You pay the whole budget yourself, so you need no loan.',
    ar: 'تدفع الميزانية كاملة بنفسك، فلا تحتاج إلى تمويل.',
  },
  enough: {
    en: 'It covers the {amount} that you need.',
    ar: 'يغطي المبلغ الذي تحتاج إليه، وهو {amount}.',
  },
  short: {
    en: 'You need {amount}, which is {missing} more.',
    ar: 'تحتاج إلى {amount}، أي ما يزيد عليه بمقدار {missing}.',
  },
  notOffer: {
    en: 'This is not an offer. It follows the limits of the Central Bank of the UAE, in force since {day}, for a first home that you live in. Banks set the rate and the amount.',
    ar: 'هذه النتيجة ليست عرضًا، وقد حُسبت وفق حدود مصرف الإمارات العربية المتحدة المركزي السارية منذ {day} لمسكن أول تقيم فيه. والبنك هو من يحدد الفائدة والمبلغ.',
  },
} satisfies Phrases
