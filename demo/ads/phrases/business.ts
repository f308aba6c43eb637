/** How places of work are laid out. */
export const businessInsides = [
  {
    when: 'office fitted',
    en: 'It comes with partitions, cabling and lighting, so work can start in a week.',
    ar: 'القواطع والتمديدات والإنارة جاهزة، فيمكن بدء العمل خلال أسبوع.',
  },
  {
    when: 'office shell',
    en: 'It is handed over as shell and core, with services brought to the unit.',
    ar: 'التسليم على العظم مع وصول الخدمات إلى الوحدة.',
  },
  {
    when: 'office meeting fitted',
    en: 'A glazed meeting room stands by the entrance, out of earshot of the desks.',
    ar: 'قاعة اجتماعات زجاجية عند المدخل، بعيدة عن المكاتب.',
  },
  {
    when: 'office pantry fitted',
    en: 'The pantry has a sink, a fridge and a window.',
    ar: 'في غرفة التحضير مغسلة وثلاجة ونافذة.',
  },
  {
    when: 'office reception',
    en: 'The reception seats visitors without a view of the working floor.',
    ar: 'الاستقبال يفصل الزوار عن مساحة العمل.',
  },
  {
    when: 'office parking',
    en: 'Parking bays in the basement are included.',
    ar: 'المواقف في السرداب ضمن السعر.',
  },
  {
    when: 'office corner',
    en: 'Corner glazing keeps the lights off until late afternoon.',
    ar: 'واجهة الزاوية تغني عن الإنارة حتى آخر النهار.',
  },
  {
    when: 'office raised-floor',
    en: 'Power and data run under a raised floor, so desks can stand anywhere.',
    ar: 'الكهرباء والشبكة تحت أرضية مرفوعة، فتوضع المكاتب حيث تشاء.',
  },
  {
    when: 'co-working-space',
    en: 'Desks, meeting rooms and the internet bill come as one monthly price.',
    ar: 'المكاتب وقاعات الاجتماعات والإنترنت بسعر شهري واحد.',
  },
  {
    when: 'business-centre',
    en: 'It is divided into small offices around a shared reception, most of them let.',
    ar: 'مقسّم إلى مكاتب صغيرة حول استقبال مشترك، ومعظمها مؤجر.',
  },
  {
    when: 'store frontage',
    en: 'The frontage is fully glazed and takes a large sign.',
    ar: 'الواجهة زجاجية بالكامل وتتسع للافتة كبيرة.',
  },
  {
    when: 'store corner',
    en: 'The corner catches both streets, and cars slow down for it.',
    ar: 'الزاوية على شارعين، والسيارات تبطئ عندها.',
  },
  {
    when: 'store mezzanine',
    en: 'A mezzanine takes the office and the slower stock.',
    ar: 'الميزانين يتسع للمكتب وللبضاعة الأقل طلبًا.',
  },
  {
    when: 'store storeroom',
    en: 'A storeroom behind has its own door to the service lane.',
    ar: 'للمخزن الخلفي باب على ممر الخدمة.',
  },
  {
    when: 'store parking',
    en: 'Customers can park in front for short visits.',
    ar: 'مواقف أمامية للزيارات القصيرة.',
  },
  {
    when: 'restaurant',
    en: 'Extraction, grease trap and gas connection are in place.',
    ar: 'المداخن ومصيدة الدهون وتوصيلة الغاز جاهزة.',
  },
  {
    when: 'medical-facility',
    en: 'Rooms are plumbed and ventilated to clinic standards, with a waiting area by the door.',
    ar: 'الغرف بتمديدات وتهوية تناسب العيادات، ومنطقة الانتظار عند المدخل.',
  },
  {
    when: 'shop|retail',
    en: 'The neighbours are a grocery, a pharmacy and a tailor, so people come daily.',
    ar: 'الجيران بقالة وصيدلية وخياط، فالناس يمرون كل يوم.',
  },
  {
    when: 'showroom',
    en: 'The ceiling is high enough for tall displays, and cars can be driven in.',
    ar: 'السقف يسمح بعرض القطع العالية، ويمكن إدخال السيارات.',
  },
  {
    when: 'shed loading',
    en: 'The loading bay is covered and level with a truck bed.',
    ar: 'رصيف التحميل مغطى وبمستوى سطح الشاحنة.',
  },
  {
    when: 'shed power',
    en: 'Three-phase power is connected and can be raised.',
    ar: 'الكهرباء ثلاثية الأطوار موصولة وقابلة للزيادة.',
  },
  {
    when: 'shed mezzanine',
    en: 'The mezzanine adds light storage over the office.',
    ar: 'الميزانين يضيف تخزينًا خفيفًا فوق المكتب.',
  },
  {
    when: 'shed office-inside',
    en: 'A small office with a washroom stands by the door.',
    ar: 'مكتب صغير مع دورة مياه عند الباب.',
  },
  {
    when: 'shed yard',
    en: 'The open yard takes containers and leaves room to turn.',
    ar: 'الساحة تتسع للحاويات مع مسافة للدوران.',
  },
  {
    when: 'shed',
    en: 'The roof is insulated, and the floor carries racking.',
    ar: 'السقف معزول والأرضية تتحمل الرفوف.',
  },
  {
    when: 'factory',
    en: 'Offices, changing rooms and the hall are under one roof, with a crane beam in place.',
    ar: 'المكاتب وغرف التبديل والصالة تحت سقف واحد، مع جسر للرافعة.',
  },
  {
    when: 'camp kitchen',
    en: 'Kitchens and dining halls are on the ground floor, with gas and extraction.',
    ar: 'المطابخ وقاعات الطعام في الطابق الأرضي مع الغاز والشفط.',
  },
  {
    when: 'camp laundry',
    en: 'Each floor has a laundry and enough washrooms for the permitted number.',
    ar: 'في كل طابق غرفة غسيل ودورات مياه تكفي العدد المسموح.',
  },
  {
    when: 'camp prayer',
    en: 'There is a prayer room and a shaded court.',
    ar: 'فيه مصلى وفناء مظلل.',
  },
  { when: 'camp buses', en: 'Buses can wait inside the gate.', ar: 'تقف الحافلات داخل البوابة.' },
  {
    when: 'camp',
    en: 'The civil defence certificate and the occupancy permit are valid.',
    ar: 'شهادة الدفاع المدني وتصريح الإشغال ساريان.',
  },
  {
    when: 'storage',
    en: 'The unit is dry and ventilated, with a roller door and a light inside.',
    ar: 'المخزن جاف ومهوّى، وله باب رول وإنارة داخلية.',
  },
  {
    when: 'storage',
    en: 'Vans can stop at the door, and the lane is covered by cameras.',
    ar: 'تقف سيارات النقل عند الباب، والممر مراقب بالكاميرات.',
  },
]
