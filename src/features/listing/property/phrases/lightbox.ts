import type { Phrases } from '#i18n/phrases.ts'
import { phrases as page } from './page.ts'

export const phrases = {
  ...page,
  closePhotos: { en: 'Close photos', ar: 'إغلاق الصور' },
  photosOf: { en: 'Photos of {title}', ar: 'صور {title}' },
} satisfies Phrases
