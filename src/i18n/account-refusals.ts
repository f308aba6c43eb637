import type { Phrases } from './phrases.ts'

/** The words of refusals about being who one says (names, passwords, codes, phone numbers, photos), and about teams. */
export const accountRefusals = {
  photo_in_use: {
    en: 'This photo was sent with another registration. Upload it again.',
    ar: 'أُرسلت هذه الصورة مع طلب تسجيل آخر. ارفعها مرة أخرى.',
  },
  too_many_accounts: {
    en: 'So many accounts have been opened from this network lately that no more can be opened for now. Register from another network, for example over mobile data.',
    ar: 'فُتحت حسابات كثيرة من هذه الشبكة في الأيام الأخيرة، فلا يمكن فتح المزيد الآن. سجّل من شبكة أخرى، مثل بيانات الهاتف المحمول.',
  },
  phone_changed_often: {
    en: 'The phone number has been changed too often today. Please try again tomorrow.',
    ar: 'غُيِّر رقم الهاتف مرات كثيرة اليوم. يُرجى المحاولة غدًا.',
  },
  too_many_invitations: {
    en: 'Your account, or the new accounts of your network together, have reached the daily limit of {maximum} invitations. Please try again tomorrow.',
    ar: 'بلغت دعوات حسابك، أو مجموع دعوات الحسابات الجديدة في شبكتك، الحد الأقصى في اليوم ({maximum}). يُرجى المحاولة غدًا.',
  },
  invitations_full: {
    en: 'Your team has reached the limit of {maximum} open or declined invitations. Cancel or remove some first.',
    ar: 'بلغت الدعوات المفتوحة والمرفوضة لفريقك الحد الأقصى ({maximum}). اسحب بعض الدعوات المفتوحة أو أزل المرفوضة أولًا.',
  },
  password_needed: {
    en: 'For your security, enter your password again',
    ar: 'لحماية حسابك، أدخل كلمة المرور مرة أخرى',
  },
  invalid_password: { en: 'Incorrect password', ar: 'كلمة المرور غير صحيحة' },
  reset_needed: {
    en: 'Too many incorrect passwords. Reset the password by email.',
    ar: 'محاولات خاطئة كثيرة. أعد تعيين كلمة المرور عبر البريد الإلكتروني.',
  },
  claims_verification: {
    en: 'A name cannot claim to be verified, official, approved or ours. Only the verified mark beside it shows that.',
    ar: 'لا يمكن أن يتضمّن الاسم ما يوحي بأنه موثّق أو معتمد أو رسمي أو تابع لنا. العلامة بجانب الاسم هي التي تدلّ على توثيقه.',
  },
  second_factor_required: {
    en: 'Enter the code from your authenticator app',
    ar: 'أدخل الرمز من تطبيق المصادقة',
  },
  invalid_code: {
    en: 'This code is incorrect or has already been used',
    ar: 'الرمز غير صحيح أو سبق استخدامه',
  },
  second_factor_on: { en: 'Two-step verification is already on', ar: 'التحقق بخطوتين مفعّل بالفعل' },
  second_factor_off: { en: 'Two-step verification is not on', ar: 'التحقق بخطوتين غير مفعّل' },
} satisfies Phrases
