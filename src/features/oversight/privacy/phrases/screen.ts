import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Your data', ar: 'بياناتك' },
  note: {
    en: 'The data protection law gives you the right to a copy of your data and to have it erased.',
    ar: 'يمنحك قانون حماية البيانات الشخصية الحق في الحصول على نسخة من بياناتك وفي طلب محوها.',
  },
  export: { en: 'Download my data', ar: 'تنزيل بياناتي' },
  exporting: { en: 'One moment…', ar: 'لحظة من فضلك…' },
  exportNote: {
    en: 'One file (JSON) with your account, ads, memberships, files, emails and sessions.',
    ar: 'ملف واحد (JSON) فيه حسابك وإعلاناتك وعضوياتك وملفاتك ورسائلك وجلساتك.',
  },
  notNow: { en: 'Not now', ar: 'ليس الآن' },
  erase: { en: 'Delete my account', ar: 'حذف حسابي' },
  eraseTitle: { en: 'Permanently delete your account?', ar: 'هل تريد حذف حسابك نهائيًا؟' },
  eraseNow: {
    en: 'This happens immediately and cannot be undone:',
    ar: 'يحدث ذلك فورًا ولا يمكن التراجع عنه:',
  },
  erasePerson: {
    en: 'your name, numbers, photo, documents and password are deleted, and you are logged out everywhere; only invoices keep the name of the buyer, as tax law requires;',
    ar: 'يُحذف اسمك وأرقامك وصورتك ووثائقك وكلمة مرورك، ويُسجَّل خروجك من جميع الأجهزة، ولا يبقى اسم المشتري إلا في الفواتير كما يقتضي قانون الضرائب؛',
  },
  eraseAds: {
    en: 'your own ads are closed; ads you published for an agency stay with it;',
    ar: 'تُغلق إعلاناتك الخاصة، وتبقى الإعلانات التي نشرتها باسم مكتب عقاري لديه؛',
  },
  eraseTeam: {
    en: 'your invitations end, and the agents of your team become independent.',
    ar: 'تنتهي دعواتك، ويصبح وكلاء فريقك مستقلين.',
  },
  password: { en: 'Your password', ar: 'كلمة مرورك' },
  erased: { en: 'Your account was deleted', ar: 'تم حذف حسابك' },
  cancel: { en: 'Keep my account', ar: 'الاحتفاظ بحسابي' },
} satisfies Phrases
