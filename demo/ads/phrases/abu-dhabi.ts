/** What lies around: the emirate of Abu Dhabi. */
export const abuDhabiPlaces = [
  {
    when: 'abu-dhabi/al-reem-island',
    en: 'Reem Mall and the canal walk are close, and the bridge to the main island is short.',
    ar: 'الريم مول وممشى القناة قريبان، والجسر إلى الجزيرة الرئيسية قصير.',
  },
  {
    when: 'abu-dhabi/al-reem-island residential',
    en: 'The Sorbonne, two schools and Reem Central Park are on the island.',
    ar: 'في الجزيرة جامعة السوربون ومدارس وحديقة الريم المركزية.',
  },
  {
    when: 'abu-dhabi/al-reem-island',
    en: 'Al Maryah Island, with its offices and its mall, is across one bridge.',
    ar: 'جزيرة المارية بمكاتبها ومولها خلف جسر واحد.',
  },
  {
    when: 'abu-dhabi/saadiyat-island',
    en: 'The Louvre and the museum quarter are on the same island as the beach.',
    ar: 'اللوفر وحي المتاحف والشاطئ كلها في الجزيرة نفسها.',
  },
  {
    when: 'abu-dhabi/saadiyat-island',
    en: "Mamsha's cafés stand right above the sand.",
    ar: 'مقاهي ممشى السعديات فوق الرمل مباشرة.',
  },
  {
    when: 'abu-dhabi/yas-island',
    en: 'Yas Mall, the parks and the bay are a short drive apart.',
    ar: 'ياس مول والمدن الترفيهية والواجهة البحرية على مسافة قصيرة.',
  },
  {
    when: 'abu-dhabi/yas-island residential',
    en: 'The airport is close, yet the planes keep their distance.',
    ar: 'المطار قريب، لكن أصوات الطائرات بعيدة.',
  },
  {
    when: 'abu-dhabi/yas-island',
    en: 'Dubai commuters save half an hour from here.',
    ar: 'من يعمل في دبي يوفر من هنا نصف ساعة.',
  },
  {
    when: 'abu-dhabi/al-raha-beach',
    en: 'The canal promenade links the cafés, the mosque and the small beaches.',
    ar: 'ممشى القناة يربط المقاهي والمسجد والشواطئ الصغيرة.',
  },
  {
    when: 'abu-dhabi/al-raha-beach',
    en: 'Both Yas and the airport are within ten minutes by car.',
    ar: 'جزيرة ياس والمطار على بعد عشر دقائق بالسيارة.',
  },
  {
    when: 'abu-dhabi/khalifa-city residential',
    en: 'Schools of several curricula are within a few streets.',
    ar: 'مدارس بمناهج مختلفة ضمن بضعة شوارع.',
  },
  {
    when: 'abu-dhabi/khalifa-city residential',
    en: 'Al Forsan and the market by Etihad Plaza are close.',
    ar: 'منتجع الفرسان وسوق الاتحاد بلازا قريبان.',
  },
  {
    when: 'abu-dhabi/mohammed-bin-zayed-city',
    en: 'Mazyad Mall and the Musaffah road are minutes away.',
    ar: 'مزيد مول وطريق مصفح على بعد دقائق.',
  },
  {
    when: 'abu-dhabi/mohammed-bin-zayed-city',
    en: 'There is a mosque, a grocery or a bakery on almost every street.',
    ar: 'لا يكاد يخلو شارع من مسجد أو بقالة أو مخبز.',
  },
  {
    when: 'abu-dhabi/al-reef residential',
    en: 'Four villages share pools, a market and a school bus route.',
    ar: 'أربع قرى تجمعها مسابح وسوق وخط لحافلات المدارس.',
  },
  {
    when: 'abu-dhabi/al-khalidiyah',
    en: 'The corniche and Khalidiyah Park are a walk away.',
    ar: 'الكورنيش وحديقة الخالدية على مسافة مشي.',
  },
  {
    when: 'abu-dhabi/al-khalidiyah',
    en: 'Cafés, tailors and clinics fill the streets behind.',
    ar: 'المقاهي ومحلات الخياطة والعيادات تملأ الشوارع الخلفية.',
  },
  {
    when: 'abu-dhabi/al-maryah-island',
    en: 'The Galleria, the hospital and the financial centre are joined by covered walks.',
    ar: 'ممرات مغطاة تصل بين الغاليريا والمستشفى والمركز المالي.',
  },
  {
    when: 'abu-dhabi/al-maryah-island',
    en: 'Two bridges lead to the city and to Reem.',
    ar: 'جسران يصلان الجزيرة بالمدينة وبالريم.',
  },
  {
    when: 'abu-dhabi/masdar-city',
    en: 'Streets are shaded and car-free, with the university at their centre.',
    ar: 'الشوارع مظللة ومن دون سيارات، وفي وسطها الجامعة.',
  },
  {
    when: 'abu-dhabi/masdar-city',
    en: 'The airport is the next exit, and the park has a running loop.',
    ar: 'المطار عند المخرج التالي، وفي الحديقة مضمار للجري.',
  },
  {
    when: 'abu-dhabi/mussafah',
    en: 'The port, the workshops and the Al Ain road are close together.',
    ar: 'الميناء والورش وطريق العين متقاربة.',
  },
  {
    when: 'abu-dhabi/mussafah',
    en: 'Spare parts, steel and timber are sold in the next streets.',
    ar: 'قطع الغيار والحديد والأخشاب تُباع في الشوارع المجاورة.',
  },
  {
    when: 'abu-dhabi/al-shamkha',
    en: 'New schools and Makani mall serve the blocks around.',
    ar: 'مدارس جديدة ومكاني مول في خدمة الأحياء المحيطة.',
  },
  {
    when: 'abu-dhabi/al-bateen residential',
    en: 'It is a quiet quarter between the marina, the beach and the embassies.',
    ar: 'حي هادئ بين المرسى والشاطئ والسفارات.',
  },
  {
    when: 'abu-dhabi/al-danah',
    en: 'It is the heart of the old centre: banks, bakeries and buses at all hours.',
    ar: 'قلب المدينة القديم: بنوك ومخابز وحافلات في كل وقت.',
  },
  {
    when: 'abu-dhabi/al-danah',
    en: 'The World Trade Center souk is within walking distance.',
    ar: 'سوق مركز التجارة العالمي على مسافة مشي.',
  },
  {
    when: 'abu-dhabi/al-ain',
    en: 'The oases, the forts and Jebel Hafeet are all within a weekend outing.',
    ar: 'الواحات والقلاع وجبل حفيت نزهة كل نهاية أسبوع.',
  },
  {
    when: 'abu-dhabi/al-ain',
    en: 'Streets are wide and buildings low, and the garden city deserves its name.',
    ar: 'الشوارع واسعة والمباني منخفضة، ومدينة الحدائق اسم على مسمى.',
  },
  {
    when: 'abu-dhabi/al-rahbah',
    en: 'The hospital and the Dubai road are near, and the evenings are quiet.',
    ar: 'المستشفى وطريق دبي قريبان، والمساء هادئ.',
  },
]
