import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  endingSubject: { en: 'Your ad ends on {day}', ar: 'ينتهي إعلانك في {day}' },
  endingReason: {
    en: 'Your ad “{title}” ({reference}) is on show until {day}.',
    ar: 'إعلانك «{title}» ({reference}) معروض حتى {day}.',
  },
  endingAdvice: {
    en: 'Renew it to keep it on show: its address, its history and its statistics stay.',
    ar: 'جدّده ليبقى معروضًا: يحتفظ الإعلان برابطه وسجله وإحصاءاته.',
  },
  endingAction: { en: 'Look at the ad', ar: 'عرض الإعلان' },
  endingFooter: {
    en: 'We write to you because you advertise on Dara.',
    ar: 'تصلك هذه الرسالة لأنك تعلن على دارة.',
  },
} satisfies Phrases
