import { phrases as ofCounts } from '#features/search/filters/phrases/show-results.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  hero: { en: 'Find the latest properties here', ar: 'اعثر على أحدث العقارات هنا' },
  market: { en: 'What are you looking for?', ar: 'عمَّ تبحث؟' },
  type: { en: 'Type', ar: 'النوع' },
  moreFields: { en: 'Type, bedrooms and price', ar: 'النوع وغرف النوم والسعر' },
  anyType: { en: 'Any type', ar: 'كل الأنواع' },
  priceFrom: { en: 'Price from', ar: 'السعر من' },
  priceTo: { en: 'Price to', ar: 'السعر إلى' },
  anyPrice: { en: 'Any price', ar: 'أي سعر' },
  rooms: { en: 'Bedrooms', ar: 'غرف النوم' },
  anyRooms: { en: 'Any number', ar: 'أي عدد' },
  studio: { en: 'Studio', ar: 'استوديو' },
  roomsOrMore: { en: '{count} or more', ar: '{count} فأكثر' },

  search: { en: 'Search', ar: 'ابحث' },
  showFound: ofCounts.showCount,
  showMany: ofCounts.showMany,
  showNone: { en: 'No properties match', ar: 'لا عقارات بهذه الشروط' },

  popular: { en: 'Popular searches in the UAE', ar: 'الأكثر بحثًا في الإمارات' },
  latest: { en: 'Latest properties', ar: 'أحدث العقارات' },
  more: {
    en: { one: '{count} more property', other: '{count} more properties' },
    ar: {
      zero: 'لا عقارات أخرى',
      one: 'وعقار آخر',
      two: 'وعقاران آخران',
      few: 'و{count} عقارات أخرى',
      many: 'و{count} عقارًا آخر',
      other: 'و{count} عقار آخر',
    },
  },
  seeAll: { en: 'See all', ar: 'عرض الكل' },
  noLatest: { en: 'No properties available', ar: 'لا توجد عقارات متاحة' },

  whatWeDo: { en: 'What we do', ar: 'ما نقدّمه' },
  ourServices: { en: 'Our services', ar: 'خدماتنا' },
  requestTitle: { en: 'Request a property', ar: 'اطلب عقارًا' },
  requestText: {
    en: 'Tell us once what you are looking for: you see suitable ads, and advertisers can answer you.',
    ar: 'صِف ما تبحث عنه مرة واحدة، لترى الإعلانات المناسبة ويتمكن المعلنون من الرد عليك.',
  },
  calculatorText: {
    en: 'The monthly payment, how much a bank may lend you, and the cash you need on day one.',
    ar: 'القسط الشهري، ومبلغ التمويل الذي قد يقدّمه لك البنك، والمبلغ المطلوب نقدًا في اليوم الأول.',
  },
  fundingTitle: { en: 'Request funding', ar: 'اطلب تمويل مشروعك' },
  fundingText: {
    en: 'Describe your real-estate project and attach its documents, and our team will review it.',
    ar: 'صِف مشروعك العقاري وأرفق مستنداته ليدرسه فريقنا.',
  },

  financeTitle: { en: 'Do you need finance?', ar: 'هل تحتاج إلى تمويل؟' },
  financeText: {
    en: 'Answer a few questions and see an indicative result immediately.',
    ar: 'أجب عن بضعة أسئلة لترى النتيجة الاسترشادية فورًا.',
  },
  finance: { en: 'Apply for finance', ar: 'اطلب تمويلًا عقاريًا' },

  postAdTitle: { en: 'Do you have a property?', ar: 'هل لديك عقار؟' },
  postAdText: {
    en: 'Sell or let it: the starter package is free, and your draft is saved as you type.',
    ar: 'بِعه أو أجّره: الباقة الأولى مجانية، وتُحفظ مسودتك تلقائيًا أثناء الكتابة.',
  },
  postAd: { en: 'Post an ad', ar: 'أضف إعلانًا' },
} satisfies Phrases
