import type { Phrases } from '#i18n/phrases.ts'
import { phrases as page } from './page.ts'

export const phrases = {
  ...page,
  closePhotos: { en: 'Close photos', ar: 'إغلاق الصور' },
  galleryParts: { en: 'Gallery sections', ar: 'أقسام معرض الصور' },
  photosTab: { en: 'Photos', ar: 'الصور' },
  previousPhoto: { en: 'Previous photo', ar: 'الصورة السابقة' },
  nextPhoto: { en: 'Next photo', ar: 'الصورة التالية' },
  showPhoto: { en: 'Show photo {at}', ar: 'عرض الصورة {at}' },
  photosOf: { en: 'Photos of {title}', ar: 'صور {title}' },
} satisfies Phrases
