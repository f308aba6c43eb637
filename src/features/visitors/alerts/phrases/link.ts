import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  confirmTitle: { en: 'Confirm email alerts', ar: 'تأكيد تنبيهات البريد الإلكتروني' },
  confirmText: {
    en: 'We will email {email} when a property fits one of these searches.',
    ar: 'سنراسلك على {email} عند ظهور عقار يطابق أحد عمليات البحث هذه.',
  },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  confirmed: { en: 'Email alerts are on', ar: 'تم تفعيل التنبيهات' },
  confirmedText: {
    en: 'The next email comes when a property fits. Each email has a link that stops them.',
    ar: 'ستصلك الرسالة التالية عند ظهور عقار مطابق، وفي كل رسالة رابط لإيقافها.',
  },
  stopTitle: { en: 'Stop email alerts', ar: 'إيقاف تنبيهات البريد الإلكتروني' },
  stopText: {
    en: 'These searches send alerts to {email}.',
    ar: 'تصل تنبيهات عمليات البحث هذه إلى {email}.',
  },
  stopAll: { en: 'Stop all alerts', ar: 'إيقاف كل التنبيهات' },
  stopOne: { en: 'Stop', ar: 'إيقاف' },
  stopOf: { en: 'Stop alerts for “{name}”', ar: 'إيقاف تنبيهات «{name}»' },
  stoppedOne: { en: 'Alerts for “{name}” are off', ar: 'تم إيقاف تنبيهات «{name}»' },
  stopped: { en: 'Email alerts are off', ar: 'تم إيقاف التنبيهات' },
  stoppedText: {
    en: 'We will not email you about saved searches any more. The searches stay saved.',
    ar: 'لن نراسلك بعد الآن عن عمليات البحث المحفوظة، وستبقى محفوظة.',
  },
  unknown: { en: 'This link is no longer valid', ar: 'انتهت صلاحية هذا الرابط' },
  unknownText: {
    en: 'It has expired, its searches have been removed, or their alerts go to another address. You can change alerts on the page of your searches.',
    ar: 'انتهت مدته، أو أزيلت عمليات البحث المرتبطة به، أو أصبحت تنبيهاتها تصل إلى عنوان آخر. يمكنك تغيير التنبيهات من صفحة عمليات البحث المحفوظة.',
  },
  checking: { en: 'Checking the link…', ar: 'جارٍ التحقق من الرابط…' },
  failed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
  failedText: {
    en: 'The link could not be checked. Please try again.',
    ar: 'تعذّر التحقق من الرابط. يُرجى المحاولة مرة أخرى.',
  },
  mySearches: { en: 'My searches', ar: 'عمليات البحث المحفوظة' },
} satisfies Phrases
