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
    en: 'The advertiser entered this number. We have not checked it against the authority’s register: check it there before you pay anything.',
    ar: 'هذا الرقم أدخله المعلن ولم نتحقق منه في سجل الجهة المصدرة، فطابقه مع السجل قبل أن تدفع أي مبلغ.',
  },
  none: {
    en: 'No permit is shown for this ad. If the property is in Dubai, Abu Dhabi or Al Ain, the ad needs one: ask for it before viewing.',
    ar: 'لم يُذكر تصريح لهذا الإعلان. إذا كان العقار في دبي أو أبوظبي أو العين فالتصريح إلزامي، فاطلبه قبل المعاينة.',
  },
  qrCode: { en: 'QR code of the permit', ar: 'رمز الاستجابة السريعة للتصريح' },
} satisfies Phrases
