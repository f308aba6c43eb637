import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  quota_reached: {
    en: 'You have used all {maximum} MB of file storage. Delete some files you no longer need.',
    ar: 'بلغ حجم ملفاتك الحد الأقصى ({maximum} ميغابايت). احذف ما لم تعد تحتاج إليه.',
  },
  too_many_stored_files: {
    en: 'You have reached the limit of {maximum} files. Delete some files you no longer need.',
    ar: 'بلغ عدد ملفاتك الحد الأقصى ({maximum}). احذف ما لم تعد تحتاج إليه.',
  },
  files_full: {
    en: 'The files of your account and team have reached the limit of {maximum} GB. Delete some you no longer need.',
    ar: 'بلغت ملفات حسابك وفريقك الحد الأقصى للمساحة ({maximum} غيغابايت). احذف ما لم تعد تحتاج إليه.',
  },
  files_taken: {
    en: 'The storage shared by new accounts cannot hold this file right now. Delete files you no longer need, or upload a smaller one. Once you have the verified mark, or a live ad in a paid package, your files get their own storage.',
    ar: 'لا تكفي المساحة المشتركة لملفات الحسابات الجديدة لحفظ هذا الملف الآن. احذف ما لم تعد تحتاج إليه من ملفاتك أو ارفع ملفًا أصغر. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
  },
  drafts_full: {
    en: 'Your drafts have used up their {maximum} MB. Publish or delete some of them first.',
    ar: 'استنفدت مسوداتك مساحتها ({maximum} ميغابايت). انشر بعضها أو احذف بعضها أولًا.',
  },
  drafts_taken: {
    en: 'The storage shared by new accounts for drafts is full right now. Publish or delete some of your drafts. Once you have the verified mark, or a live ad in a paid package, your drafts get their own storage.',
    ar: 'المساحة المشتركة لمسودات الحسابات الجديدة ممتلئة الآن. انشر بعض مسوداتك أو احذف بعضها. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لمسوداتك مساحة مستقلة.',
  },
  off_show_full: {
    en: 'Your ads that are not live have used up their {maximum} MB. Make one of them live again instead of adding a new one. Once you have the verified mark, or a live ad in a paid package, you get more room.',
    ar: 'استنفدت إعلاناتك غير المعروضة مساحتها ({maximum} ميغابايت). أعد عرض أحدها بدلًا من إضافة إعلان جديد. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستتسع المساحة للمزيد.',
  },
  ads_taken: {
    en: 'The storage that new accounts share for ads is full right now. You can still publish your earlier ads again, and edit ads without making them longer. Once your account is verified, or has a live ad in a paid package, your ads have storage of their own.',
    ar: 'المساحة المشتركة لإعلانات الحسابات الجديدة ممتلئة الآن. ما زال بإمكانك إعادة عرض إعلاناتك السابقة وتعديل إعلاناتك من دون إطالة نصوصها. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل إعلاناتك على مساحة خاصة بها.',
  },
  feed_items_full: {
    en: 'Your imported ads take up more than {maximum} MB. Delete some you no longer need.',
    ar: 'تجاوزت بيانات الإعلانات التي استوردتها الحد الأقصى ({maximum} ميغابايت). احذف ما لم تعد تحتاج إليه منها.',
  },
  feed_items_taken: {
    en: 'The storage shared by new accounts for imported ads is full right now. Delete ads you no longer need. Once you have the verified mark, or a live ad in a paid package, your imported ads get their own storage.',
    ar: 'المساحة المشتركة للإعلانات المستوردة في الحسابات الجديدة ممتلئة الآن. احذف ما لم تعد تحتاج إليه من إعلاناتك. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لإعلاناتك المستوردة مساحة مستقلة.',
  },
} satisfies Phrases
