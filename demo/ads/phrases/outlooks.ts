/** View, light and the open air. */
export const outlooks = [
  {
    when: 'view-sea flat balcony',
    en: 'The balcony looks straight at the sea, and the late-afternoon light fills the living room.',
    ar: 'الشرفة على البحر مباشرة، وضوء العصر يملأ الصالة.',
  },
  {
    when: 'view-sea flat',
    en: 'The living room looks at open sea; nothing is built in front.',
    ar: 'الصالة على بحر مفتوح، ولا بناء أمامها.',
  },
  {
    when: 'view-sea flat',
    en: 'From the sofa you see nothing but sea and sky.',
    ar: 'وأنت جالس في الصالة لا ترى إلا البحر والسماء.',
  },
  {
    when: 'view-sea house|escape',
    en: 'The sea is close enough to hear at night.',
    ar: 'البحر قريب حتى إنك تسمعه ليلًا.',
  },
  {
    when: 'view-marina',
    en: 'The windows look along the marina, with boats below by day and lights by night.',
    ar: 'النوافذ تطل على المارينا: قوارب في النهار وأضواء في الليل.',
  },
  {
    when: 'view-marina balcony',
    en: 'From the balcony you can follow the yachts as far as the bridge.',
    ar: 'من الشرفة تتابع اليخوت حتى الجسر.',
  },
  {
    when: 'view-canal flat',
    en: 'The water lies below the windows, and the promenade with it.',
    ar: 'الماء تحت النوافذ ومعه الممشى.',
  },
  {
    when: 'view-canal flat',
    en: 'The water side is the quiet side: no road passes in front.',
    ar: 'جهة الماء هي الجهة الهادئة، فلا شارع أمامها.',
  },
  {
    when: 'view-canal house|office',
    en: 'The water is a few steps from the door.',
    ar: 'الماء على بعد خطوات من الباب.',
  },
  {
    when: 'view-lake',
    en: 'The lake lies right in front, with joggers around it morning and evening.',
    ar: 'البحيرة أمامك مباشرة، وحولها من يمارس الرياضة صباحًا ومساءً.',
  },
  {
    when: 'view-lake flat',
    en: 'The lake and its fountains fill the living-room window.',
    ar: 'البحيرة ونوافيرها تملأ نافذة الصالة.',
  },
  {
    when: 'view-golf flat',
    en: 'The view is of grass and water, with no building nearby.',
    ar: 'الإطلالة على مساحات خضراء وماء، من دون مبانٍ قريبة.',
  },
  {
    when: 'view-golf house',
    en: 'The terrace faces the fairway, so the green seems to go on from your own lawn.',
    ar: 'التراس يقابل ملعب الجولف، فيبدو العشب امتدادًا لحديقتك.',
  },
  {
    when: 'view-park flat -storey-high',
    en: 'The windows look into the trees of the park.',
    ar: 'النوافذ على أشجار الحديقة العامة.',
  },
  {
    when: 'view-park house',
    en: 'The park begins across a footpath, with no road for children to cross.',
    ar: 'الحديقة العامة خلف ممر المشاة، فلا شارع يعبره الأطفال.',
  },
  {
    when: 'view-park',
    en: 'The green in front will stay green: it is public parkland.',
    ar: 'المساحة الخضراء في الأمام حديقة عامة، فلن يُبنى عليها.',
  },
  {
    when: 'view-skyline',
    en: 'The towers line up in the window and are at their best after sunset.',
    ar: 'الأبراج مصطفّة في النافذة، وأجمل ما تكون بعد الغروب.',
  },
  {
    when: 'view-skyline flat',
    en: 'The city view is open all the way to the horizon.',
    ar: 'الإطلالة على المدينة مفتوحة حتى الأفق.',
  },
  {
    when: 'view-mountain',
    en: 'The mountains change colour through the day, and you have them from breakfast on.',
    ar: 'الجبال أمامك منذ الصباح، ويتبدل لونها مع ساعات النهار.',
  },
  {
    when: 'view-mountain flat|house',
    en: 'On clear winter mornings the mountains seem to stand at the end of the street.',
    ar: 'في صباحات الشتاء الصافية تبدو الجبال كأنها في آخر الشارع.',
  },
  {
    when: 'view-desert',
    en: 'Behind the last wall there is only sand, and the nights are dark enough for stars.',
    ar: 'خلف آخر سور لا شيء سوى الرمال، والليل صافٍ بما يكفي لرؤية النجوم.',
  },
  {
    when: 'view-pool',
    en: 'The windows face the pool deck, out of the traffic.',
    ar: 'النوافذ على ساحة المسبح بعيدًا عن حركة السيارات.',
  },
  {
    when: 'view-pool -storey-low',
    en: 'You look down on the pool and its palms.',
    ar: 'تطل من أعلى على المسبح والنخيل حوله.',
  },
  {
    when: 'view-street flat',
    en: 'It faces the street, with cafés and groceries right below.',
    ar: 'الواجهة على الشارع، والمقاهي والبقالة أسفل المبنى.',
  },
  {
    when: 'view-street flat',
    en: 'The windows are double-glazed, so little of the street is heard inside.',
    ar: 'الزجاج مزدوج، فلا يكاد صوت الشارع يُسمع في الداخل.',
  },
  {
    when: 'flat storey-high',
    en: 'On a high floor there is light all day and hardly any dust.',
    ar: 'الطابق مرتفع، فالضوء طوال النهار والغبار أقل.',
  },
  {
    when: 'flat storey-low',
    en: 'Being on a lower floor, you can skip the lift.',
    ar: 'الطابق منخفض، فيمكنك الاستغناء عن المصعد.',
  },
  {
    when: 'flat balcony -view-sea -view-marina',
    en: 'The balcony is deep enough for a table and four chairs and is shaded from noon.',
    ar: 'الشرفة تتسع لطاولة وكراسيها، وهي في الظل بعد الظهر.',
  },
  {
    when: 'house garden ready',
    en: 'The garden is planted and watered by a timer, with a tree old enough to sit under.',
    ar: 'الحديقة مزروعة وريّها آلي، وفيها شجرة يُجلس تحت ظلها.',
  },
  {
    when: 'house garden ready',
    en: 'Children have the garden, adults the shaded terrace.',
    ar: 'الحديقة للأطفال، والتراس المظلل للكبار.',
  },
  {
    when: 'house private-pool ready',
    en: 'The pool gets the sun until late afternoon and is not overlooked.',
    ar: 'تصل الشمس إلى المسبح حتى العصر، ولا يكشفه الجيران.',
  },
  {
    when: 'house private-pool ready',
    en: 'The pool was re-tiled recently and can be chilled in summer.',
    ar: 'أُعيد تبليط المسبح حديثًا، ويمكن تبريد مائه صيفًا.',
  },
  {
    when: 'house corner ready',
    en: 'On its corner plot it has garden on two sides and one neighbour fewer.',
    ar: 'البيت على زاوية، فحديقته من جهتين ولا جار يلاصقه من إحداهما.',
  },
  {
    when: 'house roof ready',
    en: 'Stairs lead up to a roof terrace, the best room of the house in winter.',
    ar: 'درج يصعد إلى السطح، وهو أجمل مكان في البيت شتاءً.',
  },
  {
    when: 'house ready parking',
    en: 'Two cars fit under the shade by the gate.',
    ar: 'مظلة عند البوابة تتسع لسيارتين.',
  },
  {
    when: 'house',
    en: 'The street is quiet and ends at the next corner.',
    ar: 'الشارع هادئ وينتهي عند الزاوية التالية.',
  },
]
