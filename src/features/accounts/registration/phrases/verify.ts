import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Email verification', ar: 'تأكيد البريد الإلكتروني' },
  checking: { en: 'Checking the link…', ar: 'جارٍ التحقق من الرابط…' },
  done: { en: 'Verification successful', ar: 'تم التحقق بنجاح' },
  welcome: {
    en: 'Welcome, {name}. Your account is active and you are logged in.',
    ar: 'أهلًا بك، {name}. حسابك مفعّل وقد سُجّل دخولك.',
  },
  already: {
    en: 'Your email is confirmed. Log in to continue.',
    ar: 'بريدك الإلكتروني مؤكد. سجّل الدخول للمتابعة.',
  },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  toLogin: { en: 'Log in', ar: 'تسجيل الدخول' },
  unknown: { en: 'This link is not valid', ar: 'هذا الرابط غير صالح' },
  unknownText: {
    en: 'It may have expired. Log in with your password to get a new link.',
    ar: 'قد تكون صلاحيته انتهت. سجّل الدخول بكلمة المرور لنرسل إليك رابطًا جديدًا.',
  },
  failed: { en: 'The link could not be checked', ar: 'تعذّر التحقق من الرابط' },
  failedText: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
  passwordTitle: { en: 'Did you register?', ar: 'هل أنت من سجّل؟' },
  passwordReason: {
    en: 'Enter the password you chose when you registered. Someone else may have signed up with your address and could then log in to this account too.',
    ar: 'أدخل كلمة المرور التي اخترتها عند التسجيل، فقد يكون شخص آخر استخدم بريدك، وعندها يستطيع هو أيضًا الدخول إلى هذا الحساب.',
  },
  password: { en: 'Password', ar: 'كلمة المرور' },
  activate: { en: 'Activate my account', ar: 'تفعيل حسابي' },
  notMeHint: {
    en: 'You did not register, or do not know the password? Delete the registration: everything entered in it is deleted, and you can then sign up yourself.',
    ar: 'لم تسجّل، أو لا تعرف كلمة المرور؟ احذف التسجيل، فتُحذف معه كل البيانات التي أُدخلت فيه، ويمكنك بعدها إنشاء حسابك بنفسك.',
  },
  notMe: { en: 'I did not register', ar: 'لم أسجّل' },
  endTitle: { en: 'Delete this registration?', ar: 'هل تريد حذف هذا التسجيل؟' },
  endText: {
    en: 'Everything entered in it is deleted and its links stop working. This cannot be undone.',
    ar: 'ستُحذف كل البيانات التي أُدخلت فيه ولن تعمل روابطه بعد ذلك. لا يمكن التراجع عن هذه الخطوة.',
  },
  end: { en: 'Delete registration', ar: 'حذف التسجيل' },
  notEnded: {
    en: 'The registration could not be deleted. Please try again.',
    ar: 'تعذّر حذف التسجيل. يُرجى المحاولة مرة أخرى.',
  },
  ended: { en: 'The registration was deleted', ar: 'تم حذف التسجيل' },
  endedText: {
    en: 'Everything entered with your address was deleted, and the links of this registration no longer work. If you want an account, sign up with your own password.',
    ar: 'حُذفت البيانات التي أُدخلت مع بريدك، ولم تعد روابط هذا التسجيل تعمل. إن أردت حسابًا فأنشئه بكلمة مرور من اختيارك.',
  },
  toRegister: { en: 'Sign up', ar: 'إنشاء حساب' },
  changeTitle: { en: 'Is this your account?', ar: 'هل هذا حسابك؟' },
  changeText: {
    en: 'We received a request to use your address for this account. Confirm only if the account is yours; otherwise your address will be linked to an account whose password someone else knows.',
    ar: 'تلقّينا طلبًا لاستخدام بريدك في هذا الحساب. لا تؤكّد إلا إذا كان الحساب لك، وإلا ارتبط بريدك بحساب يعرف غيرك كلمة مروره.',
  },
  accountName: { en: 'Account', ar: 'الحساب' },
  currentAddress: { en: 'Current address', ar: 'البريد الحالي' },
  newAddress: { en: 'New address', ar: 'البريد الجديد' },
  confirmAddress: { en: 'Confirm this address', ar: 'تأكيد هذا البريد' },
  notConfirmed: {
    en: 'The address could not be confirmed. Please try again.',
    ar: 'تعذّر تأكيد البريد. يُرجى المحاولة مرة أخرى.',
  },
  notAskedHint: {
    en: 'If you do not recognise this account, cancel the request; your address will not be linked to it.',
    ar: 'إن كنت لا تعرف هذا الحساب فألغِ الطلب، ولن يُربط بريدك بهذا الحساب.',
  },
  notAsked: { en: 'I did not ask for this', ar: 'لم أطلب ذلك' },
  requestNotEnded: {
    en: 'The request could not be cancelled. Please try again.',
    ar: 'تعذّر إلغاء الطلب. يُرجى المحاولة مرة أخرى.',
  },
  requestEnded: { en: 'Request cancelled', ar: 'تم إلغاء الطلب' },
  requestEndedText: {
    en: 'Your address will not be linked to the account, and the link no longer works.',
    ar: 'لن يُربط بريدك بهذا الحساب، ولم يعد الرابط يعمل.',
  },
  needsScripts: {
    en: 'Activating your account requires JavaScript. Please turn it on in your browser.',
    ar: 'يحتاج تفعيل الحساب إلى تشغيل جافا سكريبت. فعّلها في متصفحك من فضلك.',
  },
} satisfies Phrases
