import { accountRefusals } from './account-refusals.ts'
import { adRefusals } from './ad-refusals.ts'
import { feedPictureRefusals } from './feed-picture-refusals.ts'
import { feedRefusals } from './feed-refusals.ts'
import { feedRunRefusals } from './feed-run-refusals.ts'
import { keyRefusals } from './key-refusals.ts'
import type { Phrases } from './phrases.ts'

/** The words of every refusal. Its key is the stable `code` of the wire. */
export const refusals = {
  ...accountRefusals,
  ...adRefusals,
  ...feedPictureRefusals,
  ...feedRefusals,
  ...feedRunRefusals,
  ...keyRefusals,
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  invalid: { en: 'This value is not valid', ar: 'هذه القيمة غير صحيحة' },
  invalid_number: { en: 'Enter a number', ar: 'أدخل رقمًا' },
  invalid_integer: { en: 'Enter a whole number', ar: 'أدخل عددًا صحيحًا' },
  invalid_choice: { en: 'Choose one of the listed options', ar: 'اختر أحد الخيارات المتاحة' },
  invalid_date: { en: 'Enter a date as YYYY-MM-DD', ar: 'أدخل التاريخ بالصيغة YYYY-MM-DD' },
  invalid_email: { en: 'Enter a valid email address', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  invalid_phone: { en: 'Enter a valid phone number', ar: 'أدخل رقم هاتف صحيحًا' },
  birthday_in_future: {
    en: 'The birthday cannot be in the future',
    ar: 'لا يمكن أن يكون تاريخ الميلاد في المستقبل',
  },
  passwords_must_match: { en: 'Passwords must match', ar: 'يجب أن تتطابق كلمتا المرور' },
  password_too_easy: {
    en: 'This password is easy to guess. Choose another one.',
    ar: 'كلمة المرور هذه سهلة التخمين. اختر كلمة مرور أخرى.',
  },
  password_unchanged: {
    en: 'The new password cannot be the old one',
    ar: 'لا يمكن أن تكون كلمة المرور الجديدة هي نفسها القديمة',
  },
  wrong_password: { en: 'The old password is incorrect', ar: 'كلمة المرور القديمة غير صحيحة' },
  invalid_credentials: {
    en: 'Incorrect email or password',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  email_not_verified: {
    en: 'Your email is not verified yet. A message was sent to activate the account.',
    ar: 'لم يُفعَّل بريدك الإلكتروني بعد. أرسلنا إليك رسالة لتفعيل الحساب.',
  },
  invalid_token: {
    en: 'This link is no longer valid. Ask for a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  },
  changed_meanwhile: {
    en: 'This was changed elsewhere. Review it before saving.',
    ar: 'تغيّرت هذه البيانات من مكان آخر في هذه الأثناء. راجعها قبل الحفظ.',
  },
  version_needed: {
    en: 'Specify the version you reviewed: send its ETag as If-Match.',
    ar: 'أرسل قيمة \u2066ETag\u2069 للنسخة التي راجعتها في الحقل \u2066If-Match\u2069.',
  },
  already_in_agency: {
    en: 'You are already a member of an agency. Leave it before you join another.',
    ar: 'أنت منضم إلى مكتب عقاري بالفعل. غادره قبل الانضمام إلى مكتب آخر.',
  },
  not_in_agency: { en: 'You are not a member of an agency', ar: 'لست منضمًا إلى أي مكتب عقاري' },
  already_member: {
    en: 'This person is already on your team',
    ar: 'هذا الشخص عضو في فريقك بالفعل',
  },
  invalid_text: {
    en: 'This text has characters that cannot be stored',
    ar: 'يحتوي النص على رموز لا يمكن حفظها',
  },
  invalid_area: {
    en: 'Give the area as west,south,east,north in degrees',
    ar: 'حدّد المنطقة بالدرجات بالصيغة \u2066west,south,east,north\u2069',
  },
  invalid_point: {
    en: 'Give the point as latitude,longitude in degrees',
    ar: 'حدّد النقطة بالدرجات بالصيغة \u2066latitude,longitude\u2069',
  },
  invalid_polygon: {
    en: 'Give 3 to 200 corners as lat,lng;lat,lng',
    ar: 'حدّد من 3 إلى 200 نقطة بالصيغة \u2066lat,lng;lat,lng\u2069',
  },
  too_short: {
    en: 'Enter at least {minimum} characters',
    ar: 'الحد الأدنى لعدد الأحرف: {minimum}',
  },
  too_long: { en: 'Enter at most {maximum} characters', ar: 'الحد الأقصى لعدد الأحرف: {maximum}' },
  too_small: { en: 'Enter {minimum} or more', ar: 'أدخل {minimum} أو أكثر' },
  too_big: { en: 'Enter {maximum} or less', ar: 'أدخل {maximum} أو أقل' },
  too_few: { en: 'Choose at least {minimum}', ar: 'اختر {minimum} على الأقل' },
  too_many: { en: 'Choose at most {maximum}', ar: 'اختر {maximum} كحد أقصى' },
  too_many_locations: {
    en: 'You can select up to 4 locations only',
    ar: 'يمكنك اختيار 4 مواقع كحد أقصى',
  },
  too_many_alternatives: {
    en: 'Use “or” between {maximum} alternatives at most',
    ar: 'استخدم كلمة «أو» بين {maximum} بدائل على الأكثر',
  },
  page_too_deep: {
    en: 'Only the first {maximum} results can be shown. Narrow your search.',
    ar: 'يمكن عرض أول {maximum} نتيجة فقط. ضيّق نطاق البحث.',
  },
  range_reversed: {
    en: 'The minimum is higher than the maximum',
    ar: 'الحد الأدنى أكبر من الحد الأعلى',
  },
  unknown_location: { en: 'This location does not exist', ar: 'هذا الموقع غير موجود' },
  unknown_choice: { en: 'This option is not available', ar: 'هذا الخيار غير متاح' },
  near_needed: {
    en: 'Sorting by distance needs a point (near)',
    ar: 'للترتيب حسب المسافة حدّد موقعًا (near)',
  },
  not_found: { en: 'Not found', ar: 'غير موجود' },
  property_not_found: { en: 'This property does not exist', ar: 'هذا العقار غير موجود' },
  property_gone: {
    en: 'This property is no longer available',
    ar: 'هذا العقار لم يعد متاحًا',
  },
  advertiser_not_found: { en: 'This advertiser does not exist', ar: 'هذا المعلن غير موجود' },
  unauthenticated: { en: 'Log in to continue', ar: 'سجّل الدخول للمتابعة' },
  forbidden: { en: 'You do not have permission to do this', ar: 'ليست لديك صلاحية لهذا الإجراء' },
  cross_site: {
    en: 'This request did not come from a page of this site and was refused',
    ar: 'رُفض الطلب لأنه لم يصدر عن إحدى صفحات هذا الموقع',
  },
  method_not_allowed: { en: 'This method is not allowed here', ar: 'هذه الطريقة غير مسموحة هنا' },
  malformed: { en: 'The request could not be read', ar: 'تعذّرت قراءة الطلب' },
  body_too_large: { en: 'The request is too large', ar: 'حجم الطلب أكبر من المسموح' },
  too_many_parameters: {
    en: 'This URL has more than {maximum} parameters',
    ar: 'عدد المعاملات في هذا الرابط أكبر من المسموح ({maximum})',
  },
  headers_too_large: {
    en: 'The URL or the cookies of this request are too long',
    ar: 'رابط الطلب أو ملفات تعريف الارتباط فيه أطول من المسموح',
  },
  too_slow: {
    en: 'The request took too long to arrive',
    ar: 'استغرق وصول الطلب وقتًا أطول من المسموح',
  },
  unsupported_media_type: {
    en: 'Send this request as JSON',
    ar: 'أرسل الطلب بصيغة JSON',
  },
  multipart_needed: {
    en: 'Send the files as multipart/form-data',
    ar: 'أرسل الملفات بصيغة multipart/form-data',
  },
  file_missing: { en: 'Choose a file', ar: 'اختر ملفًا' },
  file_empty: { en: 'This file is empty', ar: 'هذا الملف فارغ' },
  file_too_large: {
    en: 'This file is larger than {maximum} MB',
    ar: 'حجم الملف أكبر من {maximum} ميغابايت',
  },
  too_many_files: {
    en: 'You can upload up to {maximum} files at once',
    ar: 'عدد الملفات أكبر من المسموح. الحد الأقصى في المرة الواحدة: {maximum}',
  },
  picture_needed: {
    en: 'This file is not a valid photo. Choose a JPEG, PNG or WebP file.',
    ar: 'هذا الملف ليس صورة صالحة. اختر ملفًا بصيغة JPEG أو PNG أو WebP.',
  },
  picture_or_video_needed: {
    en: 'Choose a JPEG, PNG or WebP photo, or an MP4, WebM or MOV video',
    ar: 'اختر صورة بصيغة JPEG أو PNG أو WebP، أو فيديو بصيغة MP4 أو WebM أو MOV',
  },
  document_needed: { en: 'Choose a PDF file', ar: 'اختر ملفًا بصيغة PDF' },
  heic_refused: {
    en: 'Photos in HEIC format cannot be used yet. On an iPhone choose Settings, Camera, Formats, Most Compatible, or upload a JPEG copy.',
    ar: 'لا يمكن استخدام الصور بصيغة HEIC بعد. في هواتف آيفون افتح الإعدادات ثم الكاميرا ثم الصيغ واختر «الأكثر توافقًا»، أو ارفع نسخة بصيغة JPEG.',
  },
  picture_too_big: {
    en: 'This photo is too large: at most {megapixels} megapixels and {side} pixels per side',
    ar: 'أبعاد الصورة أكبر من المسموح: {megapixels} ميغابكسل و{side} بكسل للضلع كحد أقصى',
  },
  picture_too_heavy: {
    en: 'This photo uses more data per pixel than we accept, for example 16 bits per colour. Save it as a JPEG or make it smaller.',
    ar: 'تحمل هذه الصورة بيانات أكثر مما نقبل، كأن تكون بعمق 16 بت لكل لون. احفظها بصيغة JPEG أو صغّر أبعادها.',
  },
  picture_moving: {
    en: 'Animated photos cannot be used. Choose a still photo.',
    ar: 'لا يمكن استخدام الصور المتحركة. اختر صورة ثابتة.',
  },
  picture_broken: {
    en: 'This photo is damaged or incomplete. Choose another copy.',
    ar: 'الصورة تالفة أو غير مكتملة. اختر نسخة أخرى.',
  },
  video_broken: {
    en: 'This video is damaged or incomplete. Choose another copy.',
    ar: 'الفيديو تالف أو غير مكتمل. اختر نسخة أخرى.',
  },
  document_broken: {
    en: 'This document is damaged or incomplete. Choose another copy.',
    ar: 'المستند تالف أو غير مكتمل. اختر نسخة أخرى.',
  },
  unknown_file: {
    en: 'This file is no longer stored. Upload it again.',
    ar: 'لم يعد هذا الملف موجودًا. ارفعه مرة أخرى.',
  },
  quota_reached: {
    en: 'You have used all {maximum} MB of file storage. Delete some files you no longer need.',
    ar: 'بلغ مجموع ملفاتك {maximum} ميغابايت. احذف ما لم تعد تحتاج إليه.',
  },
  files_full: {
    en: 'The files of your account and team have reached the limit of {maximum} GB. Delete some you no longer need.',
    ar: 'بلغت ملفات حسابك وفريقك الحد الأقصى للمساحة ({maximum} غيغابايت). احذف ما لم تعد تحتاج إليه.',
  },
  files_taken: {
    en: 'The storage shared by new accounts cannot hold this file right now. Delete files you no longer need, or upload a smaller one. Once you have the verified mark, or a live ad in a paid package, your files get their own storage.',
    ar: 'لا تكفي المساحة المشتركة لملفات الحسابات الجديدة لحفظ هذا الملف الآن. احذف ما لم تعد تحتاج إليه من ملفاتك أو ارفع ملفًا أصغر. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
  },
  no_space: {
    en: 'We cannot store files right now. Please try again later.',
    ar: 'لا يمكننا حفظ الملفات الآن. يُرجى المحاولة لاحقًا.',
  },
  too_many_requests: {
    en: 'Too many requests. Please try again in a moment.',
    ar: 'طلبات كثيرة جدًا. يُرجى المحاولة بعد قليل.',
  },
  download_running: {
    en: 'Another of your downloads is still running. Please try again when it has finished.',
    ar: 'لا يزال تنزيل ملف آخر جاريًا. يُرجى المحاولة بعد اكتماله.',
  },
  overloaded: {
    en: 'We are very busy right now. Please try again in a moment.',
    ar: 'نواجه ضغطًا كبيرًا الآن. يُرجى المحاولة بعد قليل.',
  },
  unavailable: {
    en: 'This service is temporarily unavailable. Please try again.',
    ar: 'الخدمة غير متاحة مؤقتًا. يُرجى المحاولة مرة أخرى.',
  },
  no_connection: {
    en: 'You appear to be offline. Check your connection and try again.',
    ar: 'لا يوجد اتصال بالإنترنت. تحقّق من الشبكة ثم حاول مرة أخرى.',
  },
  internal: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases

export type RefusalCode = keyof typeof refusals

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)
