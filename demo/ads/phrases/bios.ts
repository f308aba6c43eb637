import type { Phrases } from '#i18n/phrases.ts'

/** What agents say of themselves; the Arabic fits women and men. */
export const bios = [
  {
    en: 'I work in {place} and the streets around it, mostly with families who plan to stay. Expect a short list and straight answers.',
    ar: 'أعمل في {place} وما حولها، ومعظم زبائني عائلات تنوي الاستقرار. أعرض عليك القليل المناسب، وأجيبك بصراحة.',
  },
  {
    en: 'Before property I managed buildings, so I look at pumps and lifts first. {place} is where I know every caretaker.',
    ar: 'أدرت المباني سنوات قبل الوساطة، فأنظر أولًا إلى المضخات والمصاعد. في {place} أعرف كل حارس.',
  },
  {
    en: 'I help first-time buyers with the bank, the valuation and the transfer. {place} is my usual ground.',
    ar: 'أرافق من يشتري لأول مرة في خطوات البنك والتقييم ونقل الملكية، وأغلب عملي في {place}.',
  },
  {
    en: 'Lettings in {place}: I check the meter readings, photograph the walls and keep deposit disputes short.',
    ar: 'عملي التأجير في {place}: أسجل قراءة العدادات وأصور الجدران، فلا خلاف على التأمين.',
  },
  {
    en: 'I sell what I would live in. Ask me about {place}, its schools and its traffic at eight in the morning.',
    ar: 'لا أعرض إلا ما أرضاه لنفسي. اسألني عن {place} ومدارسها وزحامها صباحًا.',
  },
  {
    en: 'Owners come to me when a home has been on the market too long. {place} and nearby: better photos and an honest price.',
    ar: 'يأتيني الملاك حين يطول عرض البيت. في {place} وجوارها: صور أفضل وسعر صادق.',
  },
]

export const jobs = {
  agent: { en: 'Property consultant', ar: 'مستشار عقاري' },
  womanAgent: { en: 'Property consultant', ar: 'مستشارة عقارية' },
  agency: { en: 'Real-estate agency', ar: 'مكتب عقاري' },
  womanBroker: { en: 'Independent broker', ar: 'وسيطة عقارية مستقلة' },
  womanLandlord: { en: 'Owner', ar: 'مالكة عقار' },
  broker: { en: 'Independent broker', ar: 'وسيط عقاري مستقل' },
  landlord: { en: 'Owner', ar: 'مالك عقار' },
  company: { en: 'Developer', ar: 'مطوّر عقاري' },
} satisfies Phrases
