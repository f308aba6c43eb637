/** What lies around: Ras Al Khaimah, Umm Al Quwain and Fujairah. */
export const eastPlaces = [
  {
    when: 'ras-al-khaimah/al-hamra-village',
    en: 'The golf club, the marina and Al Hamra Mall are inside the village.',
    ar: 'نادي الجولف والمرسى والحمراء مول داخل القرية.',
  },
  {
    when: 'ras-al-khaimah/al-hamra-village residential',
    en: 'Residents share a private beach and go about by bicycle.',
    ar: 'للسكان شاطئ خاص، ويتنقلون بالدراجات.',
  },
  {
    when: 'ras-al-khaimah/al-hamra-village residential',
    en: "Dubai's airport is three quarters of an hour down the road.",
    ar: 'مطار دبي على بعد ثلاثة أرباع الساعة.',
  },
  {
    when: 'ras-al-khaimah/al-marjan-island',
    en: 'The beach path runs the length of the island, past the hotels.',
    ar: 'ممر الشاطئ يمتد بطول الجزيرة أمام الفنادق.',
  },
  {
    when: 'ras-al-khaimah/al-marjan-island',
    en: "Al Hamra's shops and school are just across the causeway.",
    ar: 'محلات الحمراء ومدرستها بعد الجسر مباشرة.',
  },
  {
    when: 'ras-al-khaimah/mina-al-arab residential',
    en: 'Mangroves, a beach and a canal path are part of daily life here.',
    ar: 'القرم والشاطئ وممر القناة جزء من الحياة اليومية هنا.',
  },
  {
    when: 'ras-al-khaimah/mina-al-arab residential',
    en: 'The supermarket and the cafés of the lagoon are a stroll away.',
    ar: 'السوبرماركت ومقاهي البحيرة على بعد خطوات.',
  },
  {
    when: 'ras-al-khaimah/al-nakheel',
    en: 'Banks, clinics and the old market are in the same few streets.',
    ar: 'البنوك والعيادات والسوق القديم في شوارع قليلة متجاورة.',
  },
  {
    when: 'ras-al-khaimah/al-nakheel',
    en: 'Manar Mall and the creek promenade are minutes away.',
    ar: 'منار مول وممشى الخور على بعد دقائق.',
  },
  {
    when: 'ras-al-khaimah/al-dhait',
    en: 'It is a family quarter with a park and a mosque.',
    ar: 'حي عائلي فيه حديقة ومسجد.',
  },
  {
    when: 'ras-al-khaimah/al-dhait',
    en: 'The airport road and the hospital are near.',
    ar: 'طريق المطار والمستشفى قريبان.',
  },
  {
    when: 'ras-al-khaimah/khuzam',
    en: 'Saqr Park and the schools are within the quarter.',
    ar: 'حديقة صقر والمدارس داخل الحي.',
  },
  {
    when: 'ras-al-khaimah/khatt',
    en: 'The hot springs are up the road, and the palm groves come down to it.',
    ar: 'العيون الساخنة في آخر الطريق، وبساتين النخيل تصل إليه.',
  },
  {
    when: 'ras-al-khaimah/khatt',
    en: 'The foot of the mountains is cool in the evening, even in May.',
    ar: 'عند سفح الجبل يبرد المساء حتى في مايو.',
  },
  {
    when: 'umm-al-quwain/umm-al-quwain-marina residential',
    en: 'The lagoon, its mangroves and the boat ramp are inside the community.',
    ar: 'الخور وأشجار القرم ومرسى القوارب داخل المجمع.',
  },
  {
    when: 'umm-al-quwain/umm-al-quwain-marina residential',
    en: 'The beach is quiet on weekdays, and Sharjah is half an hour away.',
    ar: 'الشاطئ هادئ أيام الأسبوع، والشارقة على بعد نصف ساعة.',
  },
  {
    when: 'umm-al-quwain/umm-al-quwain-marina residential',
    en: 'Many neighbours keep a boat.',
    ar: 'كثير من الجيران هنا من هواة البحر والقوارب.',
  },
  {
    when: 'umm-al-quwain/al-salamah',
    en: 'The hospital, the schools and the coastal road are close.',
    ar: 'المستشفى والمدارس والطريق الساحلي قريبة.',
  },
  {
    when: 'umm-al-quwain/al-salamah',
    en: 'Plots are large here, and the streets are quiet by nightfall.',
    ar: 'القطع هنا واسعة، والشوارع تهدأ مع المغرب.',
  },
  {
    when: 'umm-al-quwain/al-maidan',
    en: 'King Faisal Street and the corniche are within a walk.',
    ar: 'شارع الملك فيصل والكورنيش على مسافة مشي.',
  },
  {
    when: 'umm-al-quwain/al-maidan',
    en: 'The fish market and the old fort are near.',
    ar: 'سوق السمك والحصن القديم قريبان.',
  },
  {
    when: 'umm-al-quwain/al-salam-city',
    en: 'It stands on the Emirates Road, halfway between Sharjah and Ras Al Khaimah.',
    ar: 'المدينة على شارع الإمارات، في منتصف الطريق بين الشارقة ورأس الخيمة.',
  },
  {
    when: 'umm-al-quwain/emirates-modern-industrial-area',
    en: 'The Emirates Road passes the gate, and costs are well below those of the coast.',
    ar: 'شارع الإمارات يمر عند البوابة، والكلفة أقل بكثير من الساحل.',
  },
  {
    when: 'umm-al-quwain/emirates-modern-industrial-area',
    en: 'Trucks reach four emirates within the hour.',
    ar: 'تصل الشاحنات إلى أربع إمارات خلال ساعة.',
  },
  {
    when: 'umm-al-quwain/falaj-al-mualla',
    en: 'The old watercourse, the fort and the farm shops are in the village.',
    ar: 'الفلج القديم والحصن ومحلات المزارع في القرية.',
  },
  {
    when: 'umm-al-quwain/falaj-al-mualla',
    en: 'Winter camps and dunes begin behind the groves.',
    ar: 'مخيمات الشتاء والكثبان تبدأ خلف البساتين.',
  },
  {
    when: 'fujairah/al-faseel-area',
    en: 'The corniche, the mall and the government offices are close.',
    ar: 'الكورنيش والمول والدوائر الحكومية قريبة.',
  },
  {
    when: 'fujairah/al-faseel-area residential',
    en: 'Shops are downstairs, and the beach is a short walk.',
    ar: 'المحلات أسفل المبنى، والشاطئ على مسافة قصيرة.',
  },
  {
    when: 'fujairah/corniche-al-fujairah',
    en: 'The promenade and the beach are in front, the Hajar mountains behind.',
    ar: 'الممشى والشاطئ في الأمام، وجبال الحجر في الخلف.',
  },
  {
    when: 'fujairah/corniche-al-fujairah',
    en: 'Umbrella Beach and the cafés are a walk along the front.',
    ar: 'شاطئ المظلات والمقاهي على امتداد الواجهة.',
  },
  {
    when: 'fujairah/sakamkam',
    en: 'The old fort and the date gardens are up the valley road.',
    ar: 'الحصن القديم وبساتين النخيل على طريق الوادي.',
  },
  {
    when: 'fujairah/sakamkam',
    en: 'The town centre is five minutes away, the mountains less.',
    ar: 'وسط المدينة على بعد خمس دقائق، والجبال أقرب.',
  },
  {
    when: 'fujairah/dibba-al-fujairah',
    en: 'The harbour, the dive boats and the mountain wadis are all near.',
    ar: 'الميناء وقوارب الغوص وأودية الجبل كلها قريبة.',
  },
  {
    when: 'fujairah/al-aqah',
    en: 'Snoopy Island and the diving centres are along the beach.',
    ar: 'جزيرة سنوبي ومراكز الغوص على امتداد الشاطئ.',
  },
  {
    when: 'fujairah/al-aqah',
    en: "The coast road to Dibba is one of the country's finest drives.",
    ar: 'طريق الساحل إلى دبا من أجمل طرق البلاد.',
  },
  {
    when: 'fujairah/industrial-area',
    en: 'The port and the free zone are close, with the motorway to the west.',
    ar: 'الميناء والمنطقة الحرة قريبان، والطريق السريع إلى الغرب.',
  },
]
