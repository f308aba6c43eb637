import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  offline: {
    en: 'You are offline. You can go on reading this page.',
    ar: 'أنت غير متصل بالإنترنت. يمكنك متابعة قراءة هذه الصفحة.',
  },
  offlineUpdate: {
    en: 'You are offline. What you asked for will appear when the connection is back.',
    ar: 'أنت غير متصل بالإنترنت. سيظهر ما طلبته عند عودة الاتصال.',
  },
  offlineOpen: {
    en: 'You are offline, so the page could not be opened.',
    ar: 'أنت غير متصل بالإنترنت، ولذلك تعذّر فتح الصفحة.',
  },
  notUpdated: {
    en: 'This page could not be updated. You are seeing its previous content.',
    ar: 'تعذّر تحديث هذه الصفحة، وما تراه هو محتواها السابق.',
  },
  notOpened: { en: 'The page could not be opened.', ar: 'تعذّر فتح الصفحة.' },
  partMissing: {
    en: 'A part of this page has not loaded yet. Reload the page if it does not open.',
    ar: 'لم يكتمل تحميل جزء من هذه الصفحة. أعد تحميل الصفحة إن لم يُفتح.',
  },
  reload: { en: 'Reload', ar: 'إعادة التحميل' },
  slow: {
    en: 'This is taking longer than usual. We are still trying.',
    ar: 'يستغرق التحميل وقتًا أطول من المعتاد، وما زلنا نحاول.',
  },
  trying: { en: 'Trying again…', ar: 'جارٍ المحاولة مرة أخرى…' },
} satisfies Phrases
