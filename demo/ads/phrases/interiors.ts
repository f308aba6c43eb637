/** How the rooms lie. */
export const interiors = [
  {
    when: 'studio',
    en: 'The bed stands in its own recess, which keeps the seating area free.',
    ar: 'للسرير ركن مستقل، فتبقى مساحة الجلوس مرتبة.',
  },
  {
    when: 'studio',
    en: 'There is a full wall of cupboards, and the window runs the full width of the room.',
    ar: 'خزائن على جدار كامل، ونافذة بعرض الغرفة.',
  },
  {
    when: 'studio',
    en: 'The kitchen is compact but complete, with room for a table for two.',
    ar: 'المطبخ صغير لكنه مكتمل، ويتسع لطاولة لشخصين.',
  },
  {
    when: 'studio',
    en: 'A square plan makes it easy to furnish without wasting a corner.',
    ar: 'شكل الغرفة مربع، فيسهل تأثيثها من دون مساحات ضائعة.',
  },
  {
    when: 'flat one',
    en: 'The bedroom is set apart from the living room by a short corridor, so guests never pass it.',
    ar: 'ممر قصير يفصل غرفة النوم عن الصالة، فلا يمر الضيوف بها.',
  },
  {
    when: 'flat one',
    en: 'The living room takes a full sofa and a dining table; the bedroom takes a king-size bed with space on both sides.',
    ar: 'الصالة تتسع لطقم جلوس وطاولة طعام، وغرفة النوم لسرير كبير مع مساحة من الجانبين.',
  },
  {
    when: 'flat one',
    en: 'A sensible plan: hall, guest washroom by the door, and the bedroom at the far end.',
    ar: 'توزيع عملي: مدخل، ثم حمام قريب من الباب، وغرفة النوم في آخر الممر.',
  },
  {
    when: 'flat one|two',
    en: 'There is no wasted corridor, so the living room feels larger than the figures suggest.',
    ar: 'لا مساحة ضائعة في الممرات، فتبدو الصالة أوسع من الرقم المكتوب.',
  },
  {
    when: 'flat two',
    en: 'The bedrooms lie on either side of the living room, which suits sharers as well as families.',
    ar: 'غرفتا النوم على جانبي الصالة، وهذا يناسب العائلة كما يناسب من يتشاركون السكن.',
  },
  {
    when: 'flat two',
    en: 'Both bedrooms take a double bed, and the larger one has its own bathroom.',
    ar: 'كلتا الغرفتين تتسع لسرير مزدوج، وللكبرى حمام خاص.',
  },
  {
    when: 'flat two',
    en: 'The second bedroom works equally well as a nursery or a study.',
    ar: 'الغرفة الثانية تصلح للأطفال أو للعمل من البيت.',
  },
  {
    when: 'flat two|three',
    en: 'The living and dining areas form an L, so the table is out of sight of the door.',
    ar: 'الصالة وركن الطعام على شكل زاوية، فلا تظهر الطاولة من الباب.',
  },
  {
    when: 'flat three',
    en: 'The bedrooms are grouped at the back, away from the living room and the lift.',
    ar: 'غرف النوم مجتمعة في الخلف، بعيدًا عن الصالة والمصعد.',
  },
  {
    when: 'flat three',
    en: 'The main bedroom has a dressing area and an en-suite bathroom; the other two share one.',
    ar: 'للغرفة الرئيسية ركن ملابس وحمام داخلي، وللغرفتين الأخريين حمام مشترك.',
  },
  {
    when: 'flat three|many',
    en: 'Guests have their own washroom near the entrance, and the family side closes with a door.',
    ar: 'للضيوف حمام قرب المدخل، ولقسم العائلة باب يفصله.',
  },
  {
    when: 'flat many',
    en: 'The reception rooms run from front to back, and the bedrooms have a wing of their own.',
    ar: 'تمتد الصالات من الواجهة إلى الخلف، ولغرف النوم جناح مستقل.',
  },
  {
    when: 'duplex',
    en: 'Living is downstairs, sleeping upstairs, and the double-height space between them brings in light.',
    ar: 'المعيشة في الأسفل والنوم في الأعلى، وبينهما سقف مرتفع يُدخل الضوء.',
  },
  {
    when: 'floor',
    en: 'The floor has its own entrance, so you share no stairs or hall.',
    ar: 'للطابق مدخل مستقل، فلا يشاركك أحد درجًا ولا ممرًا.',
  },
  {
    when: 'penthouse',
    en: 'The ceilings are higher than on the floors below, and the terrace is deep enough to dine on.',
    ar: 'السقف أعلى من بقية الطوابق، والتراس عميق يتسع لجلسة عشاء.',
  },
  {
    when: 'hotel-apartment',
    en: "Housekeeping, linen and the front desk are part of the building's service.",
    ar: 'التنظيف وتبديل المفارش والاستقبال من خدمات المبنى.',
  },
  {
    when: 'flat open-kitchen -studio',
    en: 'The kitchen opens to the living room and has a counter for breakfast.',
    ar: 'المطبخ مفتوح على الصالة وفيه كاونتر للفطور.',
  },
  {
    when: 'flat closed-kitchen',
    en: 'The kitchen is closed, with a window, as those who really cook prefer.',
    ar: 'المطبخ مغلق وله نافذة، كما يفضّل من يطبخ كل يوم.',
  },
  {
    when: 'flat study',
    en: 'A small study off the hall is big enough for a desk and shelves.',
    ar: 'غرفة مكتب صغيرة عند المدخل تكفي لطاولة ورفوف.',
  },
  {
    when: 'flat|house maid',
    en: "The maid's room has its own bathroom and stands next to the kitchen.",
    ar: 'غرفة الخادمة بجانب المطبخ ولها حمامها.',
  },
  {
    when: 'flat laundry',
    en: 'Washer and dryer have their own room, so the kitchen stays quiet.',
    ar: 'للغسالة والنشافة غرفتهما، فيبقى المطبخ هادئًا.',
  },
  {
    when: 'flat boxroom',
    en: 'A storeroom takes the suitcases and the pram.',
    ar: 'مخزن صغير للحقائب وعربة الأطفال.',
  },
  {
    when: 'flat wardrobes -studio',
    en: 'Wardrobes are built in, floor to ceiling.',
    ar: 'الخزائن مدمجة في الجدار من الأرض إلى السقف.',
  },
  {
    when: 'flat corner',
    en: 'Being on the corner, it has windows on two sides and a through breeze in winter.',
    ar: 'الوحدة على زاوية المبنى، فلها نوافذ من جهتين وتهوية جيدة في الشتاء.',
  },
  {
    when: 'house two|three -bungalow',
    en: 'The ground floor is one living space from the front door to the garden; the bedrooms are upstairs.',
    ar: 'الطابق الأرضي مفتوح من الباب حتى الحديقة، وغرف النوم في الطابق العلوي.',
  },
  {
    when: 'house three|many -bungalow',
    en: 'There is a bedroom on the ground floor, handy for grandparents and guests.',
    ar: 'في الطابق الأرضي غرفة نوم، تناسب كبار السن والضيوف.',
  },
  {
    when: 'house many -bungalow',
    en: 'Two living rooms let children and adults keep their own hours.',
    ar: 'فيها صالتان منفصلتان، واحدة للأطفال وأخرى للكبار.',
  },
  {
    when: 'house many -bungalow',
    en: 'Upstairs, the family room joins the bedrooms, and every bedroom is next to a bathroom.',
    ar: 'في الأعلى صالة عائلية تجمع غرف النوم، وكل غرفة بجوارها حمام.',
  },
  {
    when: 'bungalow',
    en: 'Everything is on one level, with no stairs to climb.',
    ar: 'كل شيء في طابق واحد من دون درج.',
  },
  {
    when: 'townhouse',
    en: 'It sits in a row of the same design, with neighbours who moved in at handover and stayed.',
    ar: 'ضمن صف متناسق من البيوت، وجيرانه مقيمون منذ التسليم.',
  },
  {
    when: 'palace',
    en: 'The reception halls are separate for men and women, with a service kitchen behind.',
    ar: 'قاعات الاستقبال منفصلة للرجال والنساء، وخلفها مطبخ خدمة.',
  },
  {
    when: 'palace',
    en: 'The grand hall rises through both storeys, and the family wing keeps its own staircase.',
    ar: 'يرتفع البهو بعلو طابقين، ولجناح العائلة درج مستقل.',
  },
  {
    when: 'house majlis',
    en: 'The majlis has its own entrance and washroom.',
    ar: 'للمجلس مدخل مستقل ودورة مياه.',
  },
  {
    when: 'house driver',
    en: "The driver's room stands by the gate, away from the house.",
    ar: 'غرفة السائق عند البوابة، منفصلة عن البيت.',
  },
  {
    when: 'house closed-kitchen -palace',
    en: 'The kitchen is large and closed, with a pantry behind it.',
    ar: 'المطبخ واسع ومغلق، وخلفه غرفة تموين.',
  },
  {
    when: 'house open-kitchen -palace',
    en: 'The kitchen opens to the dining area and looks out on the garden side.',
    ar: 'المطبخ مفتوح على ركن الطعام ويطل على جهة الحديقة.',
  },
  {
    when: 'house boxroom -bungalow',
    en: 'Under the stairs and behind the kitchen there is more storage than most families fill.',
    ar: 'مساحات التخزين تحت الدرج وخلف المطبخ تزيد على حاجة أغلب العائلات.',
  },
]
