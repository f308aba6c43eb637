import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  close: { en: 'Close', ar: 'إغلاق' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  remove: { en: 'Remove {what}', ar: 'إزالة {what}' },
  notices: { en: 'Notices', ar: 'إشعارات' },
  required: { en: 'required', ar: 'مطلوب' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  theme: { en: 'Appearance', ar: 'المظهر' },
  asSystem: { en: 'Same as device', ar: 'حسب الجهاز' },
  light: { en: 'Light', ar: 'فاتح' },
  dark: { en: 'Dark', ar: 'داكن' },
  areaUnit: { en: 'Area in', ar: 'المساحة بوحدة' },
  sqm: { en: 'sqm', ar: 'م²' },
  sqft: { en: 'sqft', ar: 'قدم²' },
} satisfies Phrases
