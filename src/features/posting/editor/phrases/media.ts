import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  photos: { en: 'Photos', ar: 'الصور' },
  photosHint: {
    en: 'At least {few}, each {width} × {height} or larger. The first one is the cover.',
    ar: 'الحد الأدنى لعدد الصور: {few}، كل منها بمقاس \u2066{width} × {height}\u2069 أو أكبر. الصورة الأولى هي الغلاف.',
  },
  photosLimits: {
    en: 'JPEG, PNG or WebP, up to {maximum} MB each',
    ar: 'بصيغة JPEG أو PNG أو WebP، حتى {maximum} ميغابايت للصورة',
  },
  choosePhotos: { en: 'Choose photos', ar: 'اختيار الصور' },
  photosOf: { en: '{count} of {most}', ar: '{count} من {most}' },
  fewPhotos: {
    en: { one: 'Add {count} more photo', other: 'Add {count} more photos' },
    ar: {
      zero: 'عدد الصور كافٍ',
      one: 'أضف صورة أخرى',
      two: 'أضف صورتين أخريين',
      few: 'أضف {count} صور أخرى',
      many: 'أضف {count} صورة أخرى',
      other: 'أضف {count} صورة أخرى',
    },
  },
  underway: {
    en: { one: 'Uploading {count} photo', other: 'Uploading {count} photos' },
    ar: {
      zero: 'لا صور قيد الرفع',
      one: 'صورة واحدة قيد الرفع',
      two: 'صورتان قيد الرفع',
      few: '{count} صور قيد الرفع',
      many: '{count} صورة قيد الرفع',
      other: '{count} صورة قيد الرفع',
    },
  },
  leftOut: {
    en: {
      one: 'An ad can have up to {most} photos. {count} was left out.',
      other: 'An ad can have up to {most} photos. {count} were left out.',
    },
    ar: {
      zero: 'الحد الأقصى لعدد صور الإعلان: {most}.',
      one: 'الحد الأقصى لعدد صور الإعلان: {most}. استُبعدت صورة واحدة.',
      two: 'الحد الأقصى لعدد صور الإعلان: {most}. استُبعدت صورتان.',
      few: 'الحد الأقصى لعدد صور الإعلان: {most}. استُبعدت {count} صور.',
      many: 'الحد الأقصى لعدد صور الإعلان: {most}. استُبعدت {count} صورة.',
      other: 'الحد الأقصى لعدد صور الإعلان: {most}. استُبعدت {count} صورة.',
    },
  },
  photoAt: { en: 'Photo {at} of {total}', ar: 'الصورة {at} من {total}' },
  isFloorPlan: { en: 'Floor plan', ar: 'مخطط الطابق' },
  isFloorPlanOf: { en: 'Photo {at} is a floor plan', ar: 'الصورة {at}: مخطط الطابق' },
  cover: { en: 'Cover', ar: 'الغلاف' },
  makeCover: { en: 'Make cover', ar: 'تعيين كغلاف' },
  makeCoverOf: { en: 'Make photo {at} the cover', ar: 'تعيين الصورة {at} كغلاف' },
  earlier: { en: 'Move photo {at} earlier', ar: 'تقديم الصورة {at}' },
  later: { en: 'Move photo {at} later', ar: 'تأخير الصورة {at}' },
  deletePhoto: { en: 'Delete photo {at}', ar: 'حذف الصورة {at}' },
  moved: {
    en: 'The photo is now number {at} of {total}',
    ar: 'ترتيب الصورة الآن: {at} من {total}',
  },
  movedFirst: { en: 'The photo is now the cover', ar: 'أصبحت الصورة هي الغلاف' },
  smallPhoto: {
    en: 'Small ({width} × {height}): it may look blurred.',
    ar: 'صغيرة (\u2066{width} × {height}\u2069): قد لا تظهر واضحة.',
  },
  imageDeleted: { en: 'Image deleted successfully!', ar: 'تم حذف الصورة بنجاح!' },
  videoDeleted: { en: 'Video deleted', ar: 'تم حذف الفيديو' },
  undo: { en: 'Undo', ar: 'تراجع' },
  video: { en: 'Video', ar: 'الفيديو' },
  videoHint: {
    en: 'A video is required: upload one or paste a link.',
    ar: 'الفيديو مطلوب: ارفعه هنا أو ألصق رابطه.',
  },
  videoLimits: {
    en: 'MP4, WebM or MOV, up to {maximum} MB',
    ar: 'بصيغة MP4 أو WebM أو MOV، حتى {maximum} ميغابايت',
  },
  chooseVideo: { en: 'Choose a video', ar: 'اختيار فيديو' },
  videosLeftOut: {
    en: 'An ad can have up to {most} videos',
    ar: 'الحد الأقصى لعدد مقاطع الفيديو في الإعلان: {most}',
  },
  videoAt: { en: 'Video {at}', ar: 'الفيديو {at}' },
  deleteVideo: { en: 'Delete video {at}', ar: 'حذف الفيديو {at}' },
  videoUrl: { en: 'Video link', ar: 'رابط الفيديو' },
  videoUrlHint: {
    en: 'On YouTube, Vimeo or Dailymotion. Upload videos from other sites above.',
    ar: 'على يوتيوب أو فيميو أو ديلي موشن. أما مقاطع الفيديو من مواقع أخرى فارفعها أعلاه.',
  },
  virtualTour: { en: 'Virtual tour link', ar: 'رابط الجولة الافتراضية' },
  virtualTourHint: {
    en: 'For example, a Matterport, Kuula or Giraffe360 tour',
    ar: 'جولة داخل الغرف، على ماتربورت أو كوولا أو جيراف 360 مثلًا',
  },
  qrCode: { en: 'QR code of the permit', ar: 'رمز الاستجابة السريعة للتصريح' },
  qrCodeHint: {
    en: 'The image that came with the permit: JPEG, PNG or WebP',
    ar: 'الصورة المرفقة بالتصريح، بصيغة JPEG أو PNG أو WebP',
  },
  chooseQrCode: { en: 'Choose an image', ar: 'اختيار صورة' },
  replaceQrCode: { en: 'Choose another image', ar: 'اختيار صورة أخرى' },
  deleteQrCode: { en: 'Delete the QR code', ar: 'حذف رمز الاستجابة السريعة' },
} satisfies Phrases
