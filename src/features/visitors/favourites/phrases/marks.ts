import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  removed: { en: 'Removed successfully!', ar: 'تمت الإزالة بنجاح!' },
  removedMany: {
    en: { one: '{count} property removed', other: '{count} properties removed' },
    ar: {
      zero: 'لم تتم إزالة أي عقار',
      one: 'تمت إزالة عقار واحد',
      two: 'تمت إزالة عقارين',
      few: 'تمت إزالة {count} عقارات',
      many: 'تمت إزالة {count} عقارًا',
      other: 'تمت إزالة {count} عقار',
    },
  },
  undoAll: { en: 'Undo all', ar: 'تراجع عن الكل' },
  undo: { en: 'Undo', ar: 'تراجع' },
  failed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
} satisfies Phrases
