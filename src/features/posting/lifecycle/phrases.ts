import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  endingSubject: { en: 'Your ad expires on {day}', ar: 'ينتهي إعلانك في {day}' },
  endingReason: {
    en: 'Your ad “{title}” ({reference}) is live until {day}.',
    ar: 'إعلانك «{title}» ({reference}) معروض حتى {day}.',
  },
  endingAdvice: {
    en: 'Renew to keep it live. It keeps its link, history and statistics.',
    ar: 'جدّده ليبقى معروضًا: يحتفظ الإعلان برابطه وسجله وإحصاءاته.',
  },
  endingAction: { en: 'View ad', ar: 'عرض الإعلان' },
  endingFooter: {
    en: 'You are receiving this email because you have ads on our site.',
    ar: 'تصلك هذه الرسالة لأن لديك إعلانات في موقعنا.',
  },
} satisfies Phrases
