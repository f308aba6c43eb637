import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  too_many_invitations: {
    en: 'Your account, or the new accounts of your network together, have reached the daily limit of {maximum} invitations. Please try again tomorrow.',
    ar: 'بلغت دعوات حسابك، أو مجموع دعوات الحسابات الجديدة في شبكتك، الحد الأقصى في اليوم ({maximum}). يُرجى المحاولة غدًا.',
  },
  invitations_full: {
    en: 'Your team has reached the limit of {maximum} open or declined invitations. Cancel or remove some first.',
    ar: 'بلغت الدعوات المفتوحة والمرفوضة لفريقك الحد الأقصى ({maximum}). اسحب بعض الدعوات المفتوحة أو أزل المرفوضة أولًا.',
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
} satisfies Phrases
