/** What lies around: the shore and centre of Dubai. */
export const coastPlaces = [
  {
    when: 'dubai/dubai-marina',
    en: 'Marina Walk is downstairs, and the tram joins the metro two stops away.',
    ar: 'ممشى المارينا أسفل المبنى، والترام يصلك بالمترو بعد محطتين.',
  },
  {
    when: 'dubai/dubai-marina residential',
    en: 'The beach is a fifteen-minute walk, and Marina Mall does for the weekly shop.',
    ar: 'الشاطئ على مسافة ربع ساعة مشيًا، ومارينا مول يكفي لمشتريات الأسبوع.',
  },
  {
    when: 'dubai/dubai-marina',
    en: 'The metro is reached on foot by the bridge, without waiting at a light.',
    ar: 'يصل المشاة إلى المترو عبر الجسر من دون انتظار إشارة.',
  },
  {
    when: 'dubai/downtown-dubai',
    en: 'Dubai Mall and the fountain are within walking distance, by the covered bridge in summer.',
    ar: 'دبي مول والنافورة على مسافة مشي، وفي الصيف عبر الجسر المغطى.',
  },
  {
    when: 'dubai/downtown-dubai',
    en: 'The boulevard is at the door, with the opera house and the park behind it.',
    ar: 'البوليفارد عند الباب، ومن خلفه الأوبرا والحديقة.',
  },
  {
    when: 'dubai/downtown-dubai',
    en: 'Sheikh Zayed Road and the financial centre are minutes away by car.',
    ar: 'شارع الشيخ زايد والمركز المالي على بعد دقائق بالسيارة.',
  },
  {
    when: 'dubai/palm-jumeirah',
    en: "The Palm's monorail and Nakheel Mall are close, and the beach is never far.",
    ar: 'المونوريل ونخيل مول قريبان، والشاطئ في متناولك كل يوم.',
  },
  {
    when: 'dubai/palm-jumeirah',
    en: 'The boardwalk around the crescent is made for an evening walk.',
    ar: 'ممشى الهلال على البحر مناسب لنزهة المساء.',
  },
  {
    when: 'dubai/business-bay',
    en: 'The canal promenade runs all the way to Safa Park and the sea.',
    ar: 'ممشى القناة المائية يمتد حتى حديقة الصفا والبحر.',
  },
  {
    when: 'dubai/business-bay',
    en: 'Downtown is on the other side of the road, and the metro is on this one.',
    ar: 'وسط المدينة في الجهة المقابلة، والمترو في هذه الجهة.',
  },
  {
    when: 'dubai/jumeirah-beach-residence-jbr',
    en: 'The Walk and its cafés are below, and the sand begins across the road.',
    ar: 'ذا ووك ومقاهيه في الأسفل، والرمل يبدأ بعد الشارع.',
  },
  {
    when: 'dubai/jumeirah-beach-residence-jbr',
    en: 'The tram stops outside, so the car can stay in the basement all weekend.',
    ar: 'الترام أمام المبنى، فتبقى السيارة في المواقف طوال العطلة.',
  },
  {
    when: 'dubai/jumeirah-lake-towers-jlt',
    en: 'The lakeside path, the park and a long row of restaurants are downstairs.',
    ar: 'ممر البحيرات والحديقة وصف طويل من المطاعم أسفل المبنى.',
  },
  {
    when: 'dubai/jumeirah-lake-towers-jlt',
    en: 'The metro is across the footbridge, and the marina is beyond it.',
    ar: 'المترو عبر جسر المشاة، ومن بعده المارينا.',
  },
  {
    when: 'dubai/dubai-creek-harbour',
    en: 'The creek promenade and the flamingo reserve of Ras Al Khor are close by.',
    ar: 'على مقربة منه ممشى الخور ومحمية الفلامنغو في رأس الخور.',
  },
  {
    when: 'dubai/dubai-creek-harbour',
    en: 'The centre of the city is a quarter of an hour away, and the promenade has no cars.',
    ar: 'وسط المدينة على بعد ربع ساعة، والممشى لا تدخله السيارات.',
  },
  {
    when: 'dubai/jumeirah',
    en: 'Jumeirah Beach Road, its clinics and schools are two turns away.',
    ar: 'شارع جميرا بعياداته ومدارسه على بعد منعطفين.',
  },
  {
    when: 'dubai/jumeirah',
    en: 'The public beach and Kite Beach are close enough for a swim before work.',
    ar: 'الشاطئ العام وكايت بيتش قريبان، ويمكنك السباحة قبل الدوام.',
  },
  {
    when: 'dubai/emirates-hills',
    en: 'The lakes and the Montgomerie course run between the houses.',
    ar: 'البحيرات وملعب المونتغمري تمر بين البيوت.',
  },
  {
    when: 'dubai/emirates-hills',
    en: 'Meadows Village is round the corner for bread, pharmacy and coffee.',
    ar: 'مركز ميدوز فيلج قريب، وفيه المخبز والصيدلية والمقهى.',
  },
  {
    when: 'dubai/dubai-islands',
    en: 'Beaches, a marina and a bridge to the city are part of the plan for the islands.',
    ar: 'مخطط الجزر يضم شواطئ ومرسى وجسرًا إلى المدينة.',
  },
  {
    when: 'dubai/dubai-islands',
    en: "Deira's old markets are across the water, and the airport is not far.",
    ar: 'أسواق ديرة القديمة على الضفة المقابلة، والمطار غير بعيد.',
  },
  {
    when: 'dubai/difc',
    en: 'Gate Avenue, the courts and the metro are under one roof.',
    ar: 'غيت أفينيو والمحاكم والمترو تحت سقف واحد.',
  },
  {
    when: 'dubai/difc',
    en: 'People walk to their offices here, and the restaurants are full in the evening.',
    ar: 'يذهب الموظفون هنا إلى مكاتبهم مشيًا، وتمتلئ المطاعم مساءً.',
  },
  {
    when: 'dubai/deira',
    en: 'The gold market, the creek and its abra boats are within reach on foot.',
    ar: 'سوق الذهب والخور وعبراته على مسافة مشي.',
  },
  {
    when: 'dubai/deira',
    en: 'The metro, the clock tower and the airport are all close.',
    ar: 'المترو ودوار الساعة والمطار كلها قريبة.',
  },
  {
    when: 'dubai/bur-dubai',
    en: 'The museum quarter, the textile market and the creek are a walk away.',
    ar: 'حي الفهيدي وسوق الأقمشة والخور على مسافة مشي.',
  },
  {
    when: 'dubai/bur-dubai',
    en: 'BurJuman and the metro interchange are close by.',
    ar: 'برجمان ومحطة المترو التبادلية على مقربة.',
  },
]
