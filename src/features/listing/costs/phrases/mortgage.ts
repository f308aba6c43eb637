import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  estimate: { en: 'Monthly estimate', ar: 'القسط الشهري التقديري' },
  terms: {
    en: '{loan} loan over {duration} at {rate}% a year, with a {share}% down payment.',
    ar: 'تمويل {loan} على مدى {duration} بفائدة {rate}% سنويًا، بعد دفعة أولى بنسبة {share}%.',
  },
  indication: {
    en: 'Estimate for an expatriate buying a first home, within Central Bank limits. Not an offer: banks set the rate and amount.',
    ar: 'رقم استرشادي لمقيم يشتري مسكنه الأول وفق حدود المصرف المركزي، وليس عرضًا. والبنك هو من يحدد الفائدة والمبلغ.',
  },
} satisfies Phrases
