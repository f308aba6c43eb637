import type { Phrases } from '#i18n/phrases.ts'

/** The words around export and erasure. */
export const phrases = {
  title: { en: 'Your data', ar: 'بياناتك' },
  note: {
    en: 'The data protection law gives you both: a copy of everything, and the right to have it erased.',
    ar: 'يمنحك قانون حماية البيانات الشخصية الأمرين: نسخة من كل بياناتك، وحق محوها.',
  },
  export: { en: 'Download my data', ar: 'تنزيل بياناتي' },
  exporting: { en: 'One moment…', ar: 'لحظة من فضلك…' },
  exportNote: {
    en: 'One file (JSON) with your account, ads, memberships, files, mails and sessions.',
    ar: 'ملف واحد (JSON) فيه حسابك وإعلاناتك وعضوياتك وملفاتك ورسائلك وجلساتك.',
  },
  notNow: { en: 'Not now', ar: 'ليس الآن' },
  erase: { en: 'Erase my account', ar: 'حذف حسابي' },
  eraseTitle: { en: 'Erase your account for good?', ar: 'هل تحذف حسابك نهائيًا؟' },
  eraseNow: {
    en: 'This happens at once and cannot be undone:',
    ar: 'يحدث ذلك فورًا ولا يمكن التراجع عنه:',
  },
  erasePerson: {
    en: 'your name, numbers, photo, papers and password are wiped, and you are logged out everywhere;',
    ar: 'يُمحى اسمك وأرقامك وصورتك ووثائقك وكلمة مرورك، ويُسجَّل خروجك من جميع الأجهزة؛',
  },
  eraseAds: {
    en: 'your own ads are closed; ads you made for an agency stay with it;',
    ar: 'تُغلق إعلاناتك الخاصة، وتبقى الإعلانات التي نشرتها باسم مكتب عقاري لديه؛',
  },
  eraseTeam: {
    en: 'your invitations end, and the agents of your team are free again.',
    ar: 'تنتهي دعواتك، ويصبح وكلاء فريقك مستقلين.',
  },
  password: { en: 'Your password', ar: 'كلمة مرورك' },
  erased: { en: 'Your account was erased', ar: 'حُذف حسابك' },
  cancel: { en: 'Keep my account', ar: 'الاحتفاظ بحسابي' },
} satisfies Phrases
