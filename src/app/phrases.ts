import type { Phrases } from '#i18n/phrases.ts'

/** The words of the frame around every page. */
export const phrases = {
  skipToContent: { en: 'Skip to content', ar: 'انتقل إلى المحتوى' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  missingTitle: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  missingText: {
    en: 'The address may be misspelled, or the page has moved.',
    ar: 'قد يكون العنوان مكتوبًا بشكل خاطئ أو أن الصفحة نُقلت.',
  },
  failureTitle: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  failureText: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  toSearch: { en: 'Search properties', ar: 'ابحث عن عقار' },
} satisfies Phrases
