import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  picture_needed: {
    en: 'This file is not a valid photo. Choose a JPEG, PNG or WebP file.',
    ar: 'هذا الملف ليس صورة صالحة. اختر ملفًا بصيغة JPEG أو PNG أو WebP.',
  },
  picture_or_video_needed: {
    en: 'Choose a JPEG, PNG or WebP photo, or an MP4, WebM or MOV video',
    ar: 'اختر صورة بصيغة JPEG أو PNG أو WebP، أو فيديو بصيغة MP4 أو WebM أو MOV',
  },
  document_needed: { en: 'Choose a PDF file', ar: 'اختر ملفًا بصيغة PDF' },
  document_broken: {
    en: 'This document is damaged or incomplete. Choose another copy.',
    ar: 'المستند تالف أو غير مكتمل. اختر نسخة أخرى.',
  },
  heic_refused: {
    en: 'Photos in HEIC format cannot be used yet. On an iPhone choose Settings, Camera, Formats, Most Compatible, or upload a JPEG copy.',
    ar: 'لا يمكن استخدام الصور بصيغة HEIC بعد. في هواتف آيفون افتح الإعدادات ثم الكاميرا ثم الصيغ واختر «الأكثر توافقًا»، أو ارفع نسخة بصيغة JPEG.',
  },
  file_empty: { en: 'This file is empty', ar: 'هذا الملف فارغ' },
  file_too_large: {
    en: 'This file is larger than {maximum} MB',
    ar: 'حجم الملف أكبر من {maximum} ميغابايت',
  },
  unknown_file: {
    en: 'This file is no longer stored. Upload it again.',
    ar: 'لم يعد هذا الملف موجودًا. ارفعه مرة أخرى.',
  },
} satisfies Phrases
