import type { Phrases } from '#i18n/phrases.ts'

/** The words of /account. */
export const phrases = {
  title: { en: 'Personal information', ar: 'البيانات الشخصية' },
  note: {
    en: 'What people see of you, and how we reach you.',
    ar: 'ما يراه الناس عنك، وكيف نتواصل معك.',
  },
  form: { en: 'Your profile', ar: 'ملفك' },
  formNote: {
    en: 'Your e-mail stays private, and so do numbers that you do not show.',
    ar: 'بريدك الإلكتروني يبقى خاصًا، وكذلك الأرقام التي لا تُظهرها.',
  },
  photo: { en: 'Photo', ar: 'الصورة' },
  photoHint: {
    en: 'Of you or your logo: JPEG, PNG or WebP, up to 15 MB.',
    ar: 'صورتك أو شعارك، بحجم لا يتجاوز 15 ميغابايت.',
  },
  photoReady: {
    en: 'The photo is ready. Save to use it.',
    ar: 'الصورة جاهزة. احفظ التغييرات لاستخدامها.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  emailHint: {
    en: 'Another address counts once you have opened the link that we send there. Until then you log in with this one.',
    ar: 'يُعتمد البريد الجديد بعد فتح الرابط الذي نرسله إليه، وحتى ذلك الحين تسجّل الدخول بهذا البريد.',
  },
  emailSent: {
    en: 'We sent a link to {email}. Open it within 24 hours and the address is yours.',
    ar: 'أرسلنا رابطًا إلى {email}. افتحه خلال 24 ساعة ليُعتمد البريد الجديد.',
  },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  phoneHint: { en: 'For example 050 123 4567', ar: 'مثال: 0501234567' },
  showPhone: { en: 'Show it on my profile and ads', ar: 'إظهاره في صفحتي وإعلاناتي' },
  whatsapp: { en: 'WhatsApp number', ar: 'رقم واتساب' },
  emirate: { en: 'Emirate', ar: 'الإمارة' },
  chooseEmirate: { en: 'Choose an emirate', ar: 'اختر الإمارة' },
  job: { en: 'Job title', ar: 'المسمى الوظيفي' },
  bio: { en: 'About you', ar: 'نبذة عنك' },
  bioHint: {
    en: 'Which areas and homes do you know best? Up to 4,000 characters.',
    ar: 'ما المناطق والعقارات التي تعرفها أكثر من غيرها؟ حتى 4000 حرف.',
  },
  languages: { en: 'Languages', ar: 'اللغات' },
  moreLanguages: { en: 'More languages', ar: 'لغات أخرى' },
  specialities: { en: 'Specialities', ar: 'التخصصات' },
  companyName: { en: 'Company name', ar: 'اسم الشركة' },
  companyAddress: { en: 'Office address', ar: 'عنوان المكتب' },
  brn: { en: 'Broker number (BRN)', ar: 'رقم بطاقة الوسيط' },
  orn: { en: 'Office number (ORN)', ar: 'رقم المكتب العقاري' },
  membershipId: { en: 'Membership number', ar: 'رقم العضوية' },
  verifiedHint: {
    en: 'Your verified mark was given to this name and number. If you change either, the mark is removed until we have checked the new one.',
    ar: 'مُنحت علامة التوثيق لهذا الاسم وهذا الرقم معًا. إذا غيّرت أحدهما أُزيلت العلامة إلى أن نتحقق من البيانات الجديدة.',
  },
  markLost: {
    en: 'Your profile no longer has the verified mark, because its name or number has changed. You get it back once we have checked the new one.',
    ar: 'لم تعد صفحتك تحمل علامة التوثيق لأن الاسم أو الرقم تغيّر، وستعود بعد أن نتحقق من البيانات الجديدة.',
  },
  save: { en: 'Save changes', ar: 'حفظ التغييرات' },
  saved: { en: 'Modified successfully', ar: 'تم التعديل بنجاح' },
  conflict: {
    en: 'What you typed is still here. Since you opened this page, this was changed elsewhere:',
    ar: 'ما كتبته باقٍ هنا. ومنذ فتحت هذه الصفحة تغيّر ما يلي من مكان آخر:',
  },
  conflictSave: {
    en: 'Save again and yours takes its place.',
    ar: 'احفظ مرة أخرى ليحلّ ما كتبته محلّه.',
  },
  empty: { en: 'empty', ar: 'فارغ' },
  yes: { en: 'yes', ar: 'نعم' },
  no: { en: 'no', ar: 'لا' },
  changed: { en: '{field}: {value}', ar: '{field}: {value}' },
  publicTitle: { en: 'Your public profile', ar: 'صفحتك العامة' },
  publicNote: {
    en: 'For your card, your window or a viewing: whoever scans the code is on your profile.',
    ar: 'لبطاقتك أو واجهة مكتبك أو أثناء المعاينة: من يمسح الرمز يصل إلى صفحتك.',
  },
  shownWhileLive: {
    en: 'While you have no live ad, your page shows your name, but no photo, text or phone numbers.',
    ar: 'ما دام ليس لديك إعلان معروض، تُظهر صفحتك اسمك فقط، بلا صورة ولا نبذة ولا أرقام هواتف.',
  },
  code: { en: 'QR code of your public profile', ar: 'رمز الاستجابة السريعة لصفحتك العامة' },
  download: { en: 'Download the code', ar: 'تنزيل الرمز' },
  look: { en: 'See your public profile', ar: 'عرض صفحتك العامة' },
  staff: {
    en: 'Accounts of the marketplace’s staff have no public profile.',
    ar: 'حسابات إدارة الموقع ليس لها صفحة عامة.',
  },
} satisfies Phrases
