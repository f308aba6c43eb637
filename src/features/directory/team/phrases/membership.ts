import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  failed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
  agencyTitle: { en: 'Your agency', ar: 'مكتبك العقاري' },
  memberOf: { en: 'You publish ads for {agency}.', ar: 'تنشر الإعلانات باسم {agency}.' },
  noAgency: {
    en: 'You work on your own. To join an agency, ask it for an invitation and open the link in the email.',
    ar: 'تعمل لحسابك الخاص. للانضمام إلى مكتب عقاري اطلب منه دعوة وافتح الرابط الذي يصلك بالبريد.',
  },
  leave: { en: 'Leave the agency', ar: 'مغادرة المكتب' },
  leaveTitle: { en: 'Leave {agency}?', ar: 'هل تريد مغادرة {agency}؟' },
  leaveText: {
    en: 'Ads you published for the agency stay with it, together with their leads. The feeds they were imported from are no longer refreshed automatically. Your account and your own ads remain yours. To come back you need a new invitation.',
    ar: 'تبقى الإعلانات التي نشرتها باسم المكتب لديه مع طلبات العملاء عليها، ويتوقف التحديث التلقائي للمصادر التي استُوردت منها. ويبقى لك حسابك وإعلاناتك الخاصة. وللعودة تحتاج إلى دعوة جديدة.',
  },
  hasLeft: { en: 'You have left {agency}', ar: 'تمت مغادرة {agency}' },
  waiting: { en: 'You have an invitation to a team', ar: 'لديك دعوة للانضمام إلى فريق' },
  look: { en: 'View invitation', ar: 'عرض الدعوة' },
} satisfies Phrases
