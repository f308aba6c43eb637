import type { Phrases } from '#i18n/phrases.ts'

/** The words of /verify/{id}. */
export const phrases = {
  title: { en: 'E-mail verification', ar: 'تأكيد البريد الإلكتروني' },
  checking: { en: 'Checking the link…', ar: 'جارٍ التحقق من الرابط…' },
  done: { en: 'Verification successful', ar: 'تم التحقق بنجاح' },
  welcome: {
    en: 'Welcome, {name}. Your account is active and you are logged in.',
    ar: 'أهلًا بك، {name}. حسابك مفعّل وقد سُجّل دخولك.',
  },
  already: {
    en: 'Your e-mail is confirmed. Log in to continue.',
    ar: 'بريدك الإلكتروني مؤكد. سجّل الدخول للمتابعة.',
  },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
  toLogin: { en: 'Log in', ar: 'تسجيل الدخول' },
  unknown: { en: 'This link is not valid', ar: 'هذا الرابط غير صالح' },
  unknownText: {
    en: 'It may be older than 24 hours. Log in with your password: that sends a new message.',
    ar: 'قد يكون مضى عليه أكثر من 24 ساعة. سجّل الدخول بكلمة المرور لنرسل إليك رسالة جديدة.',
  },
  failed: { en: 'The link could not be checked', ar: 'تعذّر التحقق من الرابط' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  passwordTitle: { en: 'Is it you who registered?', ar: 'هل أنت من سجّل؟' },
  passwordReason: {
    en: 'Enter the password you chose when you registered: somebody else may have used your address, and could then log in to this account as well.',
    ar: 'أدخل كلمة المرور التي اخترتها عند التسجيل، فقد يكون شخص آخر استخدم بريدك، وعندها يستطيع هو أيضًا الدخول إلى هذا الحساب.',
  },
  password: { en: 'Password', ar: 'كلمة المرور' },
  activate: { en: 'Activate my account', ar: 'تفعيل حسابي' },
  notMeHint: {
    en: 'You did not register, or do not know the password? End the registration: everything entered in it is deleted, and you can then sign up yourself.',
    ar: 'لم تسجّل، أو لا تعرف كلمة المرور؟ احذف التسجيل، فتُحذف معه كل البيانات التي أُدخلت فيه، ويمكنك بعدها إنشاء حسابك بنفسك.',
  },
  notMe: { en: 'I did not register', ar: 'لم أسجّل' },
  endTitle: { en: 'End this registration?', ar: 'هل تريد حذف هذا التسجيل؟' },
  endText: {
    en: 'Everything entered in it is deleted and its links stop working. This cannot be undone.',
    ar: 'ستُحذف كل البيانات التي أُدخلت فيه ولن تعمل روابطه بعد ذلك. لا يمكن التراجع عن هذه الخطوة.',
  },
  end: { en: 'End the registration', ar: 'حذف التسجيل' },
  notEnded: {
    en: 'The registration could not be ended. Please try again.',
    ar: 'تعذّر حذف التسجيل. حاول مرة أخرى من فضلك.',
  },
  ended: { en: 'The registration has been ended', ar: 'حُذف التسجيل' },
  endedText: {
    en: 'What was entered with your address is deleted, and its links no longer work. If you want an account, sign up with a password of your own.',
    ar: 'حُذفت البيانات التي أُدخلت مع بريدك، ولم تعد روابطها تعمل. إن أردت حسابًا فأنشئه بكلمة مرور من اختيارك.',
  },
  toRegister: { en: 'Sign up', ar: 'إنشاء حساب' },
  changeTitle: { en: 'Is this your account?', ar: 'هل هذا حسابك؟' },
  changeText: {
    en: 'This account asks to use your address. Confirm only if the account is yours: otherwise your address would belong to an account whose password somebody else knows.',
    ar: 'يطلب هذا الحساب استخدام بريدك. لا تؤكّد إلا إذا كان الحساب لك، وإلا ارتبط بريدك بحساب يعرف غيرك كلمة مروره.',
  },
  accountName: { en: 'Account', ar: 'الحساب' },
  currentAddress: { en: 'Current address', ar: 'البريد الحالي' },
  newAddress: { en: 'New address', ar: 'البريد الجديد' },
  confirmAddress: { en: 'Confirm this address', ar: 'تأكيد هذا البريد' },
  notConfirmed: {
    en: 'The address could not be confirmed. Please try again.',
    ar: 'تعذّر تأكيد البريد. حاول مرة أخرى من فضلك.',
  },
  notAskedHint: {
    en: 'You do not know this account? Then end the request: the account does not get your address.',
    ar: 'لا تعرف هذا الحساب؟ ألغِ الطلب، ولن يحصل الحساب على بريدك.',
  },
  notAsked: { en: 'I did not ask for this', ar: 'لم أطلب ذلك' },
  requestNotEnded: {
    en: 'The request could not be ended. Please try again.',
    ar: 'تعذّر إلغاء الطلب. حاول مرة أخرى من فضلك.',
  },
  requestEnded: { en: 'The request has been ended', ar: 'أُلغي الطلب' },
  requestEndedText: {
    en: 'The account does not get your address, and the link no longer works.',
    ar: 'لن يحصل الحساب على بريدك، ولم يعد الرابط يعمل.',
  },
  needsScripts: {
    en: 'Opening an account needs JavaScript. Please turn it on in your browser.',
    ar: 'يحتاج تفعيل الحساب إلى تشغيل الجافا سكريبت. فعّله في متصفحك من فضلك.',
  },
} satisfies Phrases
