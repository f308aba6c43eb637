import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  choose: { en: 'Choose files', ar: 'اختر الملفات' },
  drop: { en: 'or drop them here', ar: 'أو أفلتها هنا' },
  chosen: { en: 'Chosen files', ar: 'الملفات المختارة' },
  waiting: { en: 'Waiting', ar: 'في الانتظار' },
  sending: { en: 'Uploading {percent}%', ar: 'جارٍ الرفع {percent}٪' },
  sent: { en: 'Uploaded', ar: 'تم الرفع' },
  failed: { en: 'Upload failed. Please try again.', ar: 'فشل الرفع. يُرجى المحاولة مرة أخرى.' },
  again: { en: 'Try again', ar: 'أعد المحاولة' },
  retry: { en: 'Try again: {name}', ar: 'أعد المحاولة: {name}' },
  cancel: { en: 'Cancel the upload of {name}', ar: 'إلغاء رفع {name}' },
  remove: { en: 'Delete {name}', ar: 'حذف {name}' },
  removed: { en: 'Image deleted successfully!', ar: 'تم حذف الصورة بنجاح!' },
} satisfies Phrases
