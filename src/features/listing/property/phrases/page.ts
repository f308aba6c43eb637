import type { Phrases } from '#i18n/phrases.ts'
import { phrases as card } from './card.ts'

export const phrases = {
  ...card,

  bathrooms: { en: 'Bathrooms', ar: 'الحمامات' },
  photoOf: { en: '{at} of {total}', ar: '{at} من {total}' },
  callAbout: { en: 'Call about {title}', ar: 'اتصل بشأن {title}' },
  whatsappAbout: { en: 'WhatsApp about {title}', ar: 'واتساب بشأن {title}' },

  home: { en: 'Home', ar: 'الرئيسية' },
  forSale: { en: 'For sale', ar: 'للبيع' },
  forRent: { en: 'For rent', ar: 'للإيجار' },
  breadcrumbs: { en: 'Where this property is', ar: 'موقع هذا العقار' },

  photos: {
    en: { one: '{count} photo', other: '{count} photos' },
    ar: {
      zero: 'بدون صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: '{count} صور',
      many: '{count} صورة',
      other: '{count} صورة',
    },
  },
  photoName: { en: '{title}: photo {at} of {total}', ar: '{title}: صورة {at} من {total}' },
  photosLater: {
    en: 'No photos yet. Ask the advertiser for photos before viewing.',
    ar: 'لم يضف المعلن صورًا. اطلبها منه قبل المعاينة.',
  },
  agent: { en: 'An agent', ar: 'وكيل عقاري' },
  agency: { en: 'An agency', ar: 'مكتب عقاري' },
  reference: { en: 'Reference', ar: 'الرقم المرجعي' },

  contact: { en: 'Contact the advertiser', ar: 'تواصل مع المعلن' },
  sms: { en: 'SMS', ar: 'رسالة نصية' },
  smsAbout: { en: 'SMS about {title}', ar: 'رسالة نصية بشأن {title}' },
  message: {
    en: 'Hello, I am interested in your property {reference}: {title}. Is it still available?\n{address}',
    ar: 'السلام عليكم، أود الاستفسار عن العقار رقم {reference}: {title}. هل ما زال متاحًا؟\n{address}',
  },
  sayReference: {
    en: 'Please mention the reference when you call.',
    ar: 'يُرجى ذكر الرقم المرجعي عند الاتصال.',
  },
  brn: { en: 'BRN', ar: 'رقم بطاقة الوسيط' },
  orn: { en: 'ORN', ar: 'رقم المكتب العقاري' },
  allOfAdvertiser: { en: 'All properties of this advertiser', ar: 'كل عقارات هذا المعلن' },
} satisfies Phrases
