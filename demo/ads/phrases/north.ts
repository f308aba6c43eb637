/** What lies around: Sharjah and Ajman. */
export const northPlaces = [
  {
    when: 'sharjah/al-majaz',
    en: 'The waterfront, its fountain and its cafés are a short walk away.',
    ar: 'واجهة المجاز بنافورتها ومقاهيها على مسافة قصيرة مشيًا.',
  },
  {
    when: 'sharjah/al-majaz residential',
    en: 'Al Qasba lies along the canal, and Dubai is over the next bridge.',
    ar: 'القصباء على امتداد القناة، ودبي بعد الجسر التالي.',
  },
  {
    when: 'sharjah/al-majaz residential',
    en: 'Schools, a hospital and late groceries are all in the same streets.',
    ar: 'المدارس والمستشفى والبقالات الساهرة في الشوارع نفسها.',
  },
  {
    when: 'sharjah/al-nahda-sharjah residential',
    en: 'Sahara Centre is close, and the Dubai border is minutes away.',
    ar: 'صحارى سنتر قريب، وحدود دبي على بعد دقائق.',
  },
  {
    when: 'sharjah/al-nahda-sharjah residential',
    en: 'Al Nahda Park is the evening meeting place of the quarter.',
    ar: 'حديقة النهدة ملتقى أهل الحي في المساء.',
  },
  {
    when: 'sharjah/al-nahda-sharjah residential',
    en: 'Buses to the Dubai metro stop at the corner.',
    ar: 'حافلات مترو دبي تقف عند الزاوية.',
  },
  {
    when: 'sharjah/al-khan residential',
    en: 'The public beach and the aquarium are around the lagoon.',
    ar: 'الشاطئ العام ومربى الأحياء المائية حول البحيرة.',
  },
  {
    when: 'sharjah/al-khan residential',
    en: 'The old village by the water has been restored, and cafés have followed.',
    ar: 'رُممت القرية القديمة على الماء، وتبعتها المقاهي.',
  },
  {
    when: 'sharjah/al-taawun',
    en: 'Expo Centre and the supermarkets are close, and so is the Dubai road.',
    ar: 'مركز إكسبو والأسواق قريبة، وكذلك طريق دبي.',
  },
  {
    when: 'sharjah/al-taawun residential',
    en: 'Al Mamzar park is across the lagoon.',
    ar: 'حديقة الممزر على الضفة الأخرى من البحيرة.',
  },
  {
    when: 'sharjah/al-qasimia',
    en: 'King Abdulaziz Street has every shop a household needs.',
    ar: 'في شارع الملك عبدالعزيز كل ما يحتاجه البيت.',
  },
  {
    when: 'sharjah/al-qasimia',
    en: 'The central market and the mosque of King Faisal are near.',
    ar: 'السوق المركزي ومسجد الملك فيصل قريبان.',
  },
  {
    when: 'sharjah/aljada',
    en: "Madar's playgrounds and the food district are at the centre of the quarter.",
    ar: 'ألعاب مدار ومنطقة المطاعم في قلب الحي.',
  },
  { when: 'sharjah/aljada', en: 'University City is next door.', ar: 'المدينة الجامعية بالجوار.' },
  {
    when: 'sharjah/muwaileh-commercial',
    en: 'University City and the schools of Muwaileh are close.',
    ar: 'المدينة الجامعية ومدارس مويلح قريبة.',
  },
  {
    when: 'sharjah/muwaileh-commercial',
    en: 'The airport road takes you out quickly in either direction.',
    ar: 'طريق المطار يخرجك سريعًا في الاتجاهين.',
  },
  {
    when: 'sharjah/al-suyoh',
    en: 'The Emirates Road is near, and the neighbourhood is still young.',
    ar: 'شارع الإمارات قريب، والحي ما زال جديدًا.',
  },
  {
    when: 'sharjah/al-rahmaniya',
    en: 'Zero Six Mall and the park are the centre of family evenings.',
    ar: 'زيرو سيكس مول والحديقة وجهة العائلات مساءً.',
  },
  {
    when: 'sharjah/industrial-area',
    en: 'The roads to Dubai and to the port are close, with fuel and customs on the way.',
    ar: 'الطرق إلى دبي والميناء قريبة، وفي الطريق الوقود والجمارك.',
  },
  {
    when: 'sharjah/industrial-area',
    en: 'Suppliers of every trade work in the numbered streets around.',
    ar: 'موردو كل الحرف في الشوارع المرقّمة المحيطة.',
  },
  {
    when: 'sharjah/khor-fakkan',
    en: 'The corniche, the waterfall and the amphitheatre are a few minutes away.',
    ar: 'الكورنيش والشلال والمدرج الروماني على بعد دقائق.',
  },
  {
    when: 'sharjah/khor-fakkan',
    en: 'The mountain road from Sharjah has cut the drive to an hour.',
    ar: 'اختصر طريق الجبل الرحلة من الشارقة إلى ساعة واحدة.',
  },
  {
    when: 'sharjah/al-dhaid',
    en: 'The Friday market and the fort are in the town.',
    ar: 'سوق الجمعة والحصن في المدينة.',
  },
  {
    when: 'sharjah/al-dhaid',
    en: 'The soil is good here, and the wells have been used for generations.',
    ar: 'التربة هنا طيبة، والآبار معروفة منذ أجيال.',
  },
  {
    when: 'ajman/corniche-ajman residential',
    en: 'The beach and its long promenade are across the road.',
    ar: 'الشاطئ وممشاه الطويل بعد الشارع مباشرة.',
  },
  {
    when: 'ajman/corniche-ajman',
    en: 'Fish restaurants, cafés and the museum are all on the corniche.',
    ar: 'مطاعم السمك والمقاهي والمتحف كلها على الكورنيش.',
  },
  {
    when: 'ajman/corniche-ajman',
    en: 'The marina and the old port are at either end of the bay.',
    ar: 'المرسى والميناء القديم عند طرفي الخليج.',
  },
  {
    when: 'ajman/al-nuaimiya',
    en: 'Sharjah is across the street in all but name, and Dubai a bus ride.',
    ar: 'الشارقة على الجانب الآخر من الشارع، والحافلة تصل بك إلى دبي.',
  },
  {
    when: 'ajman/al-nuaimiya',
    en: 'King Faisal Street has the banks, the clinics and the bakeries.',
    ar: 'في شارع الملك فيصل البنوك والعيادات والمخابز.',
  },
  {
    when: 'ajman/al-rashidiya',
    en: "Ajman's courts, offices and the creek are close by.",
    ar: 'المحاكم والدوائر والخور على مقربة.',
  },
  {
    when: 'ajman/al-rashidiya residential',
    en: 'The corniche is a short drive, and so is the road to Sharjah.',
    ar: 'الكورنيش على مسافة قصيرة وكذلك طريق الشارقة.',
  },
  {
    when: 'ajman/emirates-city residential',
    en: 'Emirates Road starts outside, which spares you the coastal queues.',
    ar: 'شارع الإمارات عند المخرج، فلا حاجة إلى زحام الساحل.',
  },
  {
    when: 'ajman/al-zorah',
    en: 'Mangroves, flamingos and the golf club surround the bay.',
    ar: 'أشجار القرم والفلامنغو ونادي الجولف حول الخليج.',
  },
  {
    when: 'ajman/al-yasmeen residential',
    en: 'Streets are paved and lit, and the school buses stop close by.',
    ar: 'الشوارع معبّدة ومضاءة، وحافلات المدارس تصل إلى الباب.',
  },
  {
    when: 'ajman/al-yasmeen residential',
    en: 'Emirates Road is minutes away.',
    ar: 'شارع الإمارات على بعد دقائق.',
  },
  {
    when: 'ajman/al-mowaihat',
    en: 'Ajman City Centre and the academy schools are close.',
    ar: 'سيتي سنتر عجمان والمدارس قريبة.',
  },
  {
    when: 'ajman/jurf',
    en: 'China Mall and the free zone are near, with the Emirates Road behind.',
    ar: 'الصين مول والمنطقة الحرة قريبان، وخلفهما شارع الإمارات.',
  },
  {
    when: 'ajman/masfout',
    en: "The valley road leads to Hatta's dam and back before lunch.",
    ar: 'طريق الوادي يصل إلى سد حتا في نزهة صباحية.',
  },
]
