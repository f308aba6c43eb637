import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Payment plan', ar: 'خطة السداد' },
  hint: {
    en: 'Percent of the price. Leave a field empty if nothing is due.',
    ar: 'نسب مئوية من السعر. اترك الحقل فارغًا إن لم تكن فيه دفعة.',
  },
  onBooking: { en: 'On booking', ar: 'عند الحجز' },
  duringConstruction: { en: 'During construction', ar: 'أثناء الإنشاء' },
  onHandover: { en: 'On handover', ar: 'عند التسليم' },
  afterHandover: { en: 'After handover', ar: 'بعد التسليم' },
  timeline: { en: 'Payment and handover', ar: 'السداد والتسليم' },
  share: { en: '{share}%', ar: '{share}%' },
  complete: { en: 'Total: 100%', ar: 'المجموع 100%' },
  missing: { en: 'Total: {total}%, {rest}% missing', ar: 'المجموع {total}%، وتنقصه {rest}%.' },
  tooMuch: {
    en: 'Total: {total}%, {rest}% too much',
    ar: 'المجموع {total}%، أي بزيادة {rest}%.',
  },
} satisfies Phrases
