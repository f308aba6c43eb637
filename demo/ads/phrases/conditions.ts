/** State of repair, furniture and what comes with it. */
export const conditions = [
  {
    when: 'flat young ready',
    en: 'The building is new, and the fittings still have their guarantees.',
    ar: 'المبنى حديث والتجهيزات ما زالت تحت الضمان.',
  },
  {
    when: 'house young ready',
    en: 'It was finished recently and needs no work.',
    ar: 'اكتمل البناء حديثًا ولا يحتاج إلى أي صيانة.',
  },
  {
    when: 'home aged vacant',
    en: 'The kitchen and bathrooms have been redone, and the walls painted last month.',
    ar: 'جُدّد المطبخ والحمامات، وطُليت الجدران الشهر الماضي.',
  },
  {
    when: 'home aged',
    en: 'The pipes and cooling units have been replaced, which is what usually needs it first.',
    ar: 'جُدّدت التمديدات ووحدات التكييف، وهي أول ما يحتاج إلى تجديد.',
  },
  {
    when: 'flat veteran',
    en: 'The building is not the newest, but rooms of this size are no longer built.',
    ar: 'ليس أحدث المباني، لكن غرفًا بهذا الاتساع لم تعد تُبنى.',
  },
  {
    when: 'flat ready -young',
    en: 'The management answers on the same day, and the lobby shows it.',
    ar: 'إدارة المبنى تستجيب في اليوم نفسه، وحال المدخل يشهد بذلك.',
  },
  {
    when: 'house ready -young',
    en: 'The owner has kept every invoice for cooling, roof and pump.',
    ar: 'يحتفظ المالك بكل فواتير صيانة التكييف والسطح والمضخة.',
  },
  {
    when: 'furnished ready home yearly|sale',
    en: 'The furniture stays: sofas, beds, curtains and a full set of appliances.',
    ar: 'الأثاث باقٍ: الجلسات والأسرّة والستائر وكل الأجهزة.',
  },
  {
    when: 'furnished ready home',
    en: 'The furniture is plain, matching and recent.',
    ar: 'الأثاث بسيط ومتناسق وحديث.',
  },
  {
    when: 'furnished monthly|daily flat',
    en: 'Linen, crockery and internet are in place.',
    ar: 'المفارش وأدوات المائدة والإنترنت كلها متوفرة.',
  },
  {
    when: 'partly home',
    en: 'Fridge, cooker and washing machine stay; the rest is yours to choose.',
    ar: 'الثلاجة والموقد والغسالة باقية، والباقي على ذوقك.',
  },
  {
    when: 'unfurnished rent flat ready',
    en: 'It comes empty and clean, with curtain rails and light fittings.',
    ar: 'يُسلَّم العقار نظيفًا ومن دون أثاث، مع حوامل الستائر والإنارة.',
  },
  {
    when: 'unfurnished rent house ready',
    en: 'It comes empty, deep-cleaned and freshly painted.',
    ar: 'يُسلَّم العقار بعد تنظيف شامل وطلاء جديد، ومن دون أثاث.',
  },
  {
    when: 'vacant sale home',
    en: 'It is vacant, so the transfer can go ahead at once.',
    ar: 'العقار خالٍ، ويمكن نقل الملكية فورًا.',
  },
  {
    when: 'amenities flat ready',
    en: 'Residents have a pool and a gym on the podium.',
    ar: 'للسكان مسبح وصالة رياضية في طابق الخدمات.',
  },
  {
    when: 'amenities play flat ready',
    en: 'Pool, gym and a shaded play area are in the building.',
    ar: 'المسبح وصالة الرياضة ومنطقة الألعاب المظللة داخل المبنى.',
  },
  {
    when: 'parking flat ready',
    en: 'A covered parking bay belongs to it.',
    ar: 'مع العقار موقف سيارة مغطى.',
  },
  {
    when: 'chiller flat ready',
    en: "Cooling is included in the building's charges.",
    ar: 'التبريد مشمول ضمن رسوم المبنى.',
  },
  {
    when: 'gated house ready',
    en: 'The gates are staffed day and night.',
    ar: 'على البوابات حراسة ليلًا ونهارًا.',
  },
  {
    when: 'off-plan flat',
    en: 'The plans show ceiling-height windows, fitted wardrobes and a kitchen with appliances.',
    ar: 'تُظهر المخططات نوافذ بارتفاع السقف وخزائن مدمجة ومطبخًا مجهزًا.',
  },
  {
    when: 'off-plan flat',
    en: 'The podium will hold a pool, a gym and a shaded garden for residents.',
    ar: 'سيضم طابق الخدمات مسبحًا وصالة رياضية وحديقة مظللة للسكان.',
  },
  {
    when: 'off-plan house',
    en: 'Each home is delivered with paved parking, a planted front and solar water heating.',
    ar: 'يُسلَّم كل بيت بموقف مبلّط وواجهة مزروعة وسخان شمسي.',
  },
  {
    when: 'off-plan house',
    en: 'The phase has its own park, with the school plot next to it.',
    ar: 'للمرحلة حديقتها، وبجوارها أرض المدرسة.',
  },
  {
    when: 'off-plan',
    en: 'Construction is on schedule, and the site can be visited with an engineer.',
    ar: 'البناء يسير في موعده، ويمكن زيارة الموقع بصحبة مهندس.',
  },
  {
    when: 'off-plan',
    en: "Payments go into the project's escrow account, not to the seller.",
    ar: 'تُدفع الأقساط في حساب ضمان المشروع لا إلى البائع.',
  },
]
