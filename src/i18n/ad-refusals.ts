import type { Phrases } from './phrases.ts'

/** The words of what is refused of one's own ads. */
export const adRefusals = {
  subscription_required: { en: 'Please select a subscription', ar: 'يرجى اختيار باقة اشتراك' },
  package_full: {
    en: 'This package already holds {slots} ads, as many as it can. Choose another one or close an ad.',
    ar: 'بلغت هذه الباقة أقصى عدد من الإعلانات ({slots}). اختر باقة أخرى أو أغلق أحد إعلاناتك.',
  },
  ad_type_fixed: {
    en: 'The ad type belongs to the package of this ad and stays',
    ar: 'نوع الإعلان مرتبط بباقة هذا الإعلان ولا يتغيّر',
  },
  package_fixed: {
    en: 'This ad keeps its package while we look at it. You can choose another one when you renew it.',
    ar: 'يبقى الإعلان على باقته إلى أن تنتهي مراجعته، ويمكنك اختيار باقة أخرى عند تجديده.',
  },
  not_a_draft: {
    en: 'Only drafts can be deleted. Close this ad instead.',
    ar: 'لا تُحذف إلا المسودات. يمكنك إغلاق هذا الإعلان بدلًا من حذفه.',
  },
  not_possible_now: {
    en: 'This is not possible while the ad is in its present state',
    ar: 'لا يمكن ذلك والإعلان في حالته الحالية',
  },
  renewal_needed: {
    en: 'The time of this ad is over. Renew it first.',
    ar: 'انتهت مدة هذا الإعلان. جدّده أولًا.',
  },
  renewal_too_early: {
    en: 'This ad has more than a whole period left. It can be renewed nearer to its end.',
    ar: 'بقي لهذا الإعلان أكثر من مدة كاملة. يمكن تجديده قرب نهاية مدته.',
  },
  paid_renewal_too_early: {
    en: 'This ad is on show. A paid package can be chosen once its time is over.',
    ar: 'هذا الإعلان معروض الآن. يمكن اختيار باقة مدفوعة بعد انتهاء مدته.',
  },
  payment_plan_total: {
    en: 'The parts of the payment plan have to come to 100% together',
    ar: 'يجب أن يبلغ مجموع نسب خطة السداد 100%',
  },
  too_many_drafts: {
    en: 'An account has at most {maximum} drafts. Publish or delete some of them first.',
    ar: 'الحد الأقصى للمسودات في الحساب الواحد: {maximum}. انشر بعضها أو احذفه أولًا.',
  },
  drafts_full: {
    en: 'Your drafts have used up their {maximum} MB. Publish or delete some of them first.',
    ar: 'استنفدت مسوداتك مساحتها ({maximum} ميغابايت). انشر بعضها أو احذفه أولًا.',
  },
  drafts_taken: {
    en: 'The storage that new accounts share for drafts is full right now. Publish or delete some of your drafts. Once your account is verified, or has an ad on show in a paid package, your drafts have storage of their own.',
    ar: 'المساحة المشتركة لمسودات الحسابات الجديدة ممتلئة الآن. انشر بعض مسوداتك أو احذفه. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل مسوداتك على مساحة خاصة بها.',
  },
  off_show_full: {
    en: 'Your ads that are not on show have used up their {maximum} MB. Put one of them on show again instead of submitting a new one. Once your account is verified, or has an ad on show in a paid package, there is room for more.',
    ar: 'استنفدت إعلاناتك غير المعروضة مساحتها ({maximum} ميغابايت). أعد عرض أحدها بدلًا من تقديم إعلان جديد. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تتسع المساحة للمزيد.',
  },
  ads_taken: {
    en: 'The storage that new accounts share for ads is full right now. You can still put your earlier ads on show again, and change ads without making them longer. Once your account is verified, or has an ad on show in a paid package, your ads have storage of their own.',
    ar: 'المساحة المشتركة لإعلانات الحسابات الجديدة ممتلئة الآن. ما زال بإمكانك إعادة عرض إعلاناتك السابقة وتعديل إعلاناتك من دون إطالة نصوصها. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل إعلاناتك على مساحة خاصة بها.',
  },
  invalid_url: {
    en: 'Enter a web address that begins with https://, without a user name, a password or a port',
    ar: 'أدخل رابطًا يبدأ بـ https:// من دون اسم مستخدم أو كلمة مرور أو رقم منفذ',
  },
  link_not_allowed: {
    en: 'Links of ads may lead to these sites only: {sites}',
    ar: 'لا تُقبل في الإعلانات إلا روابط هذه المواقع: {sites}',
  },
  permit_needed: {
    en: 'An ad for this place needs the number of its advertising permit',
    ar: 'يلزم رقم تصريح الإعلان لعقار في هذا الموقع',
  },
  wrong_permit: {
    en: 'Permits of the authority of this emirate have another form',
    ar: 'صيغة تصاريح الجهة المختصة في هذه الإمارة مختلفة عن هذه',
  },
  permit_number_taken: {
    en: 'Another of your ads is on show under this permit',
    ar: 'لديك إعلان آخر معروض بهذا التصريح',
  },
  permit_expired: { en: 'This permit is no longer valid', ar: 'انتهت صلاحية هذا التصريح' },
} satisfies Phrases
