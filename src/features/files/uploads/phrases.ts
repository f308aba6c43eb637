import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  choose: { en: 'Choose files', ar: 'اختيار الملفات' },
  drop: { en: 'or drop them here', ar: 'أو أفلتها هنا' },
  waiting: { en: 'Waiting', ar: 'في الانتظار' },
  sending: { en: 'Uploading {percent}%', ar: 'جارٍ الرفع {percent}%' },
  looking: { en: 'Checking…', ar: 'جارٍ فحص الملف' },
  paused: { en: 'Paused at {percent}%', ar: 'متوقف مؤقتًا عند {percent}%' },
  progressOf: { en: 'Upload of {name}', ar: 'رفع {name}' },
  pause: { en: 'Pause', ar: 'إيقاف مؤقت' },
  pauseOf: { en: 'Pause the upload of {name}', ar: 'إيقاف رفع {name} مؤقتًا' },
  goOn: { en: 'Continue', ar: 'متابعة' },
  goOnWith: { en: 'Continue the upload of {name}', ar: 'متابعة رفع {name}' },
  sent: { en: 'Uploaded', ar: 'تم الرفع' },
  failed: {
    en: 'Upload failed. Please try again.',
    ar: 'تعذّر رفع الملف. يُرجى المحاولة مرة أخرى.',
  },
  retry: { en: 'Try again: {name}', ar: 'حاول مرة أخرى: {name}' },
  cancel: { en: 'Cancel the upload of {name}', ar: 'إلغاء رفع {name}' },
  remove: { en: 'Delete {name}', ar: 'حذف {name}' },
  videoNeeded: {
    en: 'This video format is not supported. Choose an MP4, WebM or MOV file.',
    ar: 'هذا الملف ليس فيديو صالحًا. اختر ملفًا بصيغة MP4 أو WebM أو MOV.',
  },
} satisfies Phrases
