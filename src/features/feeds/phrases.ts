import type { Phrases } from '#i18n/phrases.ts'

/** The page on which ads come and go in bulk. */
export const phrases = {
  title: { en: 'Import and export', ar: 'الاستيراد والتصدير' },
  note: {
    en: 'Bring in all your ads from another system, and keep them up to date.',
    ar: 'أضف كل إعلاناتك من نظام آخر وأبقِها محدّثة.',
  },
  newTitle: { en: 'Bring ads in', ar: 'إضافة إعلانات' },
  newNote: {
    en: 'First you see what would change. Nothing happens before you agree.',
    ar: 'ترى أولًا ما الذي سيتغيّر، ولا يحدث شيء قبل موافقتك.',
  },
  kinds: {
    en: 'An XML feed for Bayut, dubizzle or Property Finder, or a CSV or NDJSON file. At most {maximum} MB.',
    ar: 'ملف XML مُعدّ لبيوت أو دوبيزل أو بروبرتي فايندر، أو ملف CSV أو NDJSON. الحد الأقصى {maximum} ميغابايت.',
  },
  chooseFile: { en: 'Choose a file', ar: 'اختر ملفًا' },
  isWhole: {
    en: 'This file holds all my ads: hide what it lacks for the second time',
    ar: 'يضم هذا الملف كل إعلاناتي: أخفِ ما يغيب عنه للمرة الثانية',
  },
  sending: { en: 'Sending the file: {percent} %', ar: 'جارٍ إرسال الملف: {percent}%' },
  sendingFile: { en: 'The file on its way', ar: 'تقدّم إرسال الملف' },
  address: { en: 'Or the address of a feed', ar: 'أو رابط ملف الإعلانات' },
  addressHint: {
    en: 'Begins with https://. It can be read again by itself.',
    ar: 'رابط يبدأ بـ https، ويمكن إعادة قراءته تلقائيًا.',
  },
  schedule: { en: 'Read it again', ar: 'القراءة التلقائية' },
  off: { en: 'Only when I ask', ar: 'عند الطلب فقط' },
  hourly: { en: 'Every hour', ar: 'كل ساعة' },
  daily: { en: 'Every day', ar: 'كل يوم' },
  check: { en: 'Check the feed', ar: 'فحص الملف' },
  feedsTitle: { en: 'Your feeds', ar: 'مصادر إعلاناتك' },
  noFeeds: {
    en: 'No feeds yet. Choose a file or give an address above.',
    ar: 'لا توجد مصادر بعد. اختر ملفًا أو أدخل رابطًا أعلاه.',
  },
  file: { en: 'Uploaded file', ar: 'ملف مرفوع' },
  fileGone: { en: 'The file is no longer kept', ar: 'لم يعد الملف محفوظًا' },
  checkAgain: { en: 'Check', ar: 'فحص' },
  checkOf: { en: 'Check {name}', ar: 'فحص {name}' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeOf: { en: 'Remove {name}', ar: 'إزالة {name}' },
  removeSure: {
    en: 'Remove this feed? Its ads stay as they are.',
    ar: 'هل تريد إزالة هذا المصدر؟ تبقى إعلاناته كما هي.',
  },
  removed: { en: 'The feed was removed', ar: 'أُزيل المصدر' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  scheduleOf: { en: 'When {name} is read', ar: 'موعد قراءة {name}' },
  historyTitle: { en: 'What was read', ar: 'السجل' },
  noRuns: { en: 'Nothing was read yet.', ar: 'لم يُقرأ شيء بعد.' },
  show: { en: 'Show', ar: 'عرض' },
  showOf: { en: 'Show what was read {when}', ar: 'عرض ما قُرئ {when}' },
  exportTitle: { en: 'Take your ads along', ar: 'تصدير إعلاناتك' },
  exportNote: {
    en: 'As a feed for the portals, or with all that we know of them.',
    ar: 'ملف جاهز للمنصات العقارية، أو ملف بكل بيانات الإعلانات.',
  },
  exportBusy: { en: 'Getting the file…', ar: 'جارٍ تجهيز الملف…' },
  portalBayut: { en: 'Bayut and dubizzle (XML)', ar: 'بيوت ودوبيزل (XML)' },
  portalFinder: { en: 'Property Finder (XML)', ar: 'بروبرتي فايندر (XML)' },
  allCsv: { en: 'All fields (CSV)', ar: 'كل البيانات (CSV)' },
  allNdjson: { en: 'All fields (NDJSON)', ar: 'كل البيانات (NDJSON)' },
} satisfies Phrases
