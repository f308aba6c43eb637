import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'My searches', ar: 'عمليات البحث المحفوظة' },
  description: {
    en: 'Your saved searches, with new properties and alerts by email.',
    ar: 'عمليات بحثك المحفوظة، مع العقارات الجديدة وتنبيهات البريد الإلكتروني.',
  },
  list: { en: 'Saved searches', ar: 'عمليات البحث المحفوظة' },
  none: { en: 'No saved searches available', ar: 'لا توجد عمليات بحث محفوظة' },
  noneText: {
    en: 'Search for a property, then press “Save search” to return to the search later and get new properties by email.',
    ar: 'ابحث عن عقار ثم اضغط «حفظ البحث» لتعود إليه متى شئت وتصلك العقارات الجديدة بالبريد الإلكتروني.',
  },
  search: { en: 'Search properties', ar: 'ابحث عن عقار' },
  failed: {
    en: 'Your saved searches could not be loaded.',
    ar: 'تعذّر تحميل عمليات بحثك المحفوظة.',
  },
  inBrowser: {
    en: 'These searches are saved in this browser. Log in to keep them in your account.',
    ar: 'عمليات البحث هذه محفوظة في هذا المتصفح. سجّل الدخول للاحتفاظ بها في حسابك.',
  },
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
  unconfirmed: {
    en: 'Alerts have not started yet: open the link we sent to {email} to confirm.',
    ar: 'لم تبدأ التنبيهات بعد: افتح الرابط الذي أرسلناه إلى \u2066{email}\u2069 لتأكيدها.',
  },
  sort: { en: 'Sort by', ar: 'الترتيب' },
  newest: { en: 'Newest first', ar: 'الأحدث أولًا' },
  byName: { en: 'Name', ar: 'الاسم' },
  most_new: { en: 'Most new properties', ar: 'عدد العقارات الجديدة' },
  savedOn: { en: 'Saved on {day}', ar: 'حُفظ في {day}' },
  filtersOf: { en: 'Filters of “{name}”', ar: 'فلاتر «{name}»' },
  anyProperty: { en: 'All properties', ar: 'كل العقارات' },
  moreFilters: {
    en: { one: '{count} more', other: '{count} more' },
    ar: {
      zero: 'لا فلاتر أخرى',
      one: 'فلتر آخر',
      two: 'فلتران آخران',
      few: '{count} فلاتر أخرى',
      many: '{count} فلترًا آخر',
      other: '{count} فلتر آخر',
    },
  },
  rename: { en: 'Rename', ar: 'تغيير الاسم' },
  renameOf: { en: 'Rename “{name}”', ar: 'تغيير اسم «{name}»' },
  name: { en: 'Name', ar: 'الاسم' },
  saveName: { en: 'Save name', ar: 'حفظ الاسم' },
  renamed: { en: 'Modified successfully', ar: 'تم التعديل بنجاح' },
  frequencyOf: {
    en: 'Email alerts for “{name}”',
    ar: 'تنبيهات البريد الإلكتروني للبحث «{name}»',
  },
  alertsOf: {
    en: 'Email alerts: {frequency}',
    ar: 'تنبيهات البريد الإلكتروني: {frequency}',
  },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeOf: { en: 'Remove “{name}”', ar: 'إزالة «{name}»' },
  removed: { en: 'Removed successfully!', ar: 'تمت الإزالة بنجاح!' },
  undo: { en: 'Undo', ar: 'تراجع' },
  emailTitle: { en: 'Where should we send alerts?', ar: 'إلى أين نرسل التنبيهات؟' },
  emailSave: { en: 'Start alerts', ar: 'تفعيل التنبيهات' },
} satisfies Phrases
