import type { Phrases } from '#i18n/phrases.ts'

/** What is said in place of a page. */
export const phrases = {
  missingTitle: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  missingText: {
    en: 'The address may be misspelt, or the page may have moved. You can start a new search from here.',
    ar: 'قد يكون في الرابط خطأ، أو أن الصفحة نُقلت. يمكنك بدء بحث جديد من هنا.',
  },
  goneTitle: { en: 'This home is no longer on the market', ar: 'هذا العقار لم يعد معروضًا' },
  goneText: {
    en: 'It was sold, rented or taken down by its advertiser.',
    ar: 'تم بيعه أو تأجيره، أو سحبه المعلن.',
  },
  failureTitle: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  failureText: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
  requestNumber: {
    en: 'If it happens again, tell us this number: {id}',
    ar: 'إذا تكرر الخطأ فأبلغنا بهذا الرقم: {id}',
  },
  settingsFailed: {
    en: 'The site could not be loaded. We keep trying.',
    ar: 'تعذّر تحميل الموقع. نحاول من جديد.',
  },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  toSearch: { en: 'Search properties', ar: 'ابحث عن عقار' },
} satisfies Phrases
