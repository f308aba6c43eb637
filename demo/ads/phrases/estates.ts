/** Land, whole buildings, farms and retreats. */
export const estateInsides = [
  {
    when: 'land residential',
    en: 'The plan allows a family house of two storeys with an annex and a garage.',
    ar: 'المخطط يسمح ببيت عائلي من طابقين مع ملحق وكراج.',
  },
  {
    when: 'land residential',
    en: 'Houses on either side are finished and lived in, so no building site next door.',
    ar: 'البيوت من الجانبين مكتملة ومسكونة، فلا ورش بجوارك.',
  },
  {
    when: 'land commercial',
    en: 'The permitted use covers storage, light industry and a showroom.',
    ar: 'الاستخدام المسموح يشمل التخزين والصناعات الخفيفة والمعارض.',
  },
  {
    when: 'land commercial',
    en: 'Trucks reach it from the main road without passing houses.',
    ar: 'تصل الشاحنات من الشارع الرئيسي من دون المرور بين البيوت.',
  },
  {
    when: 'land levelled',
    en: 'The ground is level and compacted, with the corner posts in place.',
    ar: 'الأرض مستوية ومدكوكة، وعلامات الحدود في مكانها.',
  },
  {
    when: 'land services',
    en: 'Water, power and drainage end at the boundary.',
    ar: 'الماء والكهرباء والصرف واصلة إلى حد الأرض.',
  },
  {
    when: 'land corner',
    en: 'It lies on a corner, with a wide side to the street.',
    ar: 'الأرض على زاوية، وضلعها الطويل على الشارع.',
  },
  {
    when: 'land two-streets',
    en: 'It touches two streets, so entrance and service gate can be kept apart.',
    ar: 'على شارعين، فيمكن فصل المدخل عن باب الخدمة.',
  },
  {
    when: 'land sale',
    en: 'The title is free of mortgage and the site plan is recent.',
    ar: 'سند الملكية خالٍ من الرهن، ومخطط الموقع حديث.',
  },
  {
    when: 'building sale',
    en: 'Most tenants have stayed for years and pay by cheque.',
    ar: 'معظم المستأجرين باقون منذ سنوات ويدفعون بالشيكات.',
  },
  {
    when: 'building|hotel lift',
    en: 'The lifts and pumps are under a maintenance contract.',
    ar: 'المصاعد والمضخات ضمن عقد صيانة سنوي.',
  },
  {
    when: 'block parking -hotel',
    en: 'Parking is on site, with a space for each unit.',
    ar: 'المواقف داخل العقار، ولكل وحدة موقف.',
  },
  {
    when: 'building|hotel generator',
    en: 'A standby generator carries the lifts and common lights.',
    ar: 'مولّد احتياطي يغطي المصاعد وإنارة الممرات.',
  },
  {
    when: 'block managed',
    en: 'A local manager collects the rent and reports every month.',
    ar: 'مدير محلي يحصّل الإيجارات ويقدم تقريرًا كل شهر.',
  },
  {
    when: 'block corner',
    en: 'The corner plot gives two street fronts and easy deliveries.',
    ar: 'الزاوية تمنح واجهتين وسهولة في التحميل والتنزيل.',
  },
  {
    when: 'compound',
    en: 'The houses share a gate, a guard room and a well-kept court.',
    ar: 'للبيوت بوابة واحدة وغرفة حارس وفناء معتنى به.',
  },
  {
    when: 'compound',
    en: 'It suits a company housing its staff, or a large family that wants to stay together.',
    ar: 'يناسب شركة تُسكن موظفيها، أو عائلة كبيرة تفضّل القرب.',
  },
  {
    when: 'bulk-units',
    en: 'The units are alike in plan and finish, which keeps upkeep simple.',
    ar: 'الوحدات متشابهة في المخطط والتشطيب، وهذا يبسّط صيانتها.',
  },
  {
    when: 'bulk-units',
    en: 'They can be let one by one or to a single company.',
    ar: 'يمكن تأجيرها متفرقة أو لشركة واحدة.',
  },
  {
    when: 'hotel',
    en: 'There are {rooms_count}, a restaurant on the ground floor and a licence in good standing.',
    ar: 'يضم {rooms_count} ومطعمًا في الطابق الأرضي، ورخصته سارية.',
  },
  {
    when: 'hotel',
    en: 'The guest rooms were refurbished floor by floor.',
    ar: 'جُددت غرف النزلاء طابقًا بعد طابق.',
  },
  {
    when: 'chalet',
    en: 'The living room opens wide to the terrace, and the kitchen has what a weekend needs.',
    ar: 'الصالة مفتوحة على التراس، وفي المطبخ كل ما تحتاجه عطلة قصيرة.',
  },
  {
    when: 'chalet',
    en: '{rooms_plain} and a sofa bed: enough for a large family.',
    ar: '{rooms_plain} وسرير في الصالة، تكفي العائلة الكبيرة.',
  },
  {
    when: 'rest-house',
    en: 'The house has {rooms_plain}, a closed kitchen and washrooms reached from outside.',
    ar: 'في البيت {rooms_plain} ومطبخ مغلق ودورات مياه من الخارج.',
  },
  {
    when: 'escape majlis',
    en: 'The majlis seats the whole family and has its own cooling.',
    ar: 'المجلس يتسع للعائلة كلها وتكييفه مستقل.',
  },
  {
    when: 'escape barbecue',
    en: 'A covered corner with a grill stands away from the house.',
    ar: 'ركن مظلل للشواء بعيد عن البيت.',
  },
  {
    when: 'escape private-pool',
    en: 'The pool is fenced and has a shallow end for children.',
    ar: 'المسبح مسوّر وفيه جزء قليل العمق للأطفال.',
  },
  {
    when: 'escape garden -farm',
    en: 'Palms and bougainvillea screen the terrace from the road.',
    ar: 'النخيل والجهنمية يحجبان الجلسة عن الشارع.',
  },
  {
    when: 'farm',
    en: 'Date palms and fodder are on drip irrigation, fed by a well with a tank.',
    ar: 'النخيل والأعلاف على الري بالتنقيط من بئر لها خزان.',
  },
  {
    when: 'farm',
    en: 'There are pens, a store for tools and a room for the keeper.',
    ar: 'فيها حظائر ومخزن للأدوات وغرفة للعامل.',
  },
]
