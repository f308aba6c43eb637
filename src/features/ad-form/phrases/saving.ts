import type { Phrases } from '#i18n/phrases.ts'

/** How far what was typed has come, and what to do where two people edit the same ad. */
export const phrases = {
  saved: { en: 'Saved', ar: 'محفوظ' },
  saving: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  unsent: {
    en: 'Not saved yet. We keep trying.',
    ar: 'لم يُحفظ بعد، ونواصل المحاولة.',
  },
  stopped: { en: 'Changed elsewhere', ar: 'تغيّر من مكان آخر' },
  gone: {
    en: 'This draft was deleted elsewhere. What stands here is not saved any more.',
    ar: 'حُذفت هذه المسودة من مكان آخر، ولم يعد ما تكتبه هنا يُحفظ.',
  },
  notTaken: {
    en: 'Not everything can be saved. See the marked fields.',
    ar: 'بعض ما كتبته لا يمكن حفظه. راجع الحقول المشار إليها.',
  },
  conflictTitle: {
    en: 'This ad was changed elsewhere',
    ar: 'عُدّل هذا الإعلان من مكان آخر',
  },
  conflictNote: {
    en: 'Choose for each field what stays. Nothing is saved until then.',
    ar: 'اختر ما يبقى في كل حقل. لن يُحفظ شيء قبل ذلك.',
  },
  mine: { en: 'Yours', ar: 'تعديلك' },
  theirs: { en: 'Theirs', ar: 'التعديل الآخر' },
  empty: { en: 'empty', ar: 'فارغ' },
  settle: { en: 'Continue with this', ar: 'تابع بهذا الاختيار' },
  leaveTitle: { en: 'Leave without saving?', ar: 'هل تغادر دون حفظ؟' },
  leaveNote: {
    en: 'Some of what you typed is not saved yet and would be lost.',
    ar: 'بعض ما كتبته لم يُحفظ بعد وسيضيع.',
  },
  leave: { en: 'Leave', ar: 'غادر' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  items: {
    en: { one: '{count} item', other: '{count} items' },
    ar: {
      zero: 'لا عناصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: '{count} عناصر',
      many: '{count} عنصرًا',
      other: '{count} عنصر',
    },
  },
  upload: { en: 'A file', ar: 'ملف' },
} satisfies Phrases
