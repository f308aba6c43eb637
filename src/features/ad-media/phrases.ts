import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  photos: { en: 'Photos', ar: 'الصور' },
  photosHint: {
    en: 'At least three, each 800 × 600 or larger. The first one is the cover.',
    ar: 'ثلاث صور على الأقل، كل منها بمقاس 800 × 600 أو أكبر. الصورة الأولى هي الغلاف.',
  },
  photosLimits: {
    en: 'JPEG, PNG or WebP, up to 15 MB each',
    ar: 'بصيغة JPEG أو PNG أو WebP، حتى 15 ميغابايت للصورة',
  },
  choosePhotos: { en: 'Choose photos', ar: 'اختر الصور' },
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
    en: { one: '{count} photo is on its way', other: '{count} photos are on their way' },
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
      one: 'An ad has room for {most} photos. {count} was left out.',
      other: 'An ad has room for {most} photos. {count} were left out.',
    },
    ar: {
      zero: 'يتسع الإعلان لـ{most} صورة.',
      one: 'يتسع الإعلان لـ{most} صورة، واستُبعدت صورة واحدة.',
      two: 'يتسع الإعلان لـ{most} صورة، واستُبعدت صورتان.',
      few: 'يتسع الإعلان لـ{most} صورة، واستُبعدت {count} صور.',
      many: 'يتسع الإعلان لـ{most} صورة، واستُبعدت {count} صورة.',
      other: 'يتسع الإعلان لـ{most} صورة، واستُبعدت {count} صورة.',
    },
  },
  photoAt: { en: 'Photo {at} of {total}', ar: 'الصورة {at} من {total}' },
  cover: { en: 'Cover', ar: 'الغلاف' },
  makeCover: { en: 'Make cover', ar: 'اجعلها الغلاف' },
  makeCoverOf: { en: 'Make photo {at} the cover', ar: 'اجعل الصورة {at} هي الغلاف' },
  earlier: { en: 'Move photo {at} earlier', ar: 'قدّم الصورة {at}' },
  later: { en: 'Move photo {at} later', ar: 'أخّر الصورة {at}' },
  deletePhoto: { en: 'Delete photo {at}', ar: 'احذف الصورة {at}' },
  moved: {
    en: 'The photo is now number {at} of {total}',
    ar: 'ترتيب الصورة الآن: {at} من {total}',
  },
  movedFirst: { en: 'The photo is now the cover', ar: 'أصبحت الصورة هي الغلاف' },
  smallPhoto: {
    en: 'Small: {width} × {height}. It will look blurred.',
    ar: 'صغيرة: {width} × {height}. لن تظهر واضحة.',
  },
  imageDeleted: { en: 'Image deleted successfully!', ar: 'تم حذف الصورة بنجاح!' },
  videoDeleted: { en: 'Video deleted', ar: 'تم حذف الفيديو' },
  undo: { en: 'Undo', ar: 'تراجع' },
  video: { en: 'Video', ar: 'الفيديو' },
  videoHint: {
    en: 'An ad needs a video: upload one, or paste a link to it.',
    ar: 'لا بد للإعلان من فيديو: ارفعه هنا أو ألصق رابطه.',
  },
  videoLimits: {
    en: 'MP4, WebM or MOV, up to 100 MB',
    ar: 'بصيغة MP4 أو WebM أو MOV، حتى 100 ميغابايت',
  },
  chooseVideo: { en: 'Choose a video', ar: 'اختر فيديو' },
  videosLeftOut: {
    en: 'An ad has room for {most} videos',
    ar: 'لا يتسع الإعلان لأكثر من {most} فيديوهات',
  },
  videoAt: { en: 'Video {at}', ar: 'الفيديو {at}' },
  deleteVideo: { en: 'Delete video {at}', ar: 'احذف الفيديو {at}' },
  videoUrl: { en: 'Link to a video', ar: 'رابط فيديو' },
  videoUrlHint: {
    en: 'On YouTube, Vimeo or Dailymotion. Videos from elsewhere can be uploaded above.',
    ar: 'على يوتيوب أو فيميو أو ديلي موشن. ارفع أعلاه ما كان في موقع آخر.',
  },
  virtualTour: { en: 'Link to a virtual tour', ar: 'رابط جولة افتراضية' },
  virtualTourHint: {
    en: 'A walk through the rooms, on Matterport, Kuula or Giraffe360 for example',
    ar: 'جولة داخل الغرف، على ماتربورت أو كولا أو جيراف 360 مثلًا',
  },
  qrCode: { en: 'QR code of the permit', ar: 'رمز الاستجابة السريعة للتصريح' },
  qrCodeHint: {
    en: 'The image that came with the permit: JPEG, PNG or WebP',
    ar: 'الصورة المرفقة بالتصريح، بصيغة JPEG أو PNG أو WebP',
  },
  chooseQrCode: { en: 'Choose an image', ar: 'اختر صورة' },
  replaceQrCode: { en: 'Choose another image', ar: 'اختر صورة أخرى' },
  deleteQrCode: { en: 'Delete the QR code', ar: 'احذف رمز الاستجابة السريعة' },
} satisfies Phrases
