import type { Phrases } from '#i18n/phrases.ts'

/** The words of "find an agent". */
export const phrases = {
  title: {
    en: 'Real-estate agents and agencies in the Emirates',
    ar: 'الوكلاء والمكاتب العقارية في الإمارات',
  },
  titleIn: {
    en: 'Real-estate agents and agencies in {place}',
    ar: 'الوكلاء والمكاتب العقارية في {place}',
  },
  agents: { en: 'Real-estate agents in the Emirates', ar: 'الوكلاء العقاريون في الإمارات' },
  agentsIn: { en: 'Real-estate agents in {place}', ar: 'الوكلاء العقاريون في {place}' },
  agencies: { en: 'Real-estate agencies in the Emirates', ar: 'المكاتب العقارية في الإمارات' },
  agenciesIn: { en: 'Real-estate agencies in {place}', ar: 'المكاتب العقارية في {place}' },
  membersOf: { en: 'Agents of {agency}', ar: 'وكلاء {agency}' },
  pageTitle: { en: '{title} | {site}', ar: '{title} | {site}' },
  laterPageTitle: { en: '{title}, page {page} | {site}', ar: '{title}، صفحة {page} | {site}' },
  description: {
    en: '{title}: choose by place, language and speciality, check the licence number, see their ads and call them directly.',
    ar: '{title}: اختر حسب المنطقة واللغة والتخصص، وتحقق من رقم الترخيص، واطّلع على الإعلانات، وتواصل مباشرة.',
  },
  intro: {
    en: 'Choose by place, language and speciality. Every profile shows the licence number and the current ads.',
    ar: 'اختر حسب المنطقة واللغة والتخصص. في كل صفحة رقم الترخيص والإعلانات الحالية.',
  },
  found: {
    en: { one: '{count} found', other: '{count} found' },
    ar: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
  },
  form: { en: 'Find an agent', ar: 'ابحث عن وكيل عقاري' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHint: { en: 'Agent or agency', ar: 'وكيل أو مكتب عقاري' },
  emirate: { en: 'Emirate', ar: 'الإمارة' },
  anyEmirate: { en: 'All emirates', ar: 'كل الإمارات' },
  area: { en: 'Area', ar: 'المنطقة' },
  anyArea: { en: 'All areas', ar: 'كل المناطق' },
  language: { en: 'Speaks', ar: 'يتحدث' },
  anyLanguage: { en: 'Any language', ar: 'أي لغة' },
  speciality: { en: 'Speciality', ar: 'التخصص' },
  anySpeciality: { en: 'Any speciality', ar: 'أي تخصص' },
  kind: { en: 'Show', ar: 'عرض' },
  bothKinds: { en: 'All', ar: 'الكل' },
  onlyAgents: { en: 'Agents', ar: 'الوكلاء' },
  onlyAgencies: { en: 'Agencies', ar: 'المكاتب العقارية' },
  search: { en: 'Search', ar: 'بحث' },
  clear: { en: 'Clear filters', ar: 'مسح الفلاتر' },
  list: { en: 'Agents and agencies', ar: 'الوكلاء والمكاتب العقارية' },
  noResults: { en: 'No results', ar: 'لا توجد نتائج' },
  noResultsWhy: {
    en: 'Nobody matches all of these choices. Try another area or one choice less.',
    ar: 'لا أحد يطابق كل هذه الاختيارات. جرّب منطقة أخرى أو قلّل الاختيارات.',
  },
  pageEmpty: { en: 'The list ends before this page.', ar: 'تنتهي القائمة قبل هذه الصفحة.' },
  toFirstPage: { en: 'To the first page', ar: 'إلى الصفحة الأولى' },
  leftOut: {
    en: 'Part of the address could not be used:',
    ar: 'تعذّر استخدام جزء من الرابط:',
  },
} satisfies Phrases
