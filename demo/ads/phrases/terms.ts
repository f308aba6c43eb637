export const terms = [
  {
    when: 'sale ready mortgage',
    en: "The home can be mortgaged, and the bank's valuation can be arranged within the week.",
    ar: 'العقار مؤهل للتمويل البنكي، ويمكن ترتيب التقييم خلال أسبوع.',
  },
  {
    when: 'sale ready mortgage',
    en: 'Buyers with finance are welcome; the title is registered and free of mortgage.',
    ar: 'الشراء بالتمويل متاح، وسند الملكية مسجل ولا رهن عليه.',
  },
  {
    when: 'sale ready -mortgage',
    en: 'The seller prefers a cash buyer and is ready to sign.',
    ar: 'يفضّل البائع الشراء نقدًا، وهو مستعد للتوقيع.',
  },
  {
    when: 'sale ready -mortgage',
    en: 'For cash buyers, with the papers in order.',
    ar: 'البيع نقدًا، والأوراق جاهزة.',
  },
  {
    when: 'sale tenanted',
    en: "The tenant's contract passes to the buyer with its deposit.",
    ar: 'ينتقل عقد المستأجر إلى المشتري مع التأمين.',
  },
  {
    when: 'sale tenanted',
    en: 'The rent covers the running costs, and the tenant has asked to stay.',
    ar: 'الإيجار يغطي المصاريف، والمستأجر راغب في البقاء.',
  },
  {
    when: 'sale ready vacant home',
    en: 'The keys are handed over on the day of transfer.',
    ar: 'تُسلَّم المفاتيح يوم نقل الملكية.',
  },
  {
    when: 'sale ready near-freehold home',
    en: 'Freehold: any nationality may buy.',
    ar: 'تملك حر لجميع الجنسيات.',
  },
  {
    when: 'off-plan',
    en: 'The plan is 60/40: most of it during construction and the rest on handover.',
    ar: 'خطة السداد 60/40: معظمها أثناء البناء والباقي عند التسليم.',
  },
  {
    when: 'off-plan',
    en: 'A small deposit holds the unit; the rest follows the construction milestones.',
    ar: 'دفعة حجز بسيطة، ثم أقساط تتبع مراحل البناء.',
  },
  {
    when: 'off-plan near-freehold',
    en: 'Freehold title is issued on completion.',
    ar: 'يصدر سند ملكية بنظام التملك الحر عند الإنجاز.',
  },
  {
    when: 'yearly cheques',
    en: 'The rent is paid in {cheques} a year.',
    ar: 'الإيجار السنوي يُدفع على {cheques}.',
  },
  {
    when: 'yearly cheques',
    en: 'The owner accepts {cheques}; maintenance is on the owner.',
    ar: 'يقبل المالك {cheques}، والصيانة على المالك.',
  },
  {
    when: 'yearly cheques',
    en: 'Payment in {cheques}, plus the usual deposit.',
    ar: 'الدفع على {cheques} مع التأمين المعتاد.',
  },
  {
    when: 'yearly one-cheque',
    en: 'The rent is paid in one cheque, and the price reflects that.',
    ar: 'الإيجار بشيك واحد، والسعر يراعي ذلك.',
  },
  {
    when: 'yearly one-cheque',
    en: 'One cheque a year, and the owner takes care of repairs.',
    ar: 'شيك واحد في السنة، والصيانة على المالك.',
  },
  {
    when: 'monthly -co-working-space',
    en: 'Paid by the month, with water, power and internet included.',
    ar: 'الدفع شهري شاملًا الماء والكهرباء والإنترنت.',
  },
  {
    when: 'monthly -co-working-space',
    en: 'One month at a time; a longer stay brings the price down.',
    ar: 'العقد شهري، والمدة الأطول بسعر أقل.',
  },
  {
    when: 'daily',
    en: 'Booked by the night, with cleaning between guests.',
    ar: 'الحجز بالليلة مع تنظيف بين ضيف وآخر.',
  },
  {
    when: 'daily',
    en: 'The price is per night; weekdays are quieter and easier to book.',
    ar: 'السعر لليلة الواحدة، وأيام الأسبوع أهدأ وأسهل حجزًا.',
  },
  {
    when: 'co-working-space',
    en: 'The contract runs month by month, with more desks as the team grows.',
    ar: 'العقد شهري، ويمكن زيادة المكاتب مع نمو الفريق.',
  },
]

/** Whom it suits. */
export const audiences = [
  {
    when: 'studio|one flat yearly',
    en: 'It suits one person or a couple who work nearby.',
    ar: 'يناسب شخصًا أو زوجين يعملان في الجوار.',
  },
  {
    when: 'two|three flat yearly near-family',
    en: 'With schools close by, the school run is short.',
    ar: 'المدارس قريبة، فتوصيل الأبناء صباحًا سهل.',
  },
  {
    when: 'two flat yearly',
    en: 'Two colleagues can share it and each keep their privacy.',
    ar: 'يتسع لزميلين لكل منهما خصوصيته.',
  },
  {
    when: 'three|many flat yearly|sale ready',
    en: 'It suits a family that often has guests.',
    ar: 'مساحة تناسب عائلة تستقبل الضيوف كثيرًا.',
  },
  {
    when: 'studio|one flat sale ready',
    en: 'It suits one person or a couple buying their first home.',
    ar: 'يناسب شخصًا أو زوجين يشتريان مسكنهما الأول.',
  },
  {
    when: 'two flat sale ready vacant',
    en: 'It works as a home to live in now and to let later.',
    ar: 'للسكن اليوم وللتأجير متى شئت.',
  },
  {
    when: 'house yearly',
    en: 'Long-term tenants are preferred; the owner is easy to reach.',
    ar: 'الأولوية لعقد طويل، والتواصل مع المالك سهل.',
  },
  {
    when: 'house sale ready vacant',
    en: 'It is a house to settle in.',
    ar: 'بيت يصلح للاستقرار لسنوات.',
  },
  {
    when: 'house sale ready',
    en: 'People stay here for years, and houses seldom come up for sale.',
    ar: 'السكان هنا مستقرون، وقلّما يُعرض بيت للبيع.',
  },
  {
    when: 'off-plan',
    en: 'It suits a buyer who prefers to pay over time.',
    ar: 'يناسب من يفضّل السداد على مراحل.',
  },
  {
    when: 'office|store|shed rent -co-working-space -business-centre',
    en: 'A rent-free fitting-out period can be agreed.',
    ar: 'يمكن الاتفاق على فترة سماح للتجهيز.',
  },
  {
    when: 'office|store|shed sale',
    en: 'It suits an owner-user as well as an investor.',
    ar: 'يناسب صاحب النشاط والمستثمر معًا.',
  },
  {
    when: 'monthly|daily flat',
    en: 'It suits anyone between homes, and parents visiting for the winter.',
    ar: 'يناسب من ينتظر بيته الجديد، والأهل القادمين لقضاء الشتاء.',
  },
]

export const closings = [
  {
    when: '',
    en: 'Viewings by appointment, evenings included.',
    ar: 'المعاينة بموعد، حتى في المساء.',
  },
  {
    when: '',
    en: 'Call or write for a time that suits you.',
    ar: 'اتصل أو راسلنا لتحديد وقت يناسبك.',
  },
  {
    when: 'vacant home',
    en: 'The keys are with us, so a viewing can be arranged on the same day.',
    ar: 'المفاتيح لدينا، ويمكن ترتيب المعاينة في اليوم نفسه.',
  },
  {
    when: 'tenanted home',
    en: "Please give a day's notice, as the home is lived in.",
    ar: 'نرجو الاتفاق على المعاينة قبل يوم احترامًا للمستأجر.',
  },
  {
    when: '',
    en: 'Ask for the floor plan and we will send it with more photos.',
    ar: 'اطلب المخطط ونرسله إليك مع صور إضافية.',
  },
  {
    when: 'off-plan',
    en: 'Ask for the payment schedule and the list of remaining units.',
    ar: 'اطلب جدول الدفعات وقائمة الوحدات المتبقية.',
  },
  {
    when: 'off-plan',
    en: 'The brochure, the plans and the escrow number are sent on request.',
    ar: 'الكتيب والمخططات ورقم حساب الضمان متاحة عند الطلب.',
  },
  {
    when: 'land',
    en: 'Ask for the site plan and the exact coordinates.',
    ar: 'اطلب مخطط الموقع والإحداثيات الدقيقة.',
  },
  {
    when: 'sale ready',
    en: 'Serious offers are answered the same day.',
    ar: 'نرد على العروض الجادة في اليوم نفسه.',
  },
  {
    when: 'rent home yearly',
    en: 'Bring a copy of your Emirates ID and the contract can be ready tomorrow.',
    ar: 'أحضر نسخة من الهوية، ويكون العقد جاهزًا غدًا.',
  },
  {
    when: 'commercial',
    en: 'We can walk you through the licence and fitting-out steps.',
    ar: 'نساعدك في خطوات الترخيص والتجهيز.',
  },
  {
    when: 'home ready',
    en: 'Come in the late afternoon, when the light is at its best.',
    ar: 'أفضل وقت للمعاينة العصر، حين يكون الضوء أجمل.',
  },
  {
    when: 'daily',
    en: 'Send your dates and we will confirm within the hour.',
    ar: 'أرسل التواريخ المطلوبة ونؤكد لك الحجز خلال ساعة.',
  },
]
