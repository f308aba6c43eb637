import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  feed_room_full: {
    en: 'Your feeds have used up their {maximum} MB. Discard imports you do not need, remove a feed, or try again in a few minutes.',
    ar: 'استنفدت ملفاتك المستوردة مساحتها ({maximum} ميغابايت). ألغِ عمليات الاستيراد التي لا تحتاج إليها أو أزل مصدرًا، أو حاول مرة أخرى بعد بضع دقائق.',
  },
  feed_room_taken: {
    en: 'The storage shared by new accounts for feeds is full right now. Please try again later. Once you have the verified mark, or a live ad in a paid package, your feeds get their own storage.',
    ar: 'المساحة المشتركة لملفات الاستيراد في الحسابات الجديدة ممتلئة الآن. يُرجى المحاولة لاحقًا. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفات الاستيراد لديك مساحة مستقلة.',
  },
  feed_run_crashed: {
    en: 'The import stopped more than once at the same place, so we ended it and turned off automatic refresh for this feed. Ads already imported stay. Check the file, or send it to us.',
    ar: 'توقّف الاستيراد أكثر من مرة عند الموضع نفسه من الملف، فأنهيناه وأوقفنا التحديث التلقائي لهذا المصدر. ما استُورد قبل ذلك يبقى كما هو. تحقّق من الملف أو أرسله إلينا.',
  },
} satisfies Phrases
