import type { Phrases } from '#i18n/phrases.ts'

/** Spec 8 has the words of the package, of the warning before publishing and of its outcome. */
export const phrases = {
  package: { en: 'Package', ar: 'الباقة' },
  selectPackage: { en: 'Please select a subscription', ar: 'يُرجى اختيار باقة اشتراك' },
  noPackages: { en: 'No subscriptions available', ar: 'لا توجد باقات اشتراك متاحة' },
  chooseAdType: {
    en: 'Choose an ad type to see its packages.',
    ar: 'اختر نوع الإعلان أولًا لتظهر باقاته هنا.',
  },
  packagesFailed: { en: 'The packages could not be loaded.', ar: 'تعذّر تحميل الباقات.' },
  free: { en: 'Free', ar: 'مجانية' },
  withVat: { en: '{total} with VAT', ar: '{total} شاملًا ضريبة القيمة المضافة' },
  months: {
    en: { one: 'live for {count} month', other: 'live for {count} months' },
    ar: {
      zero: 'بدون مدة عرض',
      one: 'مدة العرض شهر واحد',
      two: 'مدة العرض شهران',
      few: 'مدة العرض {count} أشهر',
      many: 'مدة العرض {count} شهرًا',
      other: 'مدة العرض {count} شهر',
    },
  },
  years: {
    en: { one: 'live for {count} year', other: 'live for {count} years' },
    ar: {
      zero: 'بدون مدة عرض',
      one: 'مدة العرض سنة واحدة',
      two: 'مدة العرض سنتان',
      few: 'مدة العرض {count} سنوات',
      many: 'مدة العرض {count} سنة',
      other: 'مدة العرض {count} سنة',
    },
  },
  slots: {
    en: { one: 'up to {count} ad', other: 'up to {count} ads' },
    ar: {
      zero: 'بدون إعلانات',
      one: 'تتسع لإعلان واحد',
      two: 'تتسع لإعلانين',
      few: 'تتسع لـ{count} إعلانات',
      many: 'تتسع لـ{count} إعلانًا',
      other: 'تتسع لـ{count} إعلان',
    },
  },
  paidNote: {
    en: 'With a paid package, the ad goes live after payment.',
    ar: 'عند اختيار باقة مدفوعة لا يُعرض الإعلان إلا بعد دفع قيمتها.',
  },
  title: { en: 'Before you publish', ar: 'قبل النشر' },
  intro: {
    en: 'Misleading ads are removed, and the authorities may fine the advertiser. Please check this list.',
    ar: 'يُزال كل إعلان مضلل، وقد تغرّم الجهات المختصة المعلن. راجع هذه القائمة من فضلك.',
  },
  allThere: { en: 'All required fields are complete', ar: 'كل الحقول المطلوبة مكتملة' },
  stillMissing: {
    en: { one: 'One thing is still missing', other: '{count} things are still missing' },
    ar: {
      zero: 'لا ينقص شيء',
      one: 'ينقص أمر واحد',
      two: 'ينقص أمران',
      few: 'تنقص {count} أمور',
      many: 'ينقص {count} أمرًا',
      other: 'ينقص {count} أمر',
    },
  },
  permitNotNeeded: {
    en: 'No permit is required at this location',
    ar: 'لا يُطلب تصريح لعقار في هذا الموقع',
  },
  permitOfForm: {
    en: 'The format of the permit number is correct, but it has not been checked against the register.',
    ar: 'صيغة رقم التصريح صحيحة، لكننا لم نتحقق منه في سجل الجهة المصدرة.',
  },
  permitUntil: {
    en: 'The format of the permit number is correct, and the permit is valid until {day} according to what you entered, but it has not been checked against the register.',
    ar: 'صيغة رقم التصريح صحيحة، وهو صالح حتى {day} بحسب ما أدخلت، لكننا لم نتحقق منه في سجل الجهة المصدرة.',
  },
  permitOnOthers: {
    en: {
      one: 'Another live ad has the same permit number',
      other: '{count} other live ads have the same permit number',
    },
    ar: {
      zero: 'لا إعلان آخر معروض بالرقم نفسه',
      one: 'هناك إعلان آخر معروض برقم التصريح نفسه',
      two: 'هناك إعلانان آخران معروضان برقم التصريح نفسه',
      few: 'هناك {count} إعلانات أخرى معروضة برقم التصريح نفسه',
      many: 'هناك {count} إعلانًا آخر معروضًا برقم التصريح نفسه',
      other: 'هناك {count} إعلان آخر معروض برقم التصريح نفسه',
    },
  },
  permitIsOwn: {
    en: 'A permit covers one ad for one property. I have checked the number: it belongs to this ad.',
    ar: 'التصريح لإعلان واحد عن عقار واحد. راجعت الرقم، وهو تصريح هذا الإعلان.',
  },
  permitLacks: { en: 'Check the advertising permit', ar: 'راجع تصريح الإعلان' },
  underway: {
    en: {
      one: '{count} file is still being uploaded',
      other: '{count} files are still being uploaded',
    },
    ar: {
      zero: 'لا ملفات قيد الرفع',
      one: 'ما زال ملف واحد قيد الرفع',
      two: 'ما زال ملفان قيد الرفع',
      few: 'ما زالت {count} ملفات قيد الرفع',
      many: 'ما زال {count} ملفًا قيد الرفع',
      other: 'ما زال {count} ملف قيد الرفع',
    },
  },
  isTrue: {
    en: 'Everything in this ad is true, and I am authorised to advertise this property.',
    ar: 'كل ما ورد في هذا الإعلان صحيح، وأنا مخوّل بالإعلان عن هذا العقار.',
  },
  publish: { en: 'Publish', ar: 'نشر الإعلان' },
  cancel: { en: 'Keep editing', ar: 'متابعة التعديل' },
  added: {
    en: 'The property has been added successfully',
    ar: 'تمت إضافة العقار بنجاح',
  },
  updated: { en: 'Property updated successfully.', ar: 'تم تحديث العقار بنجاح.' },
  updatedInReview: {
    en: 'Property updated successfully. It is under review and will go live again once approved.',
    ar: 'تم تحديث العقار بنجاح. الإعلان الآن قيد المراجعة، وسيُعرض من جديد بعد اعتماده.',
  },
  refused: { en: 'Validation Error: {messages}', ar: 'خطأ في البيانات: {messages}' },
  liveTitle: { en: 'Your ad is live', ar: 'إعلانك معروض الآن' },
  liveText: { en: 'Everyone can see it now.', ar: 'يمكن للجميع رؤيته من الآن.' },
  paymentTitle: { en: 'Payment needed', ar: 'إعلانك بانتظار الدفع' },
  paymentText: {
    en: 'It goes live once the package is paid for. You can find it in My properties.',
    ar: 'يُعرض بعد دفع قيمة الباقة، وتجده ضمن «عقاراتي».',
  },
  pay: { en: 'Pay for the package', ar: 'دفع قيمة الباقة' },
  reviewTitle: { en: 'Your ad is under review', ar: 'إعلانك قيد المراجعة' },
  reviewText: {
    en: 'Our team is checking it. We will email you when it goes live.',
    ar: 'يراجعه فريقنا الآن، وستصلك رسالة فور عرضه.',
  },
  look: { en: 'View ad', ar: 'عرض الإعلان' },
  mine: { en: 'My properties', ar: 'عقاراتي' },
  another: { en: 'Post another ad', ar: 'أضف إعلانًا آخر' },
} satisfies Phrases
