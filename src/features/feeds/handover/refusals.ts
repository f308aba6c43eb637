import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  feed_membership_ended: {
    en: 'The import was stopped because you are no longer a member of the agency. Ads already imported stay with the agency; ads you import from now on are your own.',
    ar: 'أُنهي الاستيراد لأنك لم تعد ضمن فريق المكتب. ما استُورد قبل ذلك يبقى لدى المكتب، وما تستورده من الآن يكون باسمك.',
  },
} satisfies Phrases
