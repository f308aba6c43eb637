import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  confirmTitle: { en: 'Confirm email alerts', ar: 'تأكيد تنبيهات البريد الإلكتروني' },
  confirmText: {
    en: 'We will email {email} when a property matches one of these searches.',
    ar: 'سنراسلك على \u2066{email}\u2069 عند ظهور عقار يطابق إحدى عمليات البحث هذه.',
  },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  confirmed: { en: 'Email alerts are on', ar: 'تم تفعيل التنبيهات' },
  confirmedText: {
    en: 'We will email you when a property matches. Each email has a link to stop the alerts.',
    ar: 'ستصلك رسالة عند ظهور عقار مطابق، وفي كل رسالة رابط لإيقاف التنبيهات.',
  },
  stopTitle: { en: 'Stop email alerts', ar: 'إيقاف تنبيهات البريد الإلكتروني' },
  stopText: {
    en: 'Alerts for these searches are sent to {email}.',
    ar: 'تُرسل تنبيهات عمليات البحث هذه إلى \u2066{email}\u2069.',
  },
  stopAll: { en: 'Stop all alerts', ar: 'إيقاف كل التنبيهات' },
  stopOne: { en: 'Stop', ar: 'إيقاف' },
  stopOf: { en: 'Stop alerts for “{name}”', ar: 'إيقاف تنبيهات «{name}»' },
  stoppedOne: { en: 'Alerts for “{name}” are off', ar: 'تم إيقاف تنبيهات «\u2068{name}\u2069»' },
  stopped: { en: 'Email alerts are off', ar: 'تم إيقاف التنبيهات' },
  stoppedText: {
    en: 'We will no longer email you about your saved searches. The searches themselves are kept.',
    ar: 'لن تصلك تنبيهات بعد الآن، وستبقى عمليات البحث محفوظة.',
  },
  unknown: { en: 'This link is no longer valid', ar: 'لم يعد هذا الرابط صالحًا' },
  unknownText: {
    en: 'It has expired, its searches have been removed, or their alerts now go to another address. You can change alerts under “My searches”.',
    ar: 'انتهت صلاحيته، أو أُزيلت عمليات البحث المرتبطة به، أو أصبحت تنبيهاتها تُرسل إلى بريد آخر. يمكنك تغيير التنبيهات من صفحة «عمليات البحث المحفوظة».',
  },
  checking: { en: 'Checking the link…', ar: 'جارٍ التحقق من الرابط…' },
  failed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
  failedText: {
    en: 'The link could not be checked. Please try again.',
    ar: 'تعذّر التحقق من الرابط. يُرجى المحاولة مرة أخرى.',
  },
  mySearches: { en: 'My searches', ar: 'عمليات البحث المحفوظة' },
} satisfies Phrases
