import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  aMonth: { en: 'About {price} a month', ar: 'نحو {price} شهريًا' },
  estimate: { en: 'Monthly estimate', ar: 'القسط الشهري التقديري' },
  terms: {
    en: '{loan} borrowed over {years} years at {rate}% a year, after a down payment of {share}%.',
    ar: 'تمويل {loan} على {years} سنة بفائدة {rate}% سنويًا، بعد دفعة أولى بنسبة {share}%.',
  },
  indication: {
    en: 'An indication for an expatriate’s first home by the Central Bank’s limits, not an offer. Banks decide on rate and amount.',
    ar: 'رقم استرشادي لمقيم يشتري مسكنه الأول وفق حدود المصرف المركزي، وليس عرضًا. والبنك هو من يحدد الفائدة والمبلغ.',
  },
} satisfies Phrases
