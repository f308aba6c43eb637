import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  liveSubject: { en: 'Your ad is on show', ar: 'إعلانك معروض الآن' },
  live: {
    en: 'We looked at your ad “{title}” ({reference}), and everybody can see it now.',
    ar: 'راجعنا إعلانك «{title}» ({reference})، وهو الآن متاح للجميع.',
  },
  changesSubject: { en: 'Your ad needs a change', ar: 'إعلانك يحتاج إلى تعديل' },
  changes: {
    en: 'We looked at your ad “{title}” ({reference}). It goes on show once you have changed it and sent it in again.',
    ar: 'راجعنا إعلانك «{title}» ({reference}). سيُعرض بعد أن تعدّله وترسله من جديد.',
  },
  rejectedSubject: { en: 'Your ad was not accepted', ar: 'لم يُقبل إعلانك' },
  rejected: {
    en: 'We looked at your ad “{title}” ({reference}) and cannot show it.',
    ar: 'راجعنا إعلانك «{title}» ({reference})، ولا يمكننا عرضه.',
  },
  suspendedSubject: { en: 'Your ad was taken off show', ar: 'أُوقف عرض إعلانك' },
  suspended: {
    en: 'We have taken your ad “{title}” ({reference}) off show.',
    ar: 'أوقفنا عرض إعلانك «{title}» ({reference}).',
  },
  reason: { en: 'Our moderator wrote: “{reason}”', ar: 'كتب مشرف الإعلانات: «{reason}»' },
  action: { en: 'Open the ad', ar: 'فتح الإعلان' },
  footer: {
    en: 'We write to you because you advertise on Dara.',
    ar: 'تصلك هذه الرسالة لأنك تعلن على دارة.',
  },
} satisfies Phrases
