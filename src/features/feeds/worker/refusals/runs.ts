import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  feed_says_deleted: {
    en: 'The feed marks this ad as deleted',
    ar: 'هذا الإعلان محذوف بحسب الملف',
  },
  absent_once: {
    en: 'This ad is no longer in the feed. It will be hidden if it is missing next time too.',
    ar: 'لم يعد هذا الإعلان في الملف. سيُخفى إذا غاب في المرة القادمة أيضًا.',
  },
  absent_twice: {
    en: 'This ad is missing from the feed for the second time',
    ar: 'يغيب هذا الإعلان عن الملف للمرة الثانية',
  },
  goes_to_review: {
    en: 'This ad is under review and will go live once approved',
    ar: 'الإعلان قيد المراجعة، وسيُعرض بعد اعتماده',
  },
  nothing_removed: {
    en: 'Not changed, because the feed may be incomplete',
    ar: 'لم يتغيّر لأن الملف قد لا يكون كاملًا',
  },
  more_reasons: {
    en: {
      one: '{count} more note on this ad is not listed',
      other: '{count} more notes on this ad are not listed',
    },
    ar: {
      zero: 'لا ملاحظات أخرى على هذا الإعلان',
      one: 'ملاحظة أخرى واحدة على هذا الإعلان لم تُدرج',
      two: 'ملاحظتان أخريان على هذا الإعلان لم تُدرجا',
      few: '{count} ملاحظات أخرى على هذا الإعلان لم تُدرج',
      many: '{count} ملاحظة أخرى على هذا الإعلان لم تُدرج',
      other: '{count} ملاحظة أخرى على هذا الإعلان لم تُدرج',
    },
  },
  row_failed: {
    en: 'This ad could not be saved. If it happens again, send us its reference.',
    ar: 'تعذّر حفظ هذا الإعلان. أرسل إلينا رقمه المرجعي إذا تكرر ذلك.',
  },
  account_gone: { en: 'This account no longer exists', ar: 'لم يعد هذا الحساب موجودًا' },
} satisfies Phrases
