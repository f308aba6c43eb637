import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  path: { en: 'Breadcrumb', ar: 'مسار الصفحة' },
  allAgents: { en: 'Agents and agencies', ar: 'الوكلاء والمكاتب العقارية' },
  pageTitle: { en: '{name}, {role} | {site}', ar: '{name}، {role} | {site}' },
  pageTitleIn: {
    en: '{name}, {role} in {place} | {site}',
    ar: '{name}، {role} في {place} | {site}',
  },
  description: {
    en: {
      one: '{name}: {count} current ad, languages, specialities, licence number and how to get in touch.',
      other:
        '{name}: {count} current ads, languages, specialities, licence number and how to get in touch.',
    },
    ar: {
      zero: '{name}: اللغات والتخصصات ورقم الترخيص وطرق التواصل.',
      one: '{name}: إعلان واحد حالي، واللغات والتخصصات ورقم الترخيص وطرق التواصل.',
      two: '{name}: إعلانان حاليان، واللغات والتخصصات ورقم الترخيص وطرق التواصل.',
      few: '{name}: {count} إعلانات حالية، واللغات والتخصصات ورقم الترخيص وطرق التواصل.',
      many: '{name}: {count} إعلانًا حاليًا، واللغات والتخصصات ورقم الترخيص وطرق التواصل.',
      other: '{name}: {count} إعلان حالي، واللغات والتخصصات ورقم الترخيص وطرق التواصل.',
    },
  },
  verifiedMeaning: {
    en: 'Verified: we have checked this advertiser’s identity and licence.',
    ar: 'موثّق: تحققنا من هوية هذا المعلن ومن ترخيصه.',
  },
  roleAt: { en: '{role} at {agency}', ar: '{role} في {agency}' },
  facts: { en: 'At a glance', ar: 'لمحة سريعة' },
  agency: { en: 'Agency', ar: 'المكتب العقاري' },
  emirate: { en: 'Works in', ar: 'يعمل في' },
  membershipId: { en: 'Membership number', ar: 'رقم العضوية' },
  memberSince: { en: 'Member since', ar: 'عضو منذ' },
  about: { en: 'About', ar: 'نبذة' },
  contact: { en: 'Get in touch', ar: 'تواصل' },
  call: { en: 'Call', ar: 'اتصل' },
  callName: { en: 'Call {name}', ar: 'اتصل بـ{name}' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  whatsappName: { en: 'Message {name} on WhatsApp', ar: 'راسل {name} عبر واتساب' },
  message: {
    en: 'Hello {name}, I found your profile and would like to ask about a property.\n{address}',
    ar: 'السلام عليكم {name}، اطّلعت على صفحتك وأود الاستفسار عن عقار.\n{address}',
  },
  noNumbers: {
    en: 'This advertiser does not show a phone number. Contact them through one of their ads.',
    ar: 'لا يعرض هذا المعلن رقم هاتف. يمكنك التواصل من خلال أحد الإعلانات.',
  },
  members: { en: 'Team', ar: 'الفريق' },
  allMembers: {
    en: { one: 'View {count} agent', other: 'View all {count} agents' },
    ar: {
      zero: 'عرض الوكلاء',
      one: 'عرض الوكيل',
      two: 'عرض الوكيلين',
      few: 'عرض الوكلاء الـ{count}',
      many: 'عرض الوكلاء الـ{count}',
      other: 'عرض الوكلاء الـ{count}',
    },
  },
  ads: { en: 'Current ads', ar: 'الإعلانات الحالية' },
  allAds: {
    en: { one: 'See {count} ad', other: 'See all {count} ads' },
    ar: {
      zero: 'عرض الإعلانات',
      one: 'عرض الإعلان في نتائج البحث',
      two: 'عرض الإعلانين',
      few: 'عرض الإعلانات الـ{count}',
      many: 'عرض الإعلانات الـ{count}',
      other: 'عرض الإعلانات الـ{count}',
    },
  },
  noAds: { en: 'No properties available', ar: 'لا توجد عقارات متاحة' },
} satisfies Phrases
