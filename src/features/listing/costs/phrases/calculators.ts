import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  calculate: { en: 'Calculate', ar: 'احسب' },
  result: { en: 'Result', ar: 'النتيجة' },
  faulty: {
    en: 'Correct the fields with an error to see the result.',
    ar: 'صحّح الحقول التي فيها خطأ لعرض النتيجة.',
  },
} satisfies Phrases
