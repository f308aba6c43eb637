import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  subscription_required: { en: 'Please select a subscription', ar: 'يُرجى اختيار باقة اشتراك' },
  package_full: {
    en: 'This package is full ({slots} ads). Choose another package or close an ad.',
    ar: 'بلغت هذه الباقة أقصى عدد من الإعلانات ({slots}). اختر باقة أخرى أو أغلق أحد إعلاناتك.',
  },
} satisfies Phrases
