import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  payment_plan_total: {
    en: 'The payment plan must add up to 100%',
    ar: 'يجب أن يبلغ مجموع نسب خطة السداد 100%',
  },
} satisfies Phrases
