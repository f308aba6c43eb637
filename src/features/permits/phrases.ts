import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Advertising permit', ar: 'تصريح الإعلان' },
  number: { en: 'Permit no.', ar: 'رقم التصريح' },
  issuer: { en: 'Issued by', ar: 'الجهة المصدرة' },
  validUntil: { en: 'Valid until', ar: 'صالح حتى' },
  dld: {
    en: 'Dubai Land Department (Trakheesi)',
    ar: 'دائرة الأراضي والأملاك في دبي (تراخيصي)',
  },
  adrec: {
    en: 'Abu Dhabi Real Estate Centre (Madhmoun)',
    ar: 'مركز أبوظبي العقاري (مضمون)',
  },
  dtcm: {
    en: 'Dubai Department of Economy and Tourism (holiday home)',
    ar: 'دائرة الاقتصاد والسياحة في دبي (بيت عطلات)',
  },
  meaning: {
    en: 'The permit allows this advertiser to advertise this home. Compare its number with the register of the authority before you pay anything.',
    ar: 'يسمح التصريح لهذا المعلن بالإعلان عن هذا العقار. طابق الرقم مع سجل الجهة المصدرة قبل أن تدفع أي مبلغ.',
  },
  none: {
    en: 'This ad names no permit. In Dubai, Abu Dhabi and Al Ain an ad needs one: ask for it before you view.',
    ar: 'لم يُذكر تصريح لهذا الإعلان. التصريح لازم في دبي وأبوظبي والعين، فاطلبه قبل المعاينة.',
  },
  qrCode: { en: 'QR code of the permit', ar: 'رمز الاستجابة السريعة للتصريح' },
} satisfies Phrases
