import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  removed: { en: 'Removed successfully!', ar: 'تمت الإزالة بنجاح!' },
  undo: { en: 'Undo', ar: 'تراجع' },
  failed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
} satisfies Phrases
