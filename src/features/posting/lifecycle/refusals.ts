import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  not_possible_now: {
    en: 'This is not possible in the ad’s current state',
    ar: 'لا يمكن تنفيذ هذا الإجراء في الحالة الحالية للإعلان',
  },
  renewal_needed: {
    en: 'This ad has expired. Renew it first.',
    ar: 'انتهت مدة هذا الإعلان. جدّده أولًا.',
  },
  renewal_too_early: {
    en: 'This ad has already been renewed. You can renew it again closer to its end date.',
    ar: 'سبق تجديد هذا الإعلان. يمكنك تجديده مجددًا قرب نهاية مدته.',
  },
  paid_renewal_too_early: {
    en: 'This ad is live. You can choose a paid package after it expires.',
    ar: 'هذا الإعلان معروض الآن. يمكن اختيار باقة مدفوعة بعد انتهاء مدته.',
  },
} satisfies Phrases
