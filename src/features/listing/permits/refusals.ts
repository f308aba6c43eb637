import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  permit_needed: {
    en: 'Enter the advertising permit number. It is required for properties in this location.',
    ar: 'أدخل رقم تصريح الإعلان، فهو مطلوب للعقارات في هذا الموقع',
  },
  wrong_permit: {
    en: 'This does not match the permit number format of this emirate’s authority',
    ar: 'لا يطابق هذا الرقم صيغة تصاريح الجهة المختصة في هذه الإمارة',
  },
  permit_number_taken: {
    en: 'Another of your live ads already uses this permit',
    ar: 'لديك إعلان آخر معروض بهذا التصريح',
  },
  permit_expired: { en: 'This permit is no longer valid', ar: 'انتهت صلاحية هذا التصريح' },
} satisfies Phrases
