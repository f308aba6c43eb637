import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Advertising permit', ar: 'تصريح الإعلان' },
  number: { en: 'Permit no.', ar: 'رقم التصريح' },
  issuer: { en: 'Issued by', ar: 'الجهة المصدرة' },
  validUntil: { en: 'Valid until', ar: 'صالح حتى' },
  meaning: {
    en: 'The advertiser entered this number. We have not checked it against the authority’s register: check it there before you pay anything.',
    ar: 'هذا الرقم أدخله المعلن ولم نتحقق منه في سجل الجهة المصدرة، فطابقه مع السجل قبل أن تدفع أي مبلغ.',
  },
  none: {
    en: 'No permit is shown for this ad. It needs one if the property is in one of these places: {places}. Ask for it before viewing.',
    ar: 'لم يُذكر تصريح لهذا الإعلان. التصريح إلزامي في {places}، فإذا كان العقار في إحداها فاطلبه قبل المعاينة.',
  },
  qrCode: { en: 'QR code of the permit', ar: 'رمز الاستجابة السريعة للتصريح' },
} satisfies Phrases

export const issuers = {
  rera: {
    en: 'Dubai Land Department (Trakheesi)',
    ar: 'دائرة الأراضي والأملاك في دبي (تراخيصي)',
  },
  dtcm: {
    en: 'Dubai Department of Economy and Tourism (holiday home)',
    ar: 'دائرة الاقتصاد والسياحة في دبي (بيت عطلات)',
  },
  adrec: {
    en: 'Abu Dhabi Real Estate Centre (Madhmoun)',
    ar: 'مركز أبوظبي العقاري (مضمون)',
  },
} satisfies Phrases
