/** First sentences: what it is, where and how large. */
export const openings = [
  {
    when: 'flat ready -studio',
    en: 'This {home} in {place} measures {area} and has {bathrooms}.',
    ar: '{home} في {place} بمساحة {area}، مع {bathrooms}.',
  },
  {
    when: 'flat ready studio',
    en: 'This {home} in {place} measures {area}, and every corner of it is used.',
    ar: '{home} في {place} بمساحة {area}، وكل زاوية فيه مستغلة.',
  },
  {
    when: 'flat ready sale -studio',
    en: '{a_home} of {area} has come up for sale in {place}.',
    ar: 'معروض للبيع في {place}: {a_home} بمساحة {area}.',
  },
  {
    when: 'flat ready rent -studio',
    en: 'For rent in {place}: {a_home} of {area} with {bathrooms}.',
    ar: 'للإيجار في {place}: {a_home} بمساحة {area} مع {bathrooms}.',
  },
  {
    when: 'flat ready studio rent',
    en: 'For rent in {place}: a tidy {home} of {area}.',
    ar: 'للإيجار في {place}: {home} بترتيب عملي ومساحة {area}.',
  },
  {
    when: 'flat ready studio sale',
    en: 'A sensible small purchase in {place}: {a_home} of {area}.',
    ar: 'خيار مناسب لمن يشتري لأول مرة في {place}: {a_home} بمساحة {area}.',
  },
  {
    when: 'flat ready -studio storey-high',
    en: 'High up in {place}, this {home} gives you {area} and a good deal of quiet.',
    ar: 'في طابق مرتفع هادئ في {place}: {home} بمساحة {area}.',
  },
  {
    when: 'flat ready -studio storey-mid',
    en: 'On a middle floor in {place}: {a_home} with {area} and {bathrooms}.',
    ar: 'في طابق متوسط في {place}: {a_home} بمساحة {area} و{bathrooms}.',
  },
  {
    when: 'flat ready sale vacant -studio',
    en: 'The owner has moved out, and this {home} of {area} in {place} can be seen any day.',
    ar: 'غادر المالك، وأصبحت المعاينة متاحة في أي يوم: {home} في {place} بمساحة {area}.',
  },
  {
    when: 'flat ready sale tenanted -studio',
    en: 'Sold with a tenant in place: {a_home} of {area} in {place}.',
    ar: 'للبيع مع عقد إيجار قائم: {a_home} بمساحة {area} في {place}.',
  },
  {
    when: 'flat daily|monthly',
    en: 'Bring a suitcase: this {home} of {area} in {place} has everything else.',
    ar: 'لا تحتاج إلا إلى حقيبتك: {home} بمساحة {area} في {place} بتجهيز كامل.',
  },
  {
    when: 'house ready sale -young',
    en: '{a_home} of {area} in {place}, offered by its owner for the first time in years.',
    ar: '{a_home} في {place} بمساحة {area}، والبيع من المالك بعد سنوات من السكن.',
  },
  {
    when: 'house ready',
    en: 'This {home} in {place} has {area} of built space and {bathrooms}.',
    ar: '{home} في {place} بمساحة بناء {area} مع {bathrooms}.',
  },
  {
    when: 'house ready rent',
    en: 'For rent in {place}: {a_home} with {area} of living space and {bathrooms}.',
    ar: 'للإيجار في {place}: {a_home} بمساحة بناء {area} و{bathrooms}.',
  },
  {
    when: 'house ready sale -palace',
    en: 'For a family that has outgrown its flat: {a_home} of {area} in {place}.',
    ar: 'لعائلة ضاقت بها الشقة: {a_home} بمساحة {area} في {place}.',
  },
  {
    when: 'house ready rent',
    en: 'Plenty of room for a family: {a_home} of {area} in {place}.',
    ar: 'مساحة تريح العائلة: {a_home} في {place} بمساحة {area}.',
  },
  {
    when: 'off-plan flat',
    en: 'Now selling in {place}: {a_home} of {area}, handed over in {handover}.',
    ar: 'متاح للحجز في {place}: {a_home} بمساحة {area} والتسليم في {handover}.',
  },
  {
    when: 'off-plan flat',
    en: '{a_home} of {area} in a project under construction in {place}, with handover planned for {handover}.',
    ar: '{a_home} بمساحة {area} في مشروع قيد الإنشاء في {place}، وموعد التسليم {handover}.',
  },
  {
    when: 'off-plan house',
    en: '{a_home} of {area} in a new phase in {place}, due in {handover}.',
    ar: '{a_home} بمساحة {area} ضمن مرحلة جديدة في {place}، والتسليم في {handover}.',
  },
  {
    when: 'off-plan',
    en: 'Reserve before the walls go up: {a_home} of {area} in {place}, with handover in {handover}.',
    ar: 'احجز قبل اكتمال البناء: {a_home} في {place} بمساحة {area}، والتسليم في {handover}.',
  },
  {
    when: 'chalet',
    en: '{a_home} of {area} in {place}, a short drive from the city and a long way from its noise.',
    ar: '{a_home} بمساحة {area} في {place}، على مسافة قصيرة من المدينة وبعيدًا عن ضجيجها.',
  },
  {
    when: 'chalet daily',
    en: 'A weekend address: {a_home} of {area} in {place}.',
    ar: 'عنوانك في نهاية الأسبوع: {a_home} بمساحة {area} في {place}.',
  },
  {
    when: 'rest-house',
    en: '{a_home} in {place} on a walled plot of {area}.',
    ar: '{a_home} في {place} على أرض مسوّرة بمساحة {area}.',
  },
  {
    when: 'rest-house daily',
    en: 'Family evenings in the open: {a_home} in {place} on {area}.',
    ar: 'لجمعات العائلة في الهواء الطلق: {a_home} في {place} على مساحة {area}.',
  },
  {
    when: 'farm',
    en: 'A working {type} of {area} in {place}, with a house of {rooms}.',
    ar: '{type} منتجة في {place} بمساحة {area}، وفيها بيت {rooms}.',
  },
  {
    when: 'farm',
    en: '{area} of farmland in {place}: palms, water and a simple house with {rooms}.',
    ar: 'أرض زراعية بمساحة {area} في {place}: نخيل وماء وبيت بسيط {rooms}.',
  },
  {
    when: 'land',
    en: '{a_home} of {area} in {place}, ready for its title to change hands.',
    ar: '{a_home} بمساحة {area} في {place}، جاهزة لنقل الملكية.',
  },
  {
    when: 'land sale',
    en: 'For sale in {place}: {a_home} of {area}.',
    ar: 'للبيع في {place}: {a_home} بمساحة {area}.',
  },
  {
    when: 'land rent',
    en: 'For lease in {place}: {a_home} of {area} on a renewable contract.',
    ar: 'للإيجار في {place}: {a_home} بمساحة {area} بعقد قابل للتجديد.',
  },
  {
    when: 'building|hotel sale',
    en: '{a_home} of {floors} in {place}, with {area} of built-up space.',
    ar: '{a_home} من {floors} في {place}، ومساحة البناء {area}.',
  },
  {
    when: 'building|hotel rent',
    en: 'A whole {home} for lease in {place}: {floors} and {area} of built-up space.',
    ar: '{home} للإيجار بالكامل في {place}، من {floors} وبمساحة بناء {area}.',
  },
  {
    when: 'compound',
    en: '{a_home} in {place}: {area} of built space around a shared court.',
    ar: '{a_home} في {place}: مساحة البناء {area} حول فناء مشترك.',
  },
  {
    when: 'bulk-units',
    en: 'A {home} in {place}, {area} in all, offered together.',
    ar: '{home} في {place} بمساحة إجمالية {area}، تُعرض معًا.',
  },
  {
    when: 'office',
    en: '{a_home} of {area} in {place}.',
    ar: '{a_home} بمساحة {area} في {place}.',
  },
  {
    when: 'office rent',
    en: 'For lease in {place}: {a_home} of {area} with a regular, easily divided plan.',
    ar: 'للإيجار في {place}: {a_home} بمساحة {area} ومخطط منتظم يسهل تقسيمه.',
  },
  {
    when: 'office sale',
    en: 'Own rather than rent: {a_home} of {area} in {place}.',
    ar: 'تملك بدل الإيجار: {a_home} بمساحة {area} في {place}.',
  },
  {
    when: 'office',
    en: '{place} puts this {home} of {area} close to clients and suppliers alike.',
    ar: '{home} في {place} بمساحة {area}، على مقربة من العملاء والموردين.',
  },
  {
    when: 'store',
    en: '{a_home} of {area} in {place}, on a street with steady footfall.',
    ar: '{a_home} بمساحة {area} في {place}، على شارع لا تنقطع حركته.',
  },
  {
    when: 'store rent',
    en: 'For lease in {place}: {a_home} of {area}.',
    ar: 'للإيجار في {place}: {a_home} بمساحة {area}.',
  },
  {
    when: 'store sale',
    en: 'For sale in {place}: {a_home} of {area} in an established row.',
    ar: 'للبيع في {place}: {a_home} بمساحة {area} ضمن صف تجاري معروف.',
  },
  {
    when: 'shed',
    en: '{a_home} of {area} in {place}, with easy access for trucks.',
    ar: '{a_home} بمساحة {area} في {place}، بمدخل مريح للشاحنات.',
  },
  {
    when: 'shed rent',
    en: 'For lease in {place}: {a_home} of {area}.',
    ar: 'للإيجار في {place}: {a_home} بمساحة {area}.',
  },
  {
    when: 'shed sale -storage',
    en: 'For sale in {place}: {a_home} of {area} on a serviced plot.',
    ar: 'للبيع في {place}: {a_home} بمساحة {area} على أرض مخدومة.',
  },
  {
    when: 'camp',
    en: '{a_home} in {place}: {rooms_count}, {floors} and {area} in all.',
    ar: '{a_home} في {place}: {rooms_count} على {floors}، بمساحة إجمالية {area}.',
  },
]
