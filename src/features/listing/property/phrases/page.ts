import type { Phrases } from '#i18n/phrases.ts'
import { phrases as card } from './card.ts'

export const phrases = {
  ...card,

  photoOf: { en: '{at} of {total}', ar: '{at} من {total}' },
  callAbout: { en: 'Call about {title}', ar: 'اتصل بشأن {title}' },
  siteReached: {
    en: 'The advertiser shows no number: you will reach {site}.',
    ar: 'لا يعرض المعلن رقمه، لذلك ستتواصل مع {site}.',
  },
  siteCalled: {
    en: 'The advertiser shows no phone number: you will call {site}.',
    ar: 'لا يعرض المعلن رقم هاتفه، وسيصل اتصالك إلى {site}.',
  },
  siteWritten: {
    en: 'The advertiser shows no WhatsApp number: you will write to {site}.',
    ar: 'لا يعرض المعلن رقم واتساب، وستصل رسالتك إلى {site}.',
  },
  whatsappAbout: { en: 'WhatsApp about {title}', ar: 'واتساب بشأن {title}' },

  home: { en: 'Home', ar: 'الرئيسية' },
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
  plans: { en: 'Floor plan', ar: 'مخطط الطابق' },
  planName: { en: '{title}: floor plan', ar: '{title}: مخطط الطابق' },
  tour: { en: '{degrees}° tour', ar: 'جولة \u2066{degrees}°\u2069' },
  video: { en: 'Video', ar: 'فيديو' },
  save: { en: 'Favourite', ar: 'المفضلة' },
  photosLater: {
    en: 'No photos yet. Ask the advertiser for photos before viewing.',
    ar: 'لم يضف المعلن صورًا. اطلبها منه قبل المعاينة.',
  },

  sms: { en: 'SMS', ar: 'رسالة نصية' },
  smsAbout: { en: 'SMS about {title}', ar: 'رسالة نصية بشأن {title}' },
  message: {
    en: 'Hello, I am interested in your property {reference}: {title}. Is it still available?\n{address}',
    ar: 'السلام عليكم، أود الاستفسار عن العقار رقم \u2066{reference}\u2069: \u2068{title}\u2069. هل ما زال متاحًا؟\n{address}',
  },
} satisfies Phrases
