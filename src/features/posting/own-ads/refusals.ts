import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  not_a_draft: {
    en: 'Only drafts can be deleted. Close this ad instead.',
    ar: 'لا تُحذف إلا المسودات. يمكنك إغلاق هذا الإعلان بدلًا من حذفه.',
  },
} satisfies Phrases
