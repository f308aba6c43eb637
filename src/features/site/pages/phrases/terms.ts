import type { Phrases } from '#i18n/phrases.ts'

export const sections = {
  operator: {
    heading: { en: 'Who runs this site', ar: 'من يدير هذا الموقع' },
    company: {
      en: '{site} is run by {company} (“we”). These terms apply to everyone who uses the site, in English and in Arabic.',
      ar: 'تدير {company} («نحن») موقع {site}. وتسري هذه الشروط على كل من يستخدم الموقع بالعربية أو الإنجليزية.',
    },
    role: {
      en: 'We publish property ads of agents, agencies, brokers, landlords and companies. We do not own the properties, we are not a party to a sale or a lease, and we do not act for either side.',
      ar: 'ننشر إعلانات عقارية للوكلاء والمكاتب العقارية والوسطاء والملّاك والشركات. ولسنا مالكي هذه العقارات ولا طرفًا في عقد بيع أو إيجار، ولا نمثّل أيًّا من الطرفين.',
    },
  },
  visitors: {
    heading: { en: 'Searching and saving', ar: 'البحث والحفظ' },
    free: {
      en: 'Searching, favourites, comparison, saved searches and the calculators are free and need no account.',
      ar: 'البحث والمفضلة والمقارنة وعمليات البحث المحفوظة والحاسبات مجانية ولا تتطلب حسابًا.',
    },
    check: {
      en: 'Ads are written by advertisers. Before you pay anything, view the property, check the permit with the land department of the emirate, and have the title deed and the identity of the seller or landlord confirmed.',
      ar: 'المعلنون هم من يكتبون الإعلانات. فقبل أن تدفع أي مبلغ عاين العقار، وتحقق من التصريح لدى دائرة الأراضي في الإمارة، وتأكد من سند الملكية ومن هوية البائع أو المؤجر.',
    },
    estimates: {
      en: 'Calculators, median prices and price comparisons are estimates. They are not an offer, a valuation or financial advice.',
      ar: 'نتائج الحاسبات والأسعار الوسيطة ومقارنات الأسعار تقديرات، وليست عرضًا ولا تثمينًا ولا استشارة مالية.',
    },
  },
  requests: {
    heading: { en: 'Property requests and messages', ar: 'طلبات العقارات والرسائل' },
    shown: {
      en: 'A property request is open for {requestOpen}. Advertisers with suitable ads see it; they see your name, phone and email only if you agree to that in the form. We do not promise that a suitable property will be found.',
      ar: 'يبقى طلب العقار مفتوحًا لمدة {requestOpen}. ويطّلع عليه المعلنون الذين تناسبه إعلاناتهم، ولا يظهر لهم اسمك ورقم هاتفك وبريدك الإلكتروني إلا إذا وافقت على ذلك في النموذج. ولا نضمن العثور على عقار مناسب.',
    },
    fee: {
      en: 'If a request costs a fee, the form says how much before you send it.',
      ar: 'إذا كان الطلب مقابل رسوم فستظهر لك قيمتها في النموذج قبل إرساله.',
    },
    contact: {
      en: 'Give your own contact details, or those of a person who has agreed to it.',
      ar: 'أدخل بيانات التواصل الخاصة بك، أو بيانات شخص وافق على ذلك.',
    },
  },
  accounts: {
    heading: { en: 'Accounts', ar: 'الحسابات' },
    details: {
      en: 'Advertisers need an account. Give true details about yourself and keep them up to date. You must be of legal age and allowed to act for the company you name.',
      ar: 'يحتاج المعلن إلى حساب. اذكر بياناتك الصحيحة وحدّثها عند تغيّرها. ويجب أن تكون بالغًا السن القانونية ومخوّلًا بتمثيل الشركة التي تذكرها.',
    },
    password: {
      en: 'Keep your password to yourself and tell us if someone else has used your account. An agency is responsible for the agents it has added to its team.',
      ar: 'احتفظ بكلمة مرورك لنفسك وأبلغنا إذا استخدم شخص آخر حسابك. والمكتب العقاري مسؤول عن الوكلاء الذين أضافهم إلى فريقه.',
    },
    end: {
      en: 'You can delete your account at any time, on the page of your account. Your own ads are then closed; ads you published for an agency stay with it.',
      ar: 'يمكنك حذف حسابك في أي وقت من صفحة حسابك. وعندها تُغلق إعلاناتك الخاصة، وتبقى لدى المكتب العقاري الإعلانات التي نشرتها باسمه.',
    },
  },
  ads: {
    heading: { en: 'Rules for ads', ar: 'قواعد الإعلانات' },
    itemTrue: {
      en: 'An ad describes one real property that is available, at the real price and in the real location.',
      ar: 'يصف الإعلان عقارًا حقيقيًا واحدًا متاحًا، بسعره الحقيقي وموقعه الحقيقي.',
    },
    itemRight: {
      en: 'You have the right to advertise the property: you own it, or its owner has authorised you.',
      ar: 'لك الحق في الإعلان عن العقار: بأن تكون مالكه أو أن يكون مالكه قد فوّضك.',
    },
    itemPermit: {
      en: 'Where the law requires a permit to advertise, the ad states its number and matches it.',
      ar: 'إذا كان القانون يشترط تصريحًا للإعلان فإن الإعلان يذكر رقمه ويطابق ما ورد فيه.',
    },
    itemPhotos: {
      en: 'You have the right to use the photos, videos and texts. Photos show this property; drawings of an off-plan project are labelled as drawings.',
      ar: 'لك الحق في استخدام الصور ومقاطع الفيديو والنصوص. والصور لهذا العقار نفسه، ويُبيَّن في الإعلان أن رسوم المشاريع على الخارطة رسوم تخيلية.',
    },
    itemPeople: {
      en: 'Texts and photos contain nothing that is unlawful, insulting or discriminatory, and no personal data of others.',
      ar: 'لا تتضمن النصوص والصور ما يخالف القانون أو يسيء أو ينطوي على تمييز، ولا بيانات شخصية لآخرين.',
    },
    itemClose: {
      en: 'Close an ad once the property is sold, rented or no longer offered.',
      ar: 'أغلق الإعلان متى بيع العقار أو أُجّر أو لم يعد معروضًا.',
    },
    review: {
      en: 'We may check an ad before or after it is live, ask for changes, reject it or suspend it. The advertiser sees the reason. We may close accounts that break these rules seriously or repeatedly.',
      ar: 'يحق لنا أن نتحقق من الإعلان قبل عرضه أو بعده، وأن نطلب تعديله، وأن نرفضه أو نوقفه، ويرى المعلن السبب. ويحق لنا إغلاق الحسابات التي تخالف هذه القواعد مخالفة جسيمة أو متكررة.',
    },
  },
} satisfies Record<string, Phrases>
