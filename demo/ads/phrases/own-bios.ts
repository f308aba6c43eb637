import type { Phrases } from '#i18n/phrases.ts'

/** What offices, brokers and owners of the demo say of themselves, by their slugs. */
export const ownBios = {
  agency: {
    en: 'The agency of the demonstration: log in with it to see how a team, its members and its ads are managed.',
    ar: 'مكتب العرض التجريبي: سجّل الدخول بحسابه لترى كيف يُدار الفريق وأعضاؤه وإعلاناته.',
  },
  'lumen-harbour': {
    en: 'Apartments and penthouses between the marina and the creek. Our brokers live in the towers they sell, and every viewing starts with the service charge and ends with the paperwork.',
    ar: 'شقق وبنتهاوس من المارينا إلى الخور. يسكن وسطاؤنا في الأبراج التي يبيعون فيها، وتبدأ كل معاينة برسوم الخدمات وتنتهي بمراجعة المستندات.',
  },
  'casa-verde': {
    en: 'A family office for villas and townhouses. We have found homes for three generations in the same communities and still answer the phone on Fridays.',
    ar: 'مكتب عائلي للفلل والتاون هاوس. وجدنا بيوتًا لثلاثة أجيال في الأحياء نفسها، وما زلنا نرد على الهاتف حتى أيام الجمعة.',
  },
  'blue-abra': {
    en: 'Rentals in Deira, Bur Dubai and Al Nahda, with contracts explained in six languages.',
    ar: 'إيجارات في ديرة وبر دبي والنهدة، ونشرح العقود بست لغات.',
  },
  'sidra-lane': {
    en: 'Plain advice on off-plan homes: we compare payment plans, visit sites and say which projects we would not buy.',
    ar: 'مشورة صريحة في العقارات على الخارطة: نقارن خطط السداد، ونزور المواقع، ونخبرك بالمشاريع التي ما كنا لنشتري فيها.',
  },
  'northgate-offices': {
    en: 'Offices, floors and business centres. We measure before we quote and negotiate the fit-out period for you.',
    ar: 'مكاتب وطوابق ومراكز أعمال. نقيس المساحة قبل أن نحدد السعر، ونفاوض نيابة عنك على مدة التجهيز.',
  },
  'dar-al-waha': {
    en: 'A family office in Dubai for villas and land, to buy or to rent. We know the districts house by house, and say what we think before we name a price.',
    ar: 'مكتب عائلي في دبي يعمل في بيع الفلل والأراضي وتأجيرها. نعرف المناطق بيتًا بيتًا، ونقول رأينا قبل أن نعرض السعر.',
  },
  'third-floor': {
    en: 'We let flats for owners who live abroad and treat every tenant as a future buyer.',
    ar: 'نؤجر شقق الملاك المقيمين في الخارج، ونعامل كل مستأجر كأنه مشتري الغد.',
  },
  'makhzan-industrial': {
    en: 'Warehouses, factories and labour housing from Al Quoz to Jebel Ali. Ask us about power loads and truck access.',
    ar: 'مستودعات ومصانع وسكن عمال من القوز إلى جبل علي. اسألنا عن أحمال الكهرباء ومداخل الشاحنات.',
  },
  'palm-and-pine': {
    en: 'Waterfront homes for buyers who arrive with questions about tax, schools and title.',
    ar: 'بيوت على الواجهة البحرية لمشترين لديهم أسئلة عن الضرائب والمدارس وسندات الملكية.',
  },
  'marsa-keys': {
    en: 'Licensed holiday homes and monthly stays, cleaned and managed by our own team.',
    ar: 'بيوت عطلات مرخصة وإقامات شهرية، ينظفها ويديرها فريقنا.',
  },
  'olive-square': {
    en: 'Small team, short list: we take on forty homes at a time and know each of them.',
    ar: 'فريق صغير وقائمة قصيرة: نتولى أربعين بيتًا في وقت واحد، ونعرف كل بيت منها.',
  },
  'souq-street': {
    en: 'Shops, restaurants and showrooms for sale and rent across Dubai since 2011, about sixty at a time.',
    ar: 'محلات ومطاعم ومعارض للبيع والإيجار في دبي منذ عام 2011، ونعرض نحو ستين منها.',
  },
  'reem-and-sons': {
    en: 'Three brothers and a sister selling homes on Reem, Saadiyat and Yas since the bridges opened.',
    ar: 'نحن ثلاثة إخوة وأخت، نبيع البيوت في جزر الريم والسعديات وياس منذ افتتاح جسورها.',
  },
  'qasr-capital': {
    en: 'Villas, palaces and embassy leases on the main island, handled discreetly.',
    ar: 'فلل وقصور وعقارات تستأجرها السفارات في جزيرة أبوظبي، بسرية تامة.',
  },
  'al-liwan': {
    en: 'Brokers in Khalifa City, Mohamed Bin Zayed City and Al Shamkha. Most of our clients come because a neighbour sent them.',
    ar: 'وسطاء في مدينتي خليفة ومحمد بن زايد وفي الشامخة. أغلب زبائننا يأتون بتوصية من جار.',
  },
  'falcon-quay': {
    en: 'New homes on the canals: handover inspections, snagging lists and honest resale figures.',
    ar: 'بيوت جديدة على القنوات المائية: فحص عند الاستلام، وقوائم بالعيوب، وأرقام صادقة لإعادة البيع.',
  },
  'ain-garden': {
    en: 'Houses, farms and rest houses in Al Ain and around it. We walk the land with you and read the plan before you sign.',
    ar: 'بيوت ومزارع واستراحات في مدينة العين وضواحيها. نزور الأرض معك ونقرأ المخطط قبل التوقيع.',
  },
  'capital-works': {
    en: 'Offices on the islands, workshops in Mussafah and the permits for both.',
    ar: 'مكاتب في الجزر وورش في مصفح، وتصاريح هذه وتلك.',
  },
  'qasba-bridge': {
    en: 'Flats for sale and rent around the lagoon in Sharjah since 2008, about eighty at a time.',
    ar: 'شقق للبيع والإيجار حول البحيرة في الشارقة منذ عام 2008، ونعرض نحو ثمانين منها.',
  },
  'bait-al-sharq': {
    en: 'Homes to buy and to rent in Al Majaz, Al Nahda and Al Taawun for more than two decades, with contracts that are clear from the first line.',
    ar: 'نبيع ونؤجر في المجاز والنهدة والتعاون منذ أكثر من عقدين، وعقودنا واضحة من أول سطر.',
  },
  'desert-fig': {
    en: 'Plots, farms and rest houses from Al Suyoh to Al Dhaid. We check the well before the price.',
    ar: 'أراضٍ ومزارع واستراحات من السيوح إلى الذيد. نفحص البئر قبل الحديث عن السعر.',
  },
  'university-road': {
    en: 'Homes near campus and along Emirates Road, bought to live in or to let.',
    ar: 'بيوت قرب المدينة الجامعية وعلى شارع الإمارات، للسكن أو للتأجير.',
  },
  'corniche-nine': {
    en: 'Sea-facing flats in Ajman. If a flat has no sea view, we say so.',
    ar: 'شقق تطل على البحر في عجمان. وإن لم تكن الشقة مطلة عليه أخبرناك بذلك.',
  },
  'al-manzil-ajman': {
    en: 'Villas in Al Yasmeen, Al Mowaihat and Al Zahya, for cash or with finance. We stay with the buyer until the title deed is in hand.',
    ar: 'فلل الياسمين والمويهات والزاهية، للبيع نقدًا أو بالتمويل، ونرافق المشتري حتى استلام سند الملكية.',
  },
  'emirates-road': {
    en: 'Affordable homes with a reasonable commute, and the warehouses nearby.',
    ar: 'بيوت بأسعار مناسبة وعلى مسافة معقولة من العمل، ومستودعات قريبة منها.',
  },
  'coral-and-sand': {
    en: 'Al Hamra, Al Marjan and Mina Al Arab: resale, off-plan and holiday lets.',
    ar: 'الحمراء والمرجان وميناء العرب: عقارات لإعادة البيع وعقارات على الخارطة وبيوت عطلات.',
  },
  'jebel-view': {
    en: 'Villas under the mountains, shops in town and land in between.',
    ar: 'فلل عند سفوح الجبال ومحلات في المدينة وأراضٍ بينهما.',
  },
  'mangrove-coast': {
    en: 'Villas, townhouses and plots in Umm Al Quwain since 2014, about forty homes at a time.',
    ar: 'فلل وتاون هاوس وأراضٍ في أم القيوين منذ عام 2014، ونعرض نحو أربعين بيتًا.',
  },
  'east-coast-keys': {
    en: 'Apartments, villas and chalets for sale and rent from Kalba to Dibba since 2012, about fifty at a time.',
    ar: 'شقق وفلل وشاليهات للبيع والإيجار من كلباء إلى دبا منذ عام 2012، ونعرض نحو خمسين عقارًا.',
  },
  broker: {
    en: 'The broker of the demonstration: an independent licence, own ads, own leads.',
    ar: 'وسيط العرض التجريبي: رخصة مستقلة وإعلانات وعملاء باسمه.',
  },
  landlord: {
    en: 'The landlord of the demonstration: one owner, a handful of homes, no middleman.',
    ar: 'مالك العرض التجريبي: مالك واحد وعدد قليل من البيوت، من دون وسيط.',
  },
  company: {
    en: 'The developer of the demonstration: projects under construction, with plans and escrow numbers on request.',
    ar: 'مطوّر العرض التجريبي: مشاريع قيد الإنشاء، والمخططات وأرقام حسابات الضمان عند الطلب.',
  },
  'samira-haidar': {
    en: 'Independent broker on the islands of Abu Dhabi. I take few clients and stay until the keys are handed over.',
    ar: 'وسيطة مستقلة في جزر أبوظبي. أعمل مع عدد قليل من العملاء وأبقى معهم حتى تسليم المفاتيح.',
  },
  'peter-halloran': {
    en: 'Independent broker, formerly a building surveyor. I bring a moisture meter to viewings.',
    ar: 'وسيط مستقل، عملت سابقًا في فحص المباني. أحضر معي إلى كل معاينة جهاز قياس الرطوبة.',
  },
  'saif-al-kaabi': {
    en: 'Independent broker in Sharjah and Al Dhaid, for houses, farms and land.',
    ar: 'وسيط مستقل في الشارقة والذيد، للبيوت والمزارع والأراضي.',
  },
  'maryam-owner': {
    en: 'I let the family’s houses myself, and I answer the phone myself.',
    ar: 'أؤجر بيوت العائلة بنفسي، وأرد على الهاتف بنفسي.',
  },
  'lakshmi-iyer': {
    en: 'I let my own flats and look after repairs myself.',
    ar: 'أؤجر شققي وأتابع صيانتها بنفسي.',
  },
  'edward-nash': {
    en: 'Owner of a few homes I used to live in.',
    ar: 'أملك عددًا قليلًا من البيوت التي سكنتها سابقًا.',
  },
  'humaid-al-ali': {
    en: 'Owner of a few houses in Umm Al Quwain. You deal with me directly.',
    ar: 'مالك عدد من البيوت في أم القيوين، والتعامل مباشر.',
  },
  'tariq-mahmoud': {
    en: 'Three flats on the corniche, looked after by the same painter for ten years.',
    ar: 'ثلاث شقق على الكورنيش، يعتني بها الدهّان نفسه منذ عشر سنوات.',
  },
  'khalfan-al-yammahi': {
    en: 'The family’s chalets on the coast of Fujairah.',
    ar: 'شاليهات العائلة على ساحل الفجيرة.',
  },
  'nakhwa-developments': {
    en: 'Developer of mid-rise apartment buildings in Dubai since 2016, with about six hundred homes completed.',
    ar: 'نطوّر مباني سكنية متوسطة الارتفاع في دبي منذ عام 2016، وأنجزنا نحو ستمئة شقة.',
  },
  'saffar-projects': {
    en: 'A builder first: we sell only what our own crews have built.',
    ar: 'نحن شركة بناء قبل كل شيء: لا نبيع إلا ما بنته فرقنا.',
  },
  'ufuq-coast': {
    en: 'We develop small waterfronts in Ras Al Khaimah and hand over on time.',
    ar: 'نطوّر واجهات بحرية صغيرة في رأس الخيمة، ونسلّم في الموعد.',
  },
} satisfies Phrases
