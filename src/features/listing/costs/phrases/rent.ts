import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  pageTitle: {
    en: 'Rent increase calculator for Dubai | {site}',
    ar: 'حاسبة زيادة الإيجار في دبي | {site}',
  },
  description: {
    en: 'How much a landlord in Dubai may raise the rent at renewal, by the bands of the law.',
    ar: 'احسب الزيادة القصوى للإيجار عند تجديد العقد في دبي وفق النسب التي حددها القانون.',
  },
  intro: {
    en: 'How much may the rent of a home in Dubai rise when the contract is renewed? The law compares it with the average of the official rental index.',
    ar: 'كم يمكن أن يزيد إيجار مسكن في دبي عند تجديد العقد؟ يقارنه القانون بمتوسط مؤشر الإيجارات الرسمي.',
  },
  rent: { en: 'Current yearly rent (AED)', ar: 'الإيجار السنوي الحالي (بالدرهم)' },
  rentRequired: { en: 'Current rent is required', ar: 'الإيجار الحالي مطلوب' },
  average: {
    en: 'Average rent of similar homes (AED a year)',
    ar: 'متوسط إيجار المساكن المماثلة (بالدرهم سنويًا)',
  },
  averageHint: {
    en: 'The figure of the rental index of the Dubai Land Department (RERA): only that one counts in law.',
    ar: 'الرقم الوارد في مؤشر الإيجارات لدى مؤسسة التنظيم العقاري (ريرا) التابعة لدائرة الأراضي والأملاك في دبي، فهو وحده المعتمد قانونًا.',
  },
  averageRequired: { en: 'Average rent is required', ar: 'متوسط الإيجار مطلوب' },
  offer: {
    en: 'Median asking rent of {count} {group} in {place}: {amount} a year. It is ours, from the ads on this site, not the official average.',
    ar: 'الإيجار الوسيط المطلوب في إعلانات {group} في {place} (عددها {count}): {amount} سنويًا. هذا الرقم من إعلانات موقعنا وليس المتوسط الرسمي.',
  },
  useOffer: { en: 'Use this median', ar: 'استخدام هذا الإيجار الوسيط' },
  nothingYet: {
    en: 'Enter both rents to see how much the rent may rise.',
    ar: 'أدخل الإيجارين لمعرفة الزيادة الممكنة.',
  },
  noIncrease: { en: 'No increase', ar: 'لا زيادة' },
  increase: { en: 'At most {rise}% more', ar: 'زيادة {rise}% بحد أقصى' },
  newRent: { en: 'Highest new rent', ar: 'أعلى إيجار جديد' },
  rise: { en: 'Increase', ar: 'الزيادة' },
  currentRent: { en: 'Current rent', ar: 'الإيجار الحالي' },
  aYear: { en: '{amount} a year', ar: '{amount} سنويًا' },
  below: {
    en: 'The current rent is {gap}% below the average.',
    ar: 'الإيجار الحالي أقل من المتوسط بنسبة {gap}%.',
  },
  notBelow: {
    en: 'The current rent is not below the average.',
    ar: 'الإيجار الحالي ليس أقل من المتوسط.',
  },
  bands: { en: 'What the law allows', ar: 'ما يسمح به القانون' },
  bandsTable: {
    en: 'Largest increase by how far the rent is below the average',
    ar: 'الزيادة القصوى بحسب انخفاض الإيجار عن المتوسط',
  },
  gapColumn: { en: 'Below the average', ar: 'أقل من المتوسط' },
  riseColumn: { en: 'Largest increase', ar: 'الزيادة القصوى' },
  upTo: { en: 'Up to {most}%', ar: 'حتى {most}%' },
  between: { en: 'Over {least}% to {most}%', ar: 'أكثر من {least}% حتى {most}%' },
  over: { en: 'Over {least}%', ar: 'أكثر من {least}%' },
  law: {
    en: 'For renewals anywhere in Dubai, free zones included, by a decree in force since {day}. Our result is indicative.',
    ar: 'لتجديد العقود في جميع أنحاء دبي ومنها المناطق الحرة، بموجب مرسوم سارٍ منذ {day}. النتيجة استرشادية.',
  },
  notice: {
    en: 'Notice of {duration} before the renewal is usual. We have not verified it: ask the rental disputes centre.',
    ar: 'جرت العادة على الإشعار قبل التجديد بمدة {duration}. ولم نتحقق من ذلك، فاستفسر من مركز فض المنازعات الإيجارية.',
  },
} satisfies Phrases
