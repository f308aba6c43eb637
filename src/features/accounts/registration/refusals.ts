import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  photo_in_use: {
    en: 'This photo was sent with another registration. Upload it again.',
    ar: 'أُرسلت هذه الصورة مع طلب تسجيل آخر. ارفعها مرة أخرى.',
  },
  too_many_accounts: {
    en: 'So many accounts have been opened from this network lately that no more can be opened for now. Register from another network, for example over mobile data.',
    ar: 'فُتحت حسابات كثيرة من هذه الشبكة في الأيام الأخيرة، فلا يمكن فتح المزيد الآن. أنشئ حسابك من شبكة أخرى، مثل شبكة بيانات الهاتف المتحرك.',
  },
  birthday_in_future: {
    en: 'The birthday cannot be in the future',
    ar: 'لا يمكن أن يكون تاريخ الميلاد في المستقبل',
  },
} satisfies Phrases
