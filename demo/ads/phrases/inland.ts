/** What lies around: the other quarters of Dubai. */
export const inlandPlaces = [
  {
    when: 'dubai/jumeirah-village-circle-jvc',
    en: 'Circle Mall is around the bend, and small parks break up every few streets.',
    ar: 'سيركل مول عند المنعطف، وبين كل بضعة شوارع حديقة صغيرة.',
  },
  {
    when: 'dubai/jumeirah-village-circle-jvc residential',
    en: 'Schools, a clinic and two groceries lie inside the village.',
    ar: 'المدارس والعيادة والبقالات داخل القرية نفسها.',
  },
  {
    when: 'dubai/jumeirah-village-circle-jvc',
    en: 'Al Khail Road is reached in a few minutes, and the marina soon after.',
    ar: 'شارع الخيل على بعد دقائق، ومن بعده المارينا.',
  },
  {
    when: 'dubai/dubai-hills-estate',
    en: 'Dubai Hills Mall and the central park are inside the community.',
    ar: 'دبي هيلز مول والحديقة المركزية داخل المجمع.',
  },
  {
    when: 'dubai/dubai-hills-estate residential',
    en: 'Cycle tracks lead to the schools and the hospital without crossing a main road.',
    ar: 'مسارات الدراجات تصل إلى المدارس والمستشفى من دون عبور شارع رئيسي.',
  },
  {
    when: 'dubai/arabian-ranches residential',
    en: 'The village centre, the school and the polo club are inside the gates.',
    ar: 'مركز الحي والمدرسة ونادي البولو داخل البوابات.',
  },
  {
    when: 'dubai/arabian-ranches residential',
    en: 'Children cycle to the pool and the courts on their own.',
    ar: 'يذهب الأطفال إلى المسبح والملاعب على دراجاتهم.',
  },
  {
    when: 'dubai/damac-hills residential',
    en: 'The park, the skate track and the riding school are inside the community.',
    ar: 'الحديقة وساحة التزلج بالألواح ومدرسة الفروسية داخل المجمع.',
  },
  {
    when: 'dubai/damac-hills',
    en: 'The golf club and its restaurants are a buggy ride away.',
    ar: 'نادي الجولف ومطاعمه على بعد دقائق.',
  },
  {
    when: 'dubai/al-barsha',
    en: 'Mall of the Emirates and the metro are close, and so are the clinics.',
    ar: 'مول الإمارات والمترو والعيادات كلها قريبة.',
  },
  {
    when: 'dubai/al-barsha residential',
    en: 'The pond park has the best running track of the area.',
    ar: 'حديقة البحيرة فيها أفضل مضمار للجري في المنطقة.',
  },
  {
    when: 'dubai/mirdif residential',
    en: 'Mushrif Park, City Centre and a dozen nurseries are in easy reach.',
    ar: 'حديقة مشرف وسيتي سنتر والحضانات في متناول اليد.',
  },
  {
    when: 'dubai/mirdif residential',
    en: "Uptown's square is the place for coffee after the school run.",
    ar: 'ساحة أبتاون ملتقى القهوة بعد توصيل الأطفال.',
  },
  {
    when: 'dubai/al-quoz',
    en: 'Al Khail Road and Sheikh Zayed Road lie on either side.',
    ar: 'المنطقة بين شارع الخيل وشارع الشيخ زايد.',
  },
  {
    when: 'dubai/al-quoz',
    en: 'Workshops, timber yards and galleries share the streets, so suppliers are next door.',
    ar: 'الورش ومحلات الأخشاب والمعارض في الشوارع نفسها، فالموردون جيران.',
  },
  {
    when: 'dubai/jebel-ali',
    en: 'The port and the free zone are the next exits on the road.',
    ar: 'الميناء والمنطقة الحرة عند المخارج التالية.',
  },
  {
    when: 'dubai/jebel-ali',
    en: "The road to Abu Dhabi begins here, away from the city's queues.",
    ar: 'من هنا يبدأ طريق أبوظبي، بعيدًا عن زحام المدينة.',
  },
  {
    when: 'dubai/dubai-silicon-oasis-dso',
    en: 'The university, the technology offices and the supermarket are inside the district.',
    ar: 'الجامعة ومكاتب التقنية والسوبرماركت داخل المنطقة.',
  },
  {
    when: 'dubai/dubai-silicon-oasis-dso residential',
    en: 'It is green and level, with tracks for runners between the buildings.',
    ar: 'منطقة مستوية وخضراء، وبين المباني ممرات للجري.',
  },
  {
    when: 'dubai/international-city',
    en: 'Dragon Mart is next door, and the bus for the metro stops outside.',
    ar: 'دراغون مارت بالجوار، وحافلة المترو تقف في الخارج.',
  },
  {
    when: 'dubai/international-city residential',
    en: 'The ground floors have restaurants from all over Asia.',
    ar: 'في الطوابق الأرضية مطاعم من كل آسيا.',
  },
  {
    when: 'dubai/dubai-south',
    en: 'The new airport and Expo City are next door, and the roads are clear.',
    ar: 'المطار الجديد ومدينة إكسبو في الجوار، والطرق سالكة.',
  },
  {
    when: 'dubai/dubai-south',
    en: 'The school, the clinic and the park opened with the first phase.',
    ar: 'افتُتحت المدرسة والعيادة والحديقة مع المرحلة الأولى.',
  },
  {
    when: 'dubai/dubai-investment-park-dip',
    en: 'The metro reaches the edge of the park, and the Expo road passes it.',
    ar: 'يصل المترو إلى طرف المنطقة، ويمر بها طريق إكسبو.',
  },
  {
    when: 'dubai/dubai-sports-city residential',
    en: 'The cricket stadium, the academies and the golf club are on the doorstep.',
    ar: 'ملعب الكريكت والأكاديميات ونادي الجولف على بعد خطوات.',
  },
  {
    when: 'dubai/dubai-sports-city residential',
    en: 'The canal path is good for an evening round.',
    ar: 'الممر حول القناة مناسب لجولة المساء.',
  },
  {
    when: 'dubai/al-furjan',
    en: 'The metro station and the pavilion with its shops are walkable.',
    ar: 'محطة المترو ومركز البافيليون بمحلاته على مسافة مشي.',
  },
  {
    when: 'dubai/al-furjan residential',
    en: 'Two schools and a hospital have opened within the quarter.',
    ar: 'داخل الحي مدارس ومستشفى.',
  },
  {
    when: 'dubai/al-nahda residential',
    en: 'The pond park is opposite, and the metro is a short bus ride.',
    ar: 'حديقة البحيرة مقابلك، والمترو على بعد محطة حافلة.',
  },
  {
    when: 'dubai/al-nahda residential',
    en: 'The hypermarket is at the corner, and the airport road is near.',
    ar: 'الهايبرماركت عند الزاوية، وطريق المطار قريب.',
  },
  {
    when: 'dubai/al-khawaneej',
    en: 'The Quranic Park and the weekend market at Last Exit are near.',
    ar: 'الحديقة القرآنية ومطاعم لاست إكزت قريبة.',
  },
]
