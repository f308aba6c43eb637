import type { Phrases } from '#i18n/phrases.ts'

/** The words that the design system itself says, on every page alike. */
export const phrases = {
  close: { en: 'Close', ar: 'إغلاق' },
  remove: { en: 'Remove {what}', ar: 'إزالة {what}' },
  notices: { en: 'Notices', ar: 'إشعارات' },
  required: { en: 'required', ar: 'مطلوب' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  pageNumber: { en: 'Page {page}', ar: 'الصفحة {page}' },
  pageOf: { en: 'Page {page} of {pages}', ar: 'الصفحة {page} من {pages}' },
  showPassword: { en: 'Show the password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide the password', ar: 'إخفاء كلمة المرور' },
  sending: { en: 'One moment…', ar: 'لحظة من فضلك…' },
  faults: {
    en: { one: 'Please check {count} field', other: 'Please check {count} fields' },
    ar: {
      zero: 'راجع الحقول من فضلك',
      one: 'راجع هذا الحقل من فضلك',
      two: 'راجع هذين الحقلين من فضلك',
      few: 'راجع هذه الحقول الـ{count} من فضلك',
      many: 'راجع هذه الحقول الـ{count} من فضلك',
      other: 'راجع هذه الحقول الـ{count} من فضلك',
    },
  },
  needsScripts: {
    en: 'This page needs JavaScript. Please turn it on in your browser.',
    ar: 'تحتاج هذه الصفحة إلى تشغيل الجافا سكريبت. فعّله في متصفحك من فضلك.',
  },
  steps: { en: 'Steps', ar: 'الخطوات' },
  stepOf: { en: 'Step {step} of {steps}', ar: 'الخطوة {step} من {steps}' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  theme: { en: 'Appearance', ar: 'المظهر' },
  asSystem: { en: 'Same as device', ar: 'حسب الجهاز' },
  light: { en: 'Light', ar: 'فاتح' },
  dark: { en: 'Dark', ar: 'داكن' },
  areaUnit: { en: 'Area in', ar: 'المساحة بوحدة' },
  sqm: { en: 'sqm', ar: 'م²' },
  sqft: { en: 'sqft', ar: 'قدم²' },
} satisfies Phrases
