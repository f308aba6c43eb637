import type { Phrases } from '#i18n/phrases.ts'

/** What search engines and shared links show of each page. */
export const heads = {
  aboutUs: {
    title: { en: 'About us | {site}', ar: 'من نحن | {site}' },
    description: {
      en: 'Who runs {site}, what this property marketplace for the Emirates wants to do better, and how to reach the team.',
      ar: 'من يدير {site}، وما الذي يسعى هذا الموقع العقاري في الإمارات إلى إتقانه، وكيف تتواصل مع الفريق.',
    },
  },
  services: {
    title: { en: 'Our services | {site}', ar: 'خدماتنا | {site}' },
    description: {
      en: 'What {site} offers people who look for a property in the Emirates and those who advertise one: search, alerts, requests, calculators and feeds.',
      ar: 'ما يقدمه موقع {site} لمن يبحث عن عقار في الإمارات ولمن يعلن عن عقار: البحث والتنبيهات والطلبات والحاسبات واستيراد الإعلانات.',
    },
  },
  ranking: {
    title: { en: 'How we rank | {site}', ar: 'كيف نرتّب النتائج | {site}' },
    description: {
      en: 'How the results on {site} are ordered, what featured ads get, how they are marked, and what no one can buy.',
      ar: 'كيف تُرتَّب النتائج في {site}، وما الذي تحصل عليه الإعلانات المميزة وبأي علامة تُعرف، وما لا يمكن لأحد شراؤه.',
    },
  },
  terms: {
    title: { en: 'Terms and conditions | {site}', ar: 'الشروط والأحكام | {site}' },
    description: {
      en: 'The rules for using {site}: searching, property requests, accounts, ads, packages and what is not allowed.',
      ar: 'قواعد استخدام {site}: البحث وطلبات العقارات والحسابات والإعلانات والباقات وما لا يجوز.',
    },
  },
  privacy: {
    title: { en: 'Privacy policy | {site}', ar: 'سياسة الخصوصية | {site}' },
    description: {
      en: 'What {site} stores about you, why and for how long, which cookies it sets, and how to get a copy or have your data erased.',
      ar: 'ما يحفظه موقع {site} عنك ولماذا وإلى متى، وملفات تعريف الارتباط التي يستخدمها، وكيف تحصل على نسخة من بياناتك أو تطلب محوها.',
    },
  },
} satisfies Record<string, Phrases>
