import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  skipToContent: { en: 'Skip to content', ar: 'تخطَّ إلى المحتوى' },
  skipToResults: { en: 'Skip to results', ar: 'تخطَّ إلى النتائج' },
  skipToContact: { en: 'Skip to contact details', ar: 'تخطَّ إلى بيانات التواصل' },
  close: { en: 'Close', ar: 'إغلاق' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  remove: { en: 'Remove {what}', ar: 'إزالة {what}' },
  notices: { en: 'Notices', ar: 'إشعارات' },
  required: { en: 'required', ar: 'مطلوب' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  theme: { en: 'Appearance', ar: 'المظهر' },
  themeNow: { en: 'Appearance: {theme}', ar: 'المظهر: {theme}' },
  asSystem: { en: 'Same as device', ar: 'حسب الجهاز' },
  light: { en: 'Light', ar: 'فاتح' },
  dark: { en: 'Dark', ar: 'داكن' },
  areaUnit: { en: 'Area in', ar: 'المساحة بوحدة' },
  sqm: { en: 'sqm', ar: 'م²' },
  sqft: { en: 'sqft', ar: 'قدم²' },
} satisfies Phrases
