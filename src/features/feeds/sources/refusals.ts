import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  feed_running: {
    en: 'An import of your account is already running. Wait for it to finish, or cancel it.',
    ar: 'توجد عملية استيراد جارية في حسابك. انتظر حتى تنتهي أو ألغِها.',
  },
  feed_uploads_running: {
    en: 'Other files of your account are still being uploaded. Wait for them to finish, then try again.',
    ar: 'لا تزال ملفات أخرى من حسابك قيد الرفع. انتظر حتى يكتمل رفعها ثم حاول مرة أخرى.',
  },
  feed_gone: {
    en: 'This file is no longer stored. Choose it again.',
    ar: 'لم يعد هذا الملف محفوظًا. اختره مرة أخرى.',
  },
  feed_not_scheduled: {
    en: 'Only feeds with a link can be refreshed automatically',
    ar: 'التحديث التلقائي متاح فقط للمصادر التي لها رابط',
  },
  too_many_feeds: {
    en: 'An account can have up to {maximum} feeds. Remove one you no longer need.',
    ar: 'الحد الأقصى للمصادر في الحساب الواحد: {maximum}. أزل مصدرًا لم تعد تحتاج إليه.',
  },
  feed_kind_needed: {
    en: 'Choose an XML, CSV or NDJSON file, plain or gzipped',
    ar: 'اختر ملف XML أو CSV أو NDJSON، مضغوطًا أو غير مضغوط',
  },
} satisfies Phrases
