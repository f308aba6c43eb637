import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  postTitle: { en: 'Post an ad', ar: 'أضف إعلانًا' },
  editTitle: { en: 'Edit ad', ar: 'تعديل الإعلان' },
  postNote: {
    en: 'Your draft is saved as you type. No one sees the ad until you publish it.',
    ar: 'يُحفظ كل ما تكتبه تلقائيًا في مسودة، ولن يظهر الإعلان لأحد قبل نشره.',
  },
  editNote: { en: 'Changes go live as soon as you save.', ar: 'تظهر التعديلات للجميع فور حفظها.' },
  editNoteReviewed: {
    en: 'The price and most details change as soon as you save. Changes to the texts, photos, video, location, permit or main details are reviewed first, and the ad is not live until then.',
    ar: 'يتغيّر السعر ومعظم التفاصيل فور الحفظ. أما تعديل النصوص أو الصور أو الفيديو أو الموقع أو التصريح أو المواصفات الأساسية فنراجعه أولًا، ولا يظهر الإعلان إلى أن تنتهي المراجعة.',
  },
  changeReviewed: {
    en: 'This change will be reviewed before it goes live.',
    ar: 'سيُراجَع هذا التعديل قبل أن يظهر للجميع.',
  },
  changeTakesOff: {
    en: 'This change will be reviewed before it goes live. The ad is not live until then.',
    ar: 'سيُراجَع هذا التعديل قبل أن يظهر للجميع، ولن يُعرض الإعلان إلى أن تنتهي المراجعة.',
  },
  form: { en: 'The ad', ar: 'الإعلان' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  stepOf: { en: 'Step {step} of {steps}: {name}', ar: 'الخطوة {step} من {steps}: {name}' },
  kind: { en: 'Ad type', ar: 'نوع الإعلان' },
  place: { en: 'Location', ar: 'الموقع' },
  facts: { en: 'Details', ar: 'المواصفات' },
  words: { en: 'Title and description', ar: 'عنوان الإعلان ووصفه' },
  price: { en: 'Price', ar: 'السعر' },
  media: { en: 'Photos and video', ar: 'الصور والفيديو' },
  permit: { en: 'Permit and documents', ar: 'التصريح والمستندات' },
  check: { en: 'Package and review', ar: 'الباقة والمراجعة' },
  complete: { en: 'Complete', ar: 'مكتملة' },
  missing: {
    en: { one: '{count} field missing', other: '{count} fields missing' },
    ar: {
      zero: 'لا حقول ناقصة',
      one: 'حقل واحد ناقص',
      two: 'حقلان ناقصان',
      few: '{count} حقول ناقصة',
      many: '{count} حقلًا ناقصًا',
      other: '{count} حقل ناقص',
    },
  },
  back: { en: 'Back', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  checkAndPublish: { en: 'Review and publish', ar: 'المراجعة والنشر' },
  save: { en: 'Save changes', ar: 'حفظ التعديلات' },
  saveAndSend: { en: 'Save and send for review', ar: 'حفظ وإرسال للمراجعة' },
  preview: { en: 'Preview', ar: 'معاينة' },
  previewNote: {
    en: 'This is how your ad will look in search results.',
    ar: 'هكذا يظهر الإعلان بين نتائج البحث.',
  },
  noTitle: { en: 'Untitled', ar: 'بلا عنوان' },
  notFound: {
    en: 'We could not find this ad in your account.',
    ar: 'لم نجد هذا الإعلان في حسابك.',
  },
  notLoaded: { en: 'The ad could not be loaded.', ar: 'تعذّر تحميل الإعلان.' },
  newAd: { en: 'Post a new ad', ar: 'أضف إعلانًا جديدًا' },
} satisfies Phrases
