import type { Phrases } from '#i18n/phrases.ts'

export const sections = {
  rights: {
    heading: { en: 'Rights in texts and photos', ar: 'حقوق النصوص والصور' },
    licence: {
      en: 'Your texts, photos and videos stay yours. You allow us to store them, to resize photos, and to show them on the site, in alerts, in links that are shared and to search engines as long as the ad is live.',
      ar: 'تبقى نصوصك وصورك ومقاطع الفيديو ملكًا لك. وتأذن لنا بحفظها وتغيير أحجام الصور وعرضها في الموقع والتنبيهات والروابط المشتركة ومحركات البحث ما دام الإعلان معروضًا.',
    },
    history: {
      en: 'The price history of an ad is public while the ad is live. Type, area and price of an ad that has ended stay for our statistics, without your name.',
      ar: 'سجل أسعار الإعلان متاح للعموم ما دام الإعلان معروضًا. وبعد انتهائه تبقى لدينا بيانات النوع والمنطقة والسعر لأغراض الإحصاء من دون اسمك.',
    },
    copying: {
      en: 'Do not copy ads or photos of others to publish them elsewhere.',
      ar: 'لا تنسخ إعلانات الآخرين أو صورهم لنشرها في مكان آخر.',
    },
  },
  packages: {
    heading: { en: 'Packages and prices', ar: 'الباقات والأسعار' },
    shown: {
      en: 'An ad goes live with a package for its ad type. Before you choose one you see its price with VAT, its duration and how many ads it holds. A package may be free.',
      ar: 'يُعرض الإعلان ضمن باقة مخصصة لنوعه. وقبل أن تختارها ترى سعرها شاملًا ضريبة القيمة المضافة ومدتها وعدد الإعلانات التي تتسع لها. وقد تكون الباقة مجانية.',
    },
    renewal: {
      en: 'A package does not renew automatically. If you renew an ad, the new period starts when the current one ends.',
      ar: 'لا تتجدد الباقة تلقائيًا. وإذا جدّدت إعلانًا بدأت المدة الجديدة عند انتهاء الحالية.',
    },
    ranking: {
      en: 'What a package for featured ads gives, and what it does not, is on the page “How we rank”.',
      ar: 'تجد ما تمنحه باقة الإعلانات المميزة وما لا تمنحه في صفحة «كيف نرتّب النتائج».',
    },
  },
  leads: {
    heading: { en: 'Contacting people', ar: 'التواصل مع العملاء' },
    purpose: {
      en: 'Advertisers use the contact details of people who get in touch with them only to answer them and to offer what they asked for. They do not pass them on or sell them.',
      ar: 'يستخدم المعلن بيانات من يتواصل معه للرد عليه وتقديم ما طلبه فقط، ولا ينقلها إلى غيره ولا يبيعها.',
    },
    calls: {
      en: 'The rules on telemarketing in the Emirates allow marketing calls and messages only with prior consent and between {callsFrom} and {callsTo}, and not again after a refusal.',
      ar: 'لا تجيز قواعد التسويق الهاتفي في دولة الإمارات مكالمات التسويق ورسائله إلا بموافقة مسبقة ومن الساعة {callsFrom} إلى الساعة {callsTo}، ولا تجيز تكرارها بعد الرفض.',
    },
  },
  misuse: {
    heading: { en: 'What is not allowed', ar: 'ما لا يجوز' },
    itemAccess: {
      en: 'To gain access to accounts, data or systems of others, or to get around the limits of the site.',
      ar: 'الدخول إلى حسابات الآخرين أو بياناتهم أو أنظمتهم، أو التحايل على القيود المطبّقة في الموقع.',
    },
    itemLoad: {
      en: 'To send so many automated requests that the site slows down for others.',
      ar: 'إرسال طلبات آلية إلى الموقع بأعداد تبطئه على الآخرين.',
    },
    itemSpam: {
      en: 'To send advertising through the forms, or false requests and false contacts.',
      ar: 'إرسال مواد دعائية عبر النماذج، أو طلبات ومحاولات تواصل وهمية.',
    },
    itemIdentity: {
      en: 'To pretend to be someone else, or to be verified by us.',
      ar: 'انتحال صفة شخص آخر، أو الادعاء بأننا وثّقناك.',
    },
  },
  liability: {
    heading: { en: 'What we are liable for', ar: 'حدود مسؤوليتنا' },
    care: {
      en: 'We run the site with care, but we cannot promise that it is always available or that every ad is correct. We are liable for our own acts under the law; the advertiser is liable for the ad.',
      ar: 'ندير الموقع بعناية، لكننا لا نضمن توفره في كل وقت ولا صحة كل إعلان. ونحن مسؤولون عن أفعالنا وفق القانون، والمعلن مسؤول عن إعلانه.',
    },
    links: {
      en: 'Links to videos, virtual tours and WhatsApp lead to sites of others, whose own terms apply there.',
      ar: 'تؤدي روابط الفيديو والجولات الافتراضية وواتساب إلى مواقع أخرى تسري فيها شروط أصحابها.',
    },
    consumers: {
      en: 'Nothing in these terms limits rights that the law gives you and that cannot be waived.',
      ar: 'لا ينتقص شيء في هذه الشروط من حقوق يمنحك إياها القانون ولا يجوز التنازل عنها.',
    },
  },
  changes: {
    heading: { en: 'Changes and law', ar: 'التعديلات والقانون المطبّق' },
    day: {
      en: 'The date of the last change is at the top of this page. What you agreed to in a form is stored with the number of its text.',
      ar: 'تجد تاريخ آخر تعديل في أعلى هذه الصفحة. وما وافقت عليه في نموذج يُحفظ مع رقم إصدار نصه.',
    },
    law: {
      en: 'These terms are subject to the law of the United Arab Emirates.',
      ar: 'تخضع هذه الشروط لقوانين دولة الإمارات العربية المتحدة.',
    },
  },
  questions: {
    heading: { en: 'Questions and complaints', ar: 'الأسئلة والشكاوى' },
    text: {
      en: 'Write to us or call us. To complain about an ad, tell us its reference.',
      ar: 'راسلنا أو اتصل بنا. وإذا كانت لديك شكوى من إعلان فاذكر رقمه المرجعي.',
    },
  },
} satisfies Record<string, Phrases>
