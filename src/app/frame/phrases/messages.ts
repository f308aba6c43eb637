import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  missingTitle: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  missingText: {
    en: 'The link may be mistyped, or the page may have moved. You can start a new search from here.',
    ar: 'قد يكون في الرابط خطأ، أو قد تكون الصفحة نُقلت. يمكنك بدء بحث جديد من هنا.',
  },
  goneText: {
    en: 'It was sold, rented or withdrawn by its advertiser.',
    ar: 'بِيع العقار أو أُجّر أو سحبه المعلن.',
  },
  failureTitle: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  failureText: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
  offlineTitle: { en: 'You are offline', ar: 'أنت غير متصل بالإنترنت' },
  offlineText: {
    en: 'Check your connection, then try again.',
    ar: 'تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
  },
  requestNumber: {
    en: 'If it happens again, send us this number: {id}',
    ar: 'إذا تكرر الخطأ فأبلغنا بهذا الرقم: {id}',
  },
  settingsFailed: {
    en: 'The site could not be loaded. We are still trying.',
    ar: 'تعذّر تحميل الموقع. نحاول من جديد.',
  },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  toSearch: { en: 'Search properties', ar: 'ابحث عن عقار' },
} satisfies Phrases
