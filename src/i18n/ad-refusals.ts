import type { Phrases } from './phrases.ts'

/** The words of what is refused of one's own ads. */
export const adRefusals = {
  subscription_required: { en: 'Please select a subscription', ar: 'يُرجى اختيار باقة اشتراك' },
  package_full: {
    en: 'This package is full ({slots} ads). Choose another package or close an ad.',
    ar: 'بلغت هذه الباقة أقصى عدد من الإعلانات ({slots}). اختر باقة أخرى أو أغلق أحد إعلاناتك.',
  },
  ad_type_fixed: {
    en: 'The ad type cannot be changed because it is tied to the ad’s package',
    ar: 'نوع الإعلان مرتبط بباقة هذا الإعلان ولا يتغيّر',
  },
  package_fixed: {
    en: 'The package cannot be changed while the ad is under review. You can choose another one when you renew it.',
    ar: 'يبقى الإعلان على باقته إلى أن تنتهي مراجعته، ويمكنك اختيار باقة أخرى عند تجديده.',
  },
  not_a_draft: {
    en: 'Only drafts can be deleted. Close this ad instead.',
    ar: 'لا تُحذف إلا المسودات. يمكنك إغلاق هذا الإعلان بدلًا من حذفه.',
  },
  not_possible_now: {
    en: 'This is not possible in the ad’s current state',
    ar: 'لا يمكن تنفيذ هذا الإجراء في الحالة الحالية للإعلان',
  },
  renewal_needed: {
    en: 'This ad has expired. Renew it first.',
    ar: 'انتهت مدة هذا الإعلان. جدّده أولًا.',
  },
  renewal_too_early: {
    en: 'This ad has already been renewed. You can renew it again closer to its end date.',
    ar: 'سبق تجديد هذا الإعلان. يمكنك تجديده مجددًا قرب نهاية مدته.',
  },
  paid_renewal_too_early: {
    en: 'This ad is live. You can choose a paid package after it expires.',
    ar: 'هذا الإعلان معروض الآن. يمكن اختيار باقة مدفوعة بعد انتهاء مدته.',
  },
  payment_plan_total: {
    en: 'The payment plan must add up to 100%',
    ar: 'يجب أن يبلغ مجموع نسب خطة السداد 100%',
  },
  too_many_drafts: {
    en: 'An account can have up to {maximum} drafts. Publish or delete some of them first.',
    ar: 'الحد الأقصى للمسودات في الحساب الواحد: {maximum}. انشر بعضها أو احذف بعضها أولًا.',
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
  invalid_url: {
    en: 'Enter a link that starts with https:// and contains no user name, password or port',
    ar: 'أدخل رابطًا يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ',
  },
  link_not_allowed: {
    en: 'Ads can only link to these sites: {sites}',
    ar: 'لا تُقبل في الإعلانات إلا روابط هذه المواقع: {sites}',
  },
  permit_needed: {
    en: 'Enter the advertising permit number. It is required for properties in this location.',
    ar: 'أدخل رقم تصريح الإعلان، فهو مطلوب للعقارات في هذا الموقع',
  },
  wrong_permit: {
    en: 'This does not match the permit number format of this emirate’s authority',
    ar: 'لا يطابق هذا الرقم صيغة تصاريح الجهة المختصة في هذه الإمارة',
  },
  permit_number_taken: {
    en: 'Another of your live ads already uses this permit',
    ar: 'لديك إعلان آخر معروض بهذا التصريح',
  },
  permit_expired: { en: 'This permit is no longer valid', ar: 'انتهت صلاحية هذا التصريح' },
} satisfies Phrases
