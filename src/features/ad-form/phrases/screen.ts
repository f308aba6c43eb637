import type { Phrases } from '#i18n/phrases.ts'

/** The words around the form: its steps, how it is saved, what it leads to. */
export const phrases = {
  postTitle: { en: 'Post an ad', ar: 'أضف إعلانًا' },
  editTitle: { en: 'Edit the ad', ar: 'تعديل الإعلان' },
  postNote: {
    en: 'Everything is kept as a draft while you type. Nobody sees the ad before you publish it.',
    ar: 'يُحفظ كل ما تكتبه مسودةً أولًا بأول، ولا يرى أحد الإعلان قبل أن تنشره.',
  },
  editNote: {
    en: 'Changes are seen by everybody once you save them.',
    ar: 'تظهر التعديلات للجميع بعد أن تحفظها.',
  },
  editNoteReviewed: {
    en: 'The price and most details change as soon as you save. Changes to the texts, photos, video, place, permit or main details are reviewed first, and the ad is off the site until then.',
    ar: 'يتغيّر السعر ومعظم التفاصيل فور الحفظ. أما تعديل النصوص أو الصور أو الفيديو أو الموقع أو التصريح أو المواصفات الأساسية فنراجعه أولًا، ولا يظهر الإعلان إلى أن تنتهي المراجعة.',
  },
  changeReviewed: {
    en: 'This change will be reviewed before it is public.',
    ar: 'سيُراجَع هذا التعديل قبل أن يظهر للجميع.',
  },
  changeTakesOff: {
    en: 'This change will be reviewed before it is public. The ad is off the site until then.',
    ar: 'سيُراجَع هذا التعديل قبل أن يظهر للجميع، ولن يُعرض الإعلان إلى أن تنتهي المراجعة.',
  },
  form: { en: 'The ad', ar: 'الإعلان' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  stepOf: { en: 'Step {step} of {steps}: {name}', ar: 'الخطوة {step} من {steps}: {name}' },
  kind: { en: 'Kind of ad', ar: 'نوع الإعلان' },
  place: { en: 'Place', ar: 'الموقع' },
  facts: { en: 'Facts', ar: 'المواصفات' },
  words: { en: 'Title and description', ar: 'عنوان الإعلان ووصفه' },
  price: { en: 'Price', ar: 'السعر' },
  media: { en: 'Photos and video', ar: 'الصور والفيديو' },
  permit: { en: 'Permit and papers', ar: 'التصريح والمستندات' },
  check: { en: 'Package and check', ar: 'الباقة والمراجعة' },
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
  checkAndPublish: { en: 'Check and publish', ar: 'راجع وانشر' },
  save: { en: 'Save changes', ar: 'احفظ التعديلات' },
  saveAndSend: { en: 'Save and send for review', ar: 'احفظ وأرسل للمراجعة' },
  preview: { en: 'Preview', ar: 'معاينة' },
  previewNote: {
    en: 'This is how the ad stands in the results.',
    ar: 'هكذا يظهر الإعلان بين نتائج البحث.',
  },
  noTitle: { en: 'No title yet', ar: 'لا عنوان بعد' },
  notFound: { en: 'There is no such ad of yours.', ar: 'لا يوجد إعلان لك بهذا الرقم.' },
  notLoaded: { en: 'The ad could not be loaded.', ar: 'تعذّر تحميل الإعلان.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  newAd: { en: 'Post a new ad', ar: 'أضف إعلانًا جديدًا' },
} satisfies Phrases
