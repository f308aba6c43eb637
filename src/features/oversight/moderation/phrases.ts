import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  liveSubject: { en: 'Your ad is live', ar: 'إعلانك معروض الآن' },
  live: {
    en: 'We reviewed your ad “{title}” ({reference}), and it is now live.',
    ar: 'راجعنا إعلانك «{title}» ({reference})، وهو معروض الآن للجميع.',
  },
  changesSubject: { en: 'Your ad needs changes', ar: 'إعلانك يحتاج إلى تعديل' },
  changes: {
    en: 'We reviewed your ad “{title}” ({reference}). Update it and send it for review again; it goes live once approved.',
    ar: 'راجعنا إعلانك «{title}» ({reference}). عدّله ثم أرسله للمراجعة من جديد ليُعرض بعد اعتماده.',
  },
  rejectedSubject: { en: 'Your ad was not accepted', ar: 'لم يُقبل إعلانك' },
  rejected: {
    en: 'We reviewed your ad “{title}” ({reference}) and cannot show it.',
    ar: 'راجعنا إعلانك «{title}» ({reference})، ولا يمكننا عرضه.',
  },
  suspendedSubject: { en: 'Your ad was suspended', ar: 'أُوقف عرض إعلانك' },
  suspended: {
    en: 'We have suspended your ad “{title}” ({reference}).',
    ar: 'أوقفنا عرض إعلانك «{title}» ({reference}).',
  },
  reason: {
    en: 'Note from our team: “{reason}”',
    ar: 'ملاحظة من فريقنا: «\u2068{reason}\u2069»',
  },
  action: { en: 'View ad', ar: 'عرض الإعلان' },
  footer: {
    en: 'You are receiving this email because you have ads on our site.',
    ar: 'تصلك هذه الرسالة لأن لديك إعلانات في موقعنا.',
  },
} satisfies Phrases
