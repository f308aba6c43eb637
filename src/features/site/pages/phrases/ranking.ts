import type { Phrases } from '#i18n/phrases.ts'

export const sections = {
  found: {
    heading: { en: 'Which ads are shown', ar: 'أي الإعلانات تظهر' },
    filters: {
      en: 'A search shows the live ads that meet all the filters you chose. Words that you type are one more filter: an ad must contain them. They do not change the order.',
      ar: 'يُظهر البحث الإعلانات المعروضة التي تطابق جميع الفلاتر التي اخترتها. والكلمات التي تكتبها فلتر كغيرها: لا يظهر إلا إعلان وردت فيه، ولا أثر لها في الترتيب.',
    },
    everyone: {
      en: 'The order is the same for everyone. It does not depend on who you are, what you viewed before or which device you use.',
      ar: 'الترتيب واحد للجميع، فلا يتغير بحسب هويتك أو ما شاهدته من قبل أو الجهاز الذي تستخدمه.',
    },
  },
  usual: {
    heading: { en: 'The usual order', ar: 'الترتيب المعتاد' },
    blocks: {
      en: 'Results are first shown in the order “{order}”. Each group of {block} ads begins with at most {promoted} featured ads, and the other ads follow. Where a search finds too few of either, the next ads move up.',
      ar: 'تظهر النتائج في البداية بترتيب «{order}»: كل مجموعة من {block} إعلانًا تبدأ بإعلانات مميزة لا يزيد عددها على {promoted}، ثم تليها باقي الإعلانات. وإذا قلّ عدد أي من النوعين تقدّمت الإعلانات التالية إلى الأماكن الخالية.',
    },
    newest: {
      en: 'Featured ads among themselves, and the other ads among themselves, are sorted by the time of their first publication, the newest first.',
      ar: 'وتُرتَّب الإعلانات المميزة فيما بينها، وباقي الإعلانات فيما بينها، بحسب وقت نشرها أول مرة، والأحدث أولًا.',
    },
    date: {
      en: 'That time never changes. Editing an ad, renewing it, hiding it and showing it again or lowering its price does not move it up. Ads that our team imports from an archive keep the date given there; those without a date come last.',
      ar: 'وهذا الوقت لا يتغير أبدًا، فتعديل الإعلان أو تجديده أو إخفاؤه ثم إظهاره أو خفض سعره لا يرفعه في النتائج. والإعلانات التي يستوردها فريقنا من أرشيف تحتفظ بتاريخها فيه، وما لا تاريخ له يأتي في نهاية القائمة.',
    },
  },
  featured: {
    heading: { en: 'What “Featured” means', ar: 'ما معنى «مميز»' },
    mark: {
      en: 'An advertiser can choose a package for featured ads, which may cost money. Such an ad always has the mark “Featured”, on its card and on its page, in every order.',
      ar: 'يمكن للمعلن أن يختار لإعلانه باقة الإعلانات المميزة، وقد تكون مدفوعة. ويحمل هذا الإعلان دائمًا علامة «مميز» في قوائم النتائج وفي صفحته، أيًّا كان الترتيب.',
    },
    only: {
      en: 'It gets the places described above and nothing else. It has no advantage in other orders, among the latest or similar properties, in alerts or in the list of agents.',
      ar: 'ولا يمنحه ذلك إلا الأماكن المذكورة أعلاه. فلا أفضلية له في أنواع الترتيب الأخرى، ولا بين أحدث العقارات أو العقارات المشابهة، ولا في التنبيهات، ولا في قائمة الوكلاء.',
    },
  },
  other: {
    heading: { en: 'The other orders', ar: 'أنواع الترتيب الأخرى' },
    strict: {
      en: 'Newest first, price, price per area, size, number of bedrooms and distance are strict: only that value counts. Ads that do not state it come last. Ads with the same value keep a fixed order.',
      ar: 'الأحدث أولًا والسعر والسعر حسب المساحة والمساحة وعدد غرف النوم والمسافة: في كل منها تُرتَّب الإعلانات بهذه القيمة وحدها. والإعلان الذي لا يذكرها يأتي في نهاية القائمة، والإعلانات التي تتساوى فيها لها ترتيب ثابت.',
    },
  },
  complete: {
    heading: { en: 'What a complete ad gains', ar: 'بماذا يفيد اكتمال الإعلان' },
    score: {
      en: 'The advertiser sees what an ad is missing and a score for its quality. This score does not change the order: neither the number of photos nor the length of the text moves an ad up.',
      ar: 'يرى المعلن ما ينقص إعلانه ودرجة لجودته. ولا أثر لهذه الدرجة في الترتيب: فلا عدد الصور ولا طول النص يرفع الإعلان في النتائج.',
    },
    filters: {
      en: 'A complete ad is found more often, because filters find only ads that state the value. An ad without its number of bathrooms is not found by people who filter by bathrooms.',
      ar: 'لكن الإعلان المكتمل يظهر في عمليات بحث أكثر، لأن الفلتر لا يُظهر إلا الإعلانات التي تذكر القيمة المطلوبة. فإعلان لا يذكر عدد الحمامات لا يظهر لمن يحدد عددها.',
    },
  },
  elsewhere: {
    heading: { en: 'Other lists', ar: 'القوائم الأخرى' },
    itemLatest: {
      en: 'Latest properties on the home page: the {latest} ads that were published last.',
      ar: 'أحدث العقارات في الصفحة الرئيسية: آخر {latest} إعلانات نُشرت.',
    },
    itemSimilar: {
      en: 'Similar properties: ads with the same purpose and a similar type in the same area, those closest in price and bedrooms first.',
      ar: 'العقارات المشابهة: إعلانات للغرض نفسه ومن نوع قريب في المنطقة نفسها، والأقرب في السعر وعدد الغرف أولًا.',
    },
    itemAgents: {
      en: 'Agents and agencies: those with the most live ads first, and verified ones first where the number is the same.',
      ar: 'الوكلاء والمكاتب العقارية: من لديه أكبر عدد من الإعلانات المعروضة أولًا، وعند التساوي يتقدم الموثّق.',
    },
  },
  unsold: {
    heading: { en: 'What no one can buy', ar: 'ما لا يمكن لأحد شراؤه' },
    itemPlaces: {
      en: 'More than {promoted} of {block} places, as long as other ads match.',
      ar: 'أكثر من {promoted} أماكن من كل {block}، ما دامت هناك إعلانات أخرى تطابق البحث.',
    },
    itemOrders: {
      en: 'A better place in any other order or list.',
      ar: 'مكان أفضل في أي ترتيب آخر أو قائمة أخرى.',
    },
    itemDate: {
      en: 'A newer date of publication.',
      ar: 'تاريخ نشر أحدث.',
    },
    itemVerified: {
      en: 'The mark “Verified advertiser”, which our team gives only after a check.',
      ar: 'علامة «معلن موثّق»، التي لا يمنحها فريقنا إلا بعد التحقق.',
    },
    itemHistory: {
      en: 'An ad without its price history.',
      ar: 'إعلان من دون سجل أسعاره.',
    },
  },
  questions: {
    heading: { en: 'Questions', ar: 'أسئلة' },
    text: {
      en: 'If a place in the results looks wrong to you, send us the link of the search and the reference of the ad.',
      ar: 'إذا بدا لك ترتيب إعلان غير صحيح فأرسل إلينا رابط البحث والرقم المرجعي للإعلان.',
    },
  },
} satisfies Record<string, Phrases>
