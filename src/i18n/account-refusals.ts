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
    en: 'You have sent as many invitations as an account may send in a day ({maximum}). Please try again tomorrow.',
    ar: 'بلغت الحد الأقصى من الدعوات التي يمكن إرسالها من حسابك في اليوم الواحد ({maximum}). يُرجى المحاولة غدًا.',
  },
  invitations_full: {
    en: 'Your team already has {maximum} invitations that are open or were declined. Take some of them back first.',
    ar: 'لدى فريقك {maximum} دعوة مفتوحة أو مرفوضة، وهو الحد الأقصى. اسحب بعضها أولًا.',
  },
  password_needed: {
    en: 'For your safety, enter your password once more',
    ar: 'لحماية حسابك، أدخل كلمة المرور مرة أخرى',
  },
  invalid_password: { en: 'The password is not right', ar: 'كلمة المرور غير صحيحة' },
  reset_needed: {
    en: 'Too many wrong passwords. Reset the password by e-mail.',
    ar: 'محاولات خاطئة كثيرة. أعد تعيين كلمة المرور عبر البريد الإلكتروني.',
  },
  claims_verification: {
    en: 'A name cannot say that it is verified, official, approved or ours. The mark beside a name says who was verified.',
    ar: 'لا يمكن أن يتضمّن الاسم ما يوحي بأنه موثّق أو معتمد أو رسمي أو تابع لنا. العلامة بجانب الاسم هي التي تدلّ على توثيقه.',
  },
  second_factor_required: {
    en: 'Enter the code from your authenticator app',
    ar: 'أدخل الرمز من تطبيق المصادقة',
  },
  invalid_code: {
    en: 'This code is not right, or it was used already',
    ar: 'الرمز غير صحيح أو سبق استخدامه',
  },
  second_factor_on: {
    en: 'Two-step login is already on',
    ar: 'تسجيل الدخول بخطوتين مفعّل بالفعل',
  },
  second_factor_off: {
    en: 'Two-step login is not on',
    ar: 'تسجيل الدخول بخطوتين غير مفعّل',
  },
} satisfies Phrases
