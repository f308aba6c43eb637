import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  saving: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  unsent: { en: 'Not saved yet. Retrying…', ar: 'لم يُحفظ بعد. جارٍ إعادة المحاولة…' },
  stopped: { en: 'Changed elsewhere', ar: 'تغيّر من مكان آخر' },
  gone: {
    en: 'This draft was deleted elsewhere. Changes here are no longer saved.',
    ar: 'حُذفت هذه المسودة من مكان آخر، ولم يعد ما تكتبه هنا يُحفظ.',
  },
  notTaken: {
    en: 'Some changes could not be saved. Check the highlighted fields.',
    ar: 'تعذّر حفظ بعض التعديلات. راجع الحقول المشار إليها.',
  },
  conflictTitle: {
    en: 'This ad was changed elsewhere',
    ar: 'عُدّل هذا الإعلان من مكان آخر',
  },
  conflictNote: {
    en: 'Choose which version to keep for each field. Nothing is saved until then.',
    ar: 'اختر النسخة التي تبقى لكل حقل. لن يُحفظ شيء قبل ذلك.',
  },
  mine: { en: 'Yours', ar: 'تعديلك' },
  theirs: { en: 'Theirs', ar: 'التعديل الآخر' },
  empty: { en: 'empty', ar: 'فارغ' },
  settle: { en: 'Use this version', ar: 'اعتماد هذه النسخة' },
  leaveTitle: { en: 'Leave without saving?', ar: 'هل تريد المغادرة من دون حفظ؟' },
  leaveNote: {
    en: 'Some of your changes are not saved and will be lost.',
    ar: 'بعض تعديلاتك لم يُحفظ وسيُفقد.',
  },
  leave: { en: 'Leave', ar: 'مغادرة' },
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
