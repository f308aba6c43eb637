import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  password_too_easy: {
    en: 'This password is easy to guess. Choose another one.',
    ar: 'كلمة المرور هذه سهلة التخمين. اختر كلمة مرور أخرى.',
  },
} satisfies Phrases
