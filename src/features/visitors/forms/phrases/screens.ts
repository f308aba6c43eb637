import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  chooseOne: { en: 'Choose one', ar: 'اختر خيارًا واحدًا' },
  chooseAll: { en: 'Choose all that fit', ar: 'اختر كل ما يناسبك' },
  leaveEmpty: { en: 'Leave this field empty', ar: 'اترك هذا الحقل فارغًا' },
  /** Spec 8: where the server says nothing of what was wrong. */
  failed: {
    en: 'Submission failed. Please try again.',
    ar: 'تعذّر الإرسال. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases
