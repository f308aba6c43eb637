import type { Phrases } from '#i18n/phrases.ts'

/** Of the package, of the warning box before publishing, and of what came of it (spec 8). */
export const phrases = {
  package: { en: 'Subscription package', ar: 'باقة الاشتراك' },
  selectPackage: { en: 'Please select a subscription', ar: 'يرجى اختيار باقة اشتراك' },
  noPackages: { en: 'No subscriptions available', ar: 'لا توجد باقات اشتراك متاحة' },
  chooseAdType: {
    en: 'Choose the kind of ad first: its packages are shown here.',
    ar: 'اختر نوع الإعلان أولًا لتظهر باقاته هنا.',
  },
  packagesFailed: { en: 'The packages could not be loaded.', ar: 'تعذّر تحميل الباقات.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  free: { en: 'Free', ar: 'مجانية' },
  withVat: { en: '{total} with VAT', ar: '{total} شاملة الضريبة' },
  months: {
    en: { one: 'on show for {count} month', other: 'on show for {count} months' },
    ar: {
      zero: 'دون مدة عرض',
      one: 'مدة العرض شهر واحد',
      two: 'مدة العرض شهران',
      few: 'مدة العرض {count} أشهر',
      many: 'مدة العرض {count} شهرًا',
      other: 'مدة العرض {count} شهر',
    },
  },
  years: {
    en: { one: 'on show for {count} year', other: 'on show for {count} years' },
    ar: {
      zero: 'دون مدة عرض',
      one: 'مدة العرض سنة واحدة',
      two: 'مدة العرض سنتان',
      few: 'مدة العرض {count} سنوات',
      many: 'مدة العرض {count} سنة',
      other: 'مدة العرض {count} سنة',
    },
  },
  slots: {
    en: { one: 'room for {count} ad', other: 'room for {count} ads' },
    ar: {
      zero: 'دون إعلانات',
      one: 'تتسع لإعلان واحد',
      two: 'تتسع لإعلانين',
      few: 'تتسع لـ{count} إعلانات',
      many: 'تتسع لـ{count} إعلانًا',
      other: 'تتسع لـ{count} إعلان',
    },
  },
  paidNote: {
    en: 'With a paid package the ad waits for its payment before anybody sees it.',
    ar: 'عند اختيار باقة مدفوعة لا يظهر الإعلان إلا بعد سداد ثمنها.',
  },
  title: { en: 'Before you publish', ar: 'قبل النشر' },
  intro: {
    en: 'An ad that is not true is taken down, and authorities may fine its advertiser. Please go through this list.',
    ar: 'يُزال كل إعلان غير صحيح، وقد تغرّم الجهات المختصة صاحبه. راجع هذه القائمة من فضلك.',
  },
  allThere: { en: 'Everything that is required is there', ar: 'كل الحقول المطلوبة مكتملة' },
  stillMissing: {
    en: { one: 'One thing is still missing', other: '{count} things are still missing' },
    ar: {
      zero: 'لا شيء ناقص',
      one: 'بقي أمر واحد',
      two: 'بقي أمران',
      few: 'بقيت {count} أمور',
      many: 'بقي {count} أمرًا',
      other: 'بقي {count} أمر',
    },
  },
  permitNotNeeded: {
    en: 'No permit is asked for where this property lies',
    ar: 'لا يُطلب تصريح لعقار في هذا الموقع',
  },
  permitOfForm: {
    en: 'The permit number has the right form; it is not checked with the register.',
    ar: 'صيغة رقم التصريح صحيحة، لكننا لم نتحقق منه في سجل الجهة المصدرة.',
  },
  permitUntil: {
    en: 'The permit number has the right form and is valid until {day} as you say; it is not checked with the register.',
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
    en: 'A permit is for one ad of one property. I have compared the number: it is the permit of this ad.',
    ar: 'التصريح لإعلان واحد عن عقار واحد. راجعت الرقم، وهو تصريح هذا الإعلان.',
  },
  permitLacks: {
    en: 'The advertising permit needs a look',
    ar: 'تصريح الإعلان يحتاج إلى مراجعة',
  },
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
    en: 'All that this ad says is true, and I may advertise this property.',
    ar: 'كل ما ورد في هذا الإعلان صحيح، ويحق لي الإعلان عن هذا العقار.',
  },
  publish: { en: 'Publish', ar: 'انشر الإعلان' },
  cancel: { en: 'Go on editing', ar: 'متابعة التعديل' },
  added: {
    en: 'The property has been added successfully',
    ar: 'تمت إضافة العقار بنجاح',
  },
  updated: { en: 'Property updated successfully.', ar: 'تم تحديث العقار بنجاح.' },
  updatedInReview: {
    en: 'Property updated successfully. It is being reviewed and goes live again after that.',
    ar: 'تم تحديث العقار بنجاح. الإعلان الآن قيد المراجعة، وسيُعرض من جديد بعد اعتماده.',
  },
  refused: { en: 'Validation Error: {messages}', ar: 'خطأ في البيانات: {messages}' },
  liveTitle: { en: 'Your ad is live', ar: 'إعلانك معروض الآن' },
  liveText: {
    en: 'Everybody can find it from this moment.',
    ar: 'يمكن للجميع رؤيته من الآن.',
  },
  paymentTitle: { en: 'Your ad awaits its payment', ar: 'إعلانك بانتظار الدفع' },
  paymentText: {
    en: 'It goes live once the package is paid. You find it among your properties.',
    ar: 'يُنشر بعد سداد ثمن الباقة، وتجده ضمن عقاراتك.',
  },
  reviewTitle: { en: 'Your ad is being reviewed', ar: 'إعلانك قيد المراجعة' },
  reviewText: {
    en: 'Our staff look at it first. You get a mail as soon as it is live.',
    ar: 'يراجعه فريقنا أولًا، وتصلك رسالة فور نشره.',
  },
  look: { en: 'Look at the ad', ar: 'اعرض الإعلان' },
  mine: { en: 'My properties', ar: 'عقاراتي' },
  another: { en: 'Post another ad', ar: 'أضف إعلانًا آخر' },
} satisfies Phrases
