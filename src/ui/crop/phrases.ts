import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  choosePhoto: { en: 'Choose a photo', ar: 'اختيار صورة' },
  changePhoto: { en: 'Choose another photo', ar: 'اختيار صورة أخرى' },
  photoUnderway: { en: 'Uploading photo…', ar: 'جارٍ رفع الصورة…' },
  uploadFailed: {
    en: 'Upload failed. Please try again.',
    ar: 'تعذّر رفع الملف. يُرجى المحاولة مرة أخرى.',
  },
  title: { en: 'Crop the photo', ar: 'اقتصاص الصورة' },
  advice: {
    en: 'Drag the photo into place, or use the sliders.',
    ar: 'اسحب الصورة إلى موضعها أو استخدم أشرطة التحريك.',
  },
  zoom: { en: 'Zoom', ar: 'التكبير' },
  across: { en: 'Horizontal position', ar: 'الموضع الأفقي' },
  down: { en: 'Vertical position', ar: 'الموضع العمودي' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  use: { en: 'Use this photo', ar: 'استخدام هذه الصورة' },
} satisfies Phrases
