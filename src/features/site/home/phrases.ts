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
  showFound: {
    en: { one: 'Show {count} property', other: 'Show {count} properties' },
    ar: {
      zero: 'لا عقارات بهذه الشروط',
      one: 'عرض عقار واحد',
      two: 'عرض عقارين',
      few: 'عرض {count} عقارات',
      many: 'عرض {count} عقارًا',
      other: 'عرض {count} عقار',
    },
  },
  showMany: { en: 'Show {count}+ properties', ar: 'عرض أكثر من {count} عقار' },
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

  whatWeDo: { en: 'What we do', ar: 'ما الذي نقدّمه' },
  placesTitle: { en: 'Search by the name you know', ar: 'اكتب اسم المنطقة كما تعرفه' },
  placesText: {
    en: 'Type “JVC”, “Marina” or a tower’s name, in Arabic or in English, however you spell it.',
    ar: 'اكتب «المارينا» أو «الجي في سي» أو اسم برج، بالعربية أو الإنجليزية وبأي إملاء.',
  },
  clearTitle: { en: 'Prices you can compare', ar: 'أسعار واضحة للمقارنة' },
  clearText: {
    en: 'The asking price comes first, with the price per square metre or foot beside it and a record of every change.',
    ar: 'ترى السعر المطلوب أولًا، وبجانبه سعر المتر أو القدم، ومعه سجل بكل تغيير طرأ عليه.',
  },
  directTitle: { en: 'Contact the advertiser directly', ar: 'تواصل مع المعلن مباشرة' },
  directText: {
    en: 'Call or write on WhatsApp from the ad itself. The reference is already in the message, and the permit number is on the ad.',
    ar: 'اتصل أو راسل عبر واتساب من الإعلان نفسه، ورقمه المرجعي جاهز في الرسالة ورقم تصريحه ظاهر أمامك.',
  },

  postAdTitle: { en: 'Do you have a property?', ar: 'هل لديك عقار؟' },
  postAdText: {
    en: 'Sell or let it: the starter package is free, and your draft is saved as you type.',
    ar: 'بِعه أو أجّره: الباقة الأولى مجانية، وتُحفظ مسودتك تلقائيًا أثناء الكتابة.',
  },
  postAd: { en: 'Post an ad', ar: 'أضف إعلانًا' },
} satisfies Phrases
