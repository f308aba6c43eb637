import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  choosePhoto: { en: 'Choose a photo', ar: 'اختر صورة' },
  changePhoto: { en: 'Choose another photo', ar: 'اختر صورة أخرى' },
  photoUnderway: { en: 'Sending the photo…', ar: 'جارٍ رفع الصورة…' },
  uploadFailed: {
    en: 'Upload failed. Please try again.',
    ar: 'فشل الرفع. يُرجى المحاولة مرة أخرى.',
  },
  title: { en: 'Choose what is seen', ar: 'حدّد ما يظهر من الصورة' },
  advice: {
    en: 'Pull the photo into place, or use the sliders.',
    ar: 'اسحب الصورة إلى موضعها أو استخدم أشرطة التحريك.',
  },
  zoom: { en: 'Size', ar: 'الحجم' },
  across: { en: 'Left and right', ar: 'يمينًا ويسارًا' },
  down: { en: 'Up and down', ar: 'أعلى وأسفل' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  use: { en: 'Use this photo', ar: 'استخدم هذه الصورة' },
} satisfies Phrases
