import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  invalid_password: { en: 'Incorrect password', ar: 'كلمة المرور غير صحيحة' },
  wrong_password: { en: 'The old password is incorrect', ar: 'كلمة المرور القديمة غير صحيحة' },
  password_unchanged: {
    en: 'The new password cannot be the old one',
    ar: 'لا يمكن أن تكون كلمة المرور الجديدة هي نفسها القديمة',
  },
  invalid_token: {
    en: 'This link is no longer valid. Ask for a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  },
} satisfies Phrases
