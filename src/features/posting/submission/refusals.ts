import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  ad_type_fixed: {
    en: 'The ad type cannot be changed because it is tied to the ad’s package',
    ar: 'نوع الإعلان مرتبط بباقة هذا الإعلان ولا يتغيّر',
  },
  package_fixed: {
    en: 'The package cannot be changed while the ad is under review. You can choose another one when you renew it.',
    ar: 'يبقى الإعلان على باقته إلى أن تنتهي مراجعته، ويمكنك اختيار باقة أخرى عند تجديده.',
  },
  too_many_drafts: {
    en: 'An account can have up to {maximum} drafts. Publish or delete some of them first.',
    ar: 'الحد الأقصى للمسودات في الحساب الواحد: {maximum}. انشر بعضها أو احذف بعضها أولًا.',
  },
} satisfies Phrases
