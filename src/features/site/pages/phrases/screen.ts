import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  changedOn: { en: 'Last changed on {day}', ar: 'آخر تعديل: {day}' },
  noneYet: { en: 'There is nothing on this page yet.', ar: 'لا يوجد محتوى في هذه الصفحة بعد.' },
} satisfies Phrases
