import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  inviteFooter: {
    en: 'You are receiving this email because {agency} entered this address on our site.',
    ar: 'وصلتك هذه الرسالة لأن بريدك الإلكتروني أُدخل في موقعنا من حساب «{agency}».',
  },
  teamFooter: {
    en: 'You are receiving this email because it concerns your team.',
    ar: 'وصلتك هذه الرسالة لأنها تخصّ فريقك.',
  },
  inviteSubject: { en: '{agency} invites you to join', ar: 'دعوة للانضمام إلى {agency}' },
  inviteReason: {
    en: '{agency} invites you to join its team on our site and to publish property ads on its behalf.',
    ar: 'وصلتك دعوة من «{agency}» للانضمام إلى فريق المكتب في موقعنا ونشر الإعلانات العقارية باسمه.',
  },
  inviteHow: {
    en: 'Open this link while logged in as an agent or a broker. If you have no account, sign up first. The link is valid for {duration}.',
    ar: 'افتح هذا الرابط وأنت مسجّل الدخول بحساب وكيل أو وسيط، وإن لم يكن لديك حساب فأنشئه أولًا. الرابط صالح لمدة {duration}.',
  },
  inviteIgnore: {
    en: 'If you do not know the agency, ignore this email: nothing happens unless you accept.',
    ar: 'إن كنت لا تعرف هذا المكتب العقاري فتجاهل الرسالة، فلن يحدث شيء ما لم تقبل الدعوة.',
  },
  inviteAction: { en: 'View invitation', ar: 'عرض الدعوة' },
  joinedSubject: { en: '{agent} joined your team', ar: 'انضمام {agent} إلى فريقك' },
  joinedReason: {
    en: '{agent} accepted your invitation and can now publish ads in your name.',
    ar: 'قُبلت الدعوة التي أرسلتها، وأصبح بإمكان {agent} نشر الإعلانات باسمك.',
  },
  leftSubject: { en: '{agent} left your team', ar: 'مغادرة {agent} لفريقك' },
  leftReason: {
    en: '{agent} is no longer on your team. Ads published in your name are yours and stay as they are.',
    ar: 'لم يعد {agent} ضمن فريقك. الإعلانات المنشورة باسمك لك وتبقى كما هي.',
  },
  youJoinedSubject: { en: 'You joined {agency}', ar: 'انضمامك إلى {agency}' },
  youJoinedReason: {
    en: 'Your account joined the team of {agency}. Ads you create for it from now on belong to the agency.',
    ar: 'انضم حسابك إلى فريق «{agency}»، وكل ما تنشره باسم المكتب من الآن يبقى لديه.',
  },
  youJoinedAdvice: {
    en: 'If this was not you, choose a new password and leave the team on your account page.',
    ar: 'إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة، ثم غادر الفريق من صفحة حسابك.',
  },
  youLeftSubject: { en: 'You left {agency}', ar: 'مغادرتك لفريق {agency}' },
  youLeftReason: {
    en: 'Your account left the team of {agency}. The ads you made for the agency stay with it; your own ads and your account remain yours.',
    ar: 'غادر حسابك فريق «{agency}». تبقى الإعلانات التي نشرتها باسم المكتب لديه، أما إعلاناتك الخاصة وحسابك فيبقيان لك.',
  },
  youLeftAdvice: {
    en: 'If this was not you, choose a new password and ask the agency for another invitation.',
    ar: 'إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة، ثم اطلب من المكتب دعوة أخرى.',
  },
  notYouAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
  removedSubject: {
    en: 'You are no longer on the team of {agency}',
    ar: 'لم تعد ضمن فريق {agency}',
  },
  removedReason: {
    en: '{agency} has removed you from its team. Ads you published for the agency stay with it; your own ads and your account remain yours.',
    ar: 'أُنهيت عضويتك في فريق «{agency}». تبقى الإعلانات التي نشرتها باسم المكتب لديه، أما إعلاناتك الخاصة وحسابك فيبقيان لك.',
  },
} satisfies Phrases
