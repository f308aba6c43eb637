import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Save this search', ar: 'حفظ هذا البحث' },
  what: { en: 'What will be saved', ar: 'ما سيتم حفظه' },
  noFilters: { en: 'No filters: all properties match.', ar: 'بدون فلاتر: يشمل البحث كل العقارات.' },
  name: { en: 'Name', ar: 'الاسم' },
  save: { en: 'Save search', ar: 'حفظ البحث' },
  saved: { en: 'Search saved', ar: 'تم حفظ البحث' },
  savedText: {
    en: 'You can find it under “My searches”, with the number of new properties.',
    ar: 'تجده في صفحة «عمليات البحث المحفوظة» مع عدد العقارات الجديدة.',
  },
  alertsTo: {
    en: 'We will email {email} when a property is new, its price drops or it is available again.',
    ar: 'سنراسلك على \u2066{email}\u2069 عند ظهور عقار جديد أو انخفاض سعر عقار أو توفره من جديد.',
  },
  alertsFollow: {
    en: 'We will email you when a property is new, its price drops or it is available again. If you have not confirmed your address yet, open the link that we sent to it.',
    ar: 'سنراسلك عند ظهور عقار جديد أو انخفاض سعر عقار أو توفره من جديد. إن لم تؤكد بريدك بعد، فافتح الرابط الذي أرسلناه إليه.',
  },
  emailOfAccount: {
    en: 'If you are logged in, leave the email empty: alerts go to the address of your account.',
    ar: 'إن كنت مسجّل الدخول فاترك خانة البريد فارغة، وستصلك التنبيهات على بريد حسابك.',
  },
  description: {
    en: 'Save a search to find it again and to get new properties by email.',
    ar: 'احفظ البحث لتعود إليه متى شئت وتصلك العقارات الجديدة بالبريد الإلكتروني.',
  },
  done: { en: 'Continue searching', ar: 'متابعة البحث' },
  tooManyFilters: {
    en: 'A saved search can have up to {maximum} filters. This one has {count}.',
    ar: 'الحد الأقصى للفلاتر في البحث المحفوظ: {maximum}. عددها في هذا البحث: {count}.',
  },
} satisfies Phrases
