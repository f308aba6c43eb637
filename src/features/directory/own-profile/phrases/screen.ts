import { secondTexts } from '#features/accounts/advertiser/phrases.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  ...secondTexts,

  title: { en: 'Profile', ar: 'الملف الشخصي' },
  note: {
    en: 'What people see about you and how we contact you.',
    ar: 'ما يراه الناس عنك، وكيف نتواصل معك.',
  },
  form: { en: 'Your profile', ar: 'ملفك الشخصي' },
  formNote: {
    en: 'Your email and any numbers you hide stay private.',
    ar: 'بريدك الإلكتروني يبقى خاصًا، وكذلك الأرقام التي لا تُظهرها.',
  },
  photo: { en: 'Photo', ar: 'الصورة' },
  photoHint: {
    en: 'Your photo or logo: JPEG, PNG or WebP, up to {maximum} MB.',
    ar: 'صورتك أو شعارك بصيغة JPEG أو PNG أو WebP، وبحجم لا يتجاوز {maximum} ميغابايت.',
  },
  photoReady: {
    en: 'The photo is ready. Save to use it.',
    ar: 'الصورة جاهزة. احفظ التعديلات لاستخدامها.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  emailHint: {
    en: 'A new address takes effect once you open the link we send to it. Until then, log in with this one.',
    ar: 'يُعتمد البريد الجديد بعد فتح الرابط الذي نرسله إليه، وحتى ذلك الحين تسجّل الدخول بهذا البريد.',
  },
  emailSent: {
    en: 'We sent a link to {email}. Open it within {duration} to confirm the new address.',
    ar: 'أرسلنا رابطًا إلى {email}. افتحه خلال {duration} ليُعتمد البريد الجديد.',
  },
  phone: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  phoneHint: { en: 'For example 050 123 4567', ar: 'مثال: 0501234567' },
  showPhone: { en: 'Show on my public profile and ads', ar: 'إظهاره في صفحتي العامة وإعلاناتي' },
  whatsapp: { en: 'WhatsApp number', ar: 'رقم واتساب' },
  showWhatsapp: {
    en: 'Show the WhatsApp number on my public profile and ads',
    ar: 'إظهار رقم واتساب في صفحتي العامة وإعلاناتي',
  },
  emirate: { en: 'Emirate', ar: 'الإمارة' },
  chooseEmirate: { en: 'Choose an emirate', ar: 'اختر الإمارة' },
  job: { en: 'Job title', ar: 'المسمى الوظيفي' },
  bio: { en: 'About you', ar: 'نبذة عنك' },
  bioHint: {
    en: 'Which areas and properties do you know best? Up to {maximum} characters.',
    ar: 'ما المناطق والعقارات التي تعرفها أكثر من غيرها؟ الحد الأقصى لعدد الأحرف: {maximum}.',
  },
  languages: { en: 'Languages', ar: 'اللغات' },
  moreLanguages: { en: 'More languages', ar: 'لغات أخرى' },
  specialities: { en: 'Specialities', ar: 'التخصصات' },
  companyName: { en: 'Company name', ar: 'اسم الشركة' },
  companyAddress: { en: 'Office address', ar: 'عنوان المكتب' },
  brn: { en: 'BRN', ar: 'رقم بطاقة الوسيط' },
  orn: { en: 'ORN', ar: 'رقم المكتب العقاري' },
  membershipId: { en: 'Membership number', ar: 'رقم العضوية' },
  verifiedHint: {
    en: 'Your verified mark was given to your name in both languages and to this number. If you change any of them, the mark is removed until we have checked the new details.',
    ar: 'مُنحت علامة التوثيق لاسمك باللغتين ولهذا الرقم معًا. إذا غيّرت أيًّا منها أُزيلت العلامة إلى أن نتحقق من البيانات الجديدة.',
  },
  markLost: {
    en: 'Your public profile no longer has the verified mark, because its name or number has changed. You get it back once we have checked the new details.',
    ar: 'لم تعد صفحتك العامة تحمل علامة التوثيق لأن الاسم أو الرقم تغيّر، وستعود بعد أن نتحقق من البيانات الجديدة.',
  },
  save: { en: 'Save changes', ar: 'حفظ التعديلات' },
  saved: { en: 'Modified successfully', ar: 'تم التعديل بنجاح' },
  conflict: {
    en: 'What you typed is still here. Since you opened this page, this was changed elsewhere:',
    ar: 'لم يُفقد ما كتبته. ومنذ فتح هذه الصفحة تغيّرت البيانات التالية من جهاز آخر:',
  },
  conflictSave: {
    en: 'Save again to replace it with your version.',
    ar: 'احفظ مرة أخرى ليحلّ ما كتبته محلّه.',
  },
  empty: { en: 'empty', ar: 'فارغ' },
  yes: { en: 'yes', ar: 'نعم' },
  no: { en: 'no', ar: 'لا' },
  changed: { en: '{field}: {value}', ar: '{field}: {value}' },
  publicTitle: { en: 'Your public profile', ar: 'صفحتك العامة' },
  publicNote: {
    en: 'Put it on your card or window: scanning it opens your profile.',
    ar: 'ضع الرمز على بطاقتك أو واجهة مكتبك: من يمسحه يصل إلى صفحتك.',
  },
  shownWhileLive: {
    en: 'While you have no live ad, your public profile shows your name, but no photo, text or phone numbers.',
    ar: 'ما لم يكن لديك إعلان معروض، يظهر في صفحتك اسمك فقط من دون صورة أو نبذة أو أرقام هواتف.',
  },
  code: { en: 'QR code of your public profile', ar: 'رمز الاستجابة السريعة لصفحتك العامة' },
  download: { en: 'Download the code', ar: 'تنزيل الرمز' },
  look: { en: 'View your public profile', ar: 'عرض صفحتك العامة' },
  staff: {
    en: 'Accounts of our team have no public profile.',
    ar: 'حسابات فريقنا ليس لها صفحة عامة.',
  },
} satisfies Phrases
