import type { Phrases } from '#i18n/phrases.ts'

/** The words of /account/users and /join/{token}. */
export const phrases = {
  usersTitle: { en: 'Users and agents', ar: 'المستخدمون والوكلاء' },
  usersNote: {
    en: 'Your team publishes ads in your name. You can add as many agents as you like.',
    ar: 'ينشر فريقك الإعلانات باسمك، ويمكنك إضافة أي عدد من الوكلاء.',
  },
  onlyOffices: {
    en: 'Agencies and companies have a team here. Yours is not such an account.',
    ar: 'هذه الصفحة للمكاتب العقارية والشركات، وحسابك ليس منها.',
  },
  inviteTitle: { en: 'Add an agent', ar: 'إضافة وكيل' },
  inviteNote: {
    en: 'We send a link that is good for seven days. An agent or broker opens it and accepts.',
    ar: 'نرسل رابطًا صالحًا لمدة سبعة أيام، يفتحه الوكيل أو الوسيط ويقبل الدعوة.',
  },
  email: { en: 'E-mail of the agent', ar: 'البريد الإلكتروني للوكيل' },
  invite: { en: 'Send invitation', ar: 'إرسال الدعوة' },
  invited: { en: 'The invitation to {email} is on its way', ar: 'أُرسلت الدعوة إلى {email}' },
  team: { en: 'Your team', ar: 'فريقك' },
  noTeam: { en: 'Nobody is on your team yet', ar: 'لا أحد في فريقك بعد' },
  noTeamText: {
    en: 'Add the first agent by e-mail. Until they accept you see the invitation here.',
    ar: 'أضف أول وكيل عبر البريد الإلكتروني، وستبقى الدعوة هنا حتى يقبلها.',
  },
  teamFailed: { en: 'Your team could not be loaded.', ar: 'تعذّر تحميل فريقك.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  pending: { en: 'Invited', ar: 'بانتظار القبول' },
  active: { en: 'Member', ar: 'عضو' },
  left: { en: 'Left', ar: 'غادر' },
  since: { en: 'since {day}', ar: 'منذ {day}' },
  resend: { en: 'Send again', ar: 'إعادة الإرسال' },
  resendTo: { en: 'Send the invitation to {name} again', ar: 'إعادة إرسال الدعوة إلى {name}' },
  revoke: { en: 'Take back', ar: 'سحب الدعوة' },
  revokeOf: { en: 'Take back the invitation to {name}', ar: 'سحب الدعوة المرسلة إلى {name}' },
  revokeTitle: { en: 'Take back this invitation?', ar: 'هل تسحب هذه الدعوة؟' },
  revokeText: {
    en: 'The links sent to {name} open nothing any more. You can invite them again at any time.',
    ar: 'لن تعمل الروابط المرسلة إلى {name} بعد الآن، ويمكنك دعوته مجددًا في أي وقت.',
  },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeName: { en: 'Remove {name}', ar: 'إزالة {name}' },
  removeTitle: { en: 'Remove {name} from your team?', ar: 'هل تزيل {name} من فريقك؟' },
  removeText: {
    en: 'They can no longer publish in your name. The ads they made for you stay with you; their account and their own ads stay theirs.',
    ar: 'لن يتمكن من النشر باسمك بعد الآن. تبقى لديك الإعلانات التي نشرها باسمك، ويبقى له حسابه وإعلاناته الخاصة.',
  },
  removed: { en: 'Removed successfully!', ar: 'تمت الإزالة بنجاح!' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  joinTitle: { en: 'Invitation', ar: 'دعوة' },
  joinNote: { en: 'An agency wants you on its team.', ar: 'مكتب عقاري يدعوك إلى فريقه.' },
  checking: { en: 'Looking at the invitation…', ar: 'جارٍ فتح الدعوة…' },
  invites: { en: '{agency} invites you', ar: 'دعوة من {agency}' },
  joinText: {
    en: 'If you accept, you can publish ads in the name of {agency}. It sees and manages those ads and their enquiries. Your own ads stay yours, and you can leave at any time.',
    ar: 'إذا قبلت أمكنك نشر الإعلانات باسم {agency}، ويطّلع المكتب على تلك الإعلانات واستفساراتها ويديرها. تبقى إعلاناتك الخاصة لك، ويمكنك المغادرة متى شئت.',
  },
  seeAgency: { en: 'See its profile', ar: 'عرض صفحته' },
  accept: { en: 'Accept', ar: 'قبول' },
  decline: { en: 'No, thanks', ar: 'لا، شكرًا' },
  declined: {
    en: 'Nothing was changed. The invitation ends by itself.',
    ar: 'لم يتغيّر شيء، وتنتهي الدعوة من تلقاء نفسها.',
  },
  joined: { en: 'You are now part of {agency}', ar: 'أصبحت من فريق {agency}' },
  loginFirst: {
    en: 'Log in as an agent or a broker to accept. Without an account, sign up first: we keep this invitation for you in this browser.',
    ar: 'لقبول الدعوة سجّل الدخول بحساب وكيل أو وسيط. وإن لم يكن لديك حساب فأنشئه أولًا، وستبقى هذه الدعوة محفوظة لك في هذا المتصفح.',
  },
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
  signUp: { en: 'Sign up', ar: 'إنشاء حساب' },
  wrongRole: {
    en: 'Only agents and brokers can join an agency. You are logged in as {name}.',
    ar: 'الانضمام إلى مكتب عقاري للوكلاء والوسطاء فقط. أنت مسجّل الدخول باسم {name}.',
  },
  alreadyHere: {
    en: 'You already work for {agency}. Leave it first, in your account, to join another agency.',
    ar: 'أنت تعمل حاليًا لدى {agency}. غادره أولًا من حسابك لتنضم إلى مكتب آخر.',
  },
  toAccount: { en: 'To my account', ar: 'إلى حسابي' },
  gone: { en: 'This invitation is not open any more', ar: 'لم تعد هذه الدعوة قائمة' },
  goneText: {
    en: 'It was used, taken back, or is older than seven days. Ask the agency for a new one.',
    ar: 'استُخدمت أو سُحبت أو مضى عليها أكثر من سبعة أيام. اطلب من المكتب دعوة جديدة.',
  },
} satisfies Phrases
