import type { Phrases } from '#i18n/phrases.ts'

/** The page on which ads come and go in bulk. */
export const phrases = {
  title: { en: 'Import and export', ar: 'الاستيراد والتصدير' },
  note: {
    en: 'Import all your ads from another system and keep them up to date.',
    ar: 'استورد كل إعلاناتك من نظام آخر وأبقِها محدّثة.',
  },
  newTitle: { en: 'Import ads', ar: 'استيراد إعلانات' },
  newNote: {
    en: 'You see a preview first. Nothing changes until you confirm.',
    ar: 'سترى معاينة أولًا، ولن يتغيّر شيء قبل موافقتك.',
  },
  kinds: {
    en: 'An XML feed for Bayut, dubizzle or Property Finder, or a CSV or NDJSON file. At most {maximum} MB.',
    ar: 'ملف XML مُعدّ لمنصة «بيوت» أو «دوبيزل» أو «بروبرتي فايندر»، أو ملف CSV أو NDJSON. الحد الأقصى {maximum} ميغابايت.',
  },
  sample: { en: 'Download a sample CSV', ar: 'تنزيل نموذج ملف CSV' },
  chooseFile: { en: 'Choose a file', ar: 'اختيار ملف' },
  isWhole: {
    en: 'This file contains all my ads. Hide any that are missing twice in a row.',
    ar: 'يضم هذا الملف كل إعلاناتي. أخفِ ما يغيب عنه مرتين متتاليتين.',
  },
  sending: { en: 'Uploading the file: {percent}%', ar: 'جارٍ رفع الملف: {percent}%' },
  sendingFile: { en: 'Upload progress', ar: 'تقدّم رفع الملف' },
  address: { en: 'Or the link to a feed', ar: 'أو رابط مصدر الإعلانات' },
  addressHint: {
    en: 'Starts with https://. We can refresh it automatically.',
    ar: 'رابط يبدأ بـ https، ويمكن تحديثه تلقائيًا.',
  },
  schedule: { en: 'Automatic refresh', ar: 'التحديث التلقائي' },
  off: { en: 'Off', ar: 'متوقف' },
  hourly: { en: 'Every hour', ar: 'كل ساعة' },
  daily: { en: 'Every day', ar: 'كل يوم' },
  check: { en: 'Check the feed', ar: 'فحص المصدر' },
  feedsTitle: { en: 'Your feeds', ar: 'مصادر إعلاناتك' },
  noFeeds: {
    en: 'No feeds yet. Choose a file or enter a link above.',
    ar: 'لا توجد مصادر بعد. اختر ملفًا أو أدخل رابطًا أعلاه.',
  },
  file: { en: 'Uploaded file', ar: 'ملف مرفوع' },
  fileGone: { en: 'The file is no longer stored', ar: 'لم يعد الملف محفوظًا' },
  checkAgain: { en: 'Check', ar: 'فحص' },
  checkOf: { en: 'Check {name}', ar: 'فحص {name}' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeOf: { en: 'Remove {name}', ar: 'إزالة {name}' },
  removeSure: {
    en: 'Remove this feed? Its ads stay as they are.',
    ar: 'هل تريد إزالة هذا المصدر؟ تبقى إعلاناته كما هي.',
  },
  removed: { en: 'The feed was removed', ar: 'تمت إزالة المصدر' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  scheduleOf: { en: 'Refresh schedule for {name}', ar: 'مواعيد التحديث التلقائي: {name}' },
  historyTitle: { en: 'Import history', ar: 'سجل الاستيراد' },
  noRuns: { en: 'No imports yet.', ar: 'لا توجد عمليات استيراد بعد.' },
  show: { en: 'Show', ar: 'عرض' },
  showOf: { en: 'Show the import ({when})', ar: 'عرض تقرير الاستيراد ({when})' },
  exportTitle: { en: 'Export your ads', ar: 'تصدير إعلاناتك' },
  exportNote: {
    en: 'As a feed for other portals, or with all fields.',
    ar: 'ملف جاهز للمنصات العقارية، أو ملف بكل بيانات الإعلانات.',
  },
  exportBusy: { en: 'Preparing the file…', ar: 'جارٍ تجهيز الملف…' },
  portalBayut: { en: 'Bayut and dubizzle (XML)', ar: 'بيوت ودوبيزل (XML)' },
  portalFinder: { en: 'Property Finder (XML)', ar: 'بروبرتي فايندر (XML)' },
  allCsv: { en: 'All fields (CSV)', ar: 'كل البيانات (CSV)' },
  allNdjson: { en: 'All fields (NDJSON)', ar: 'كل البيانات (NDJSON)' },
} satisfies Phrases
