import type { Phrases } from '../phrases.ts'

export const uploads = {
  multipart_needed: {
    en: 'Send the files as multipart/form-data',
    ar: 'أرسل الملفات بصيغة multipart/form-data',
  },
  file_missing: { en: 'Choose a file', ar: 'اختر ملفًا' },
  too_many_files: {
    en: 'You can upload up to {maximum} files at once',
    ar: 'عدد الملفات أكبر من المسموح. الحد الأقصى في المرة الواحدة: {maximum}',
  },
  picture_too_big: {
    en: 'This photo is too large: at most {megapixels} megapixels and {side} pixels per side',
    ar: 'أبعاد الصورة أكبر من المسموح: {megapixels} ميغابكسل و{side} بكسل للضلع كحد أقصى',
  },
  picture_too_heavy: {
    en: 'This photo uses more data per pixel than we accept, for example 16 bits per colour. Save it as a JPEG or make it smaller.',
    ar: 'تحمل هذه الصورة بيانات أكثر مما نقبل، كأن تكون بعمق 16 بت لكل لون. احفظها بصيغة JPEG أو صغّر أبعادها.',
  },
  picture_moving: {
    en: 'Animated photos cannot be used. Choose a still photo.',
    ar: 'لا يمكن استخدام الصور المتحركة. اختر صورة ثابتة.',
  },
  picture_broken: {
    en: 'This photo is damaged or incomplete. Choose another copy.',
    ar: 'الصورة تالفة أو غير مكتملة. اختر نسخة أخرى.',
  },
  video_broken: {
    en: 'This video is damaged or incomplete. Choose another copy.',
    ar: 'الفيديو تالف أو غير مكتمل. اختر نسخة أخرى.',
  },
  no_space: {
    en: 'We cannot store files right now. Please try again later.',
    ar: 'لا يمكننا حفظ الملفات الآن. يُرجى المحاولة لاحقًا.',
  },
} satisfies Phrases
