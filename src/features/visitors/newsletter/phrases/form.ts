import type { Phrases } from '#i18n/phrases.ts'

/** Every page has them: few words. */
export const phrases = {
  email: { en: 'Email for the newsletter', ar: 'البريد الإلكتروني للنشرة البريدية' },
  subscribe: { en: 'Subscribe', ar: 'اشتراك' },
  sent: {
    en: 'Check your inbox and open the link we sent to confirm your subscription.',
    ar: 'تفقّد بريدك الإلكتروني وافتح الرابط الذي أرسلناه لتأكيد اشتراكك.',
  },
} satisfies Phrases
