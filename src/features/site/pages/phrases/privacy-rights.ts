import type { Phrases } from '#i18n/phrases.ts'

export const sections = {
  rights: {
    heading: { en: 'Your rights', ar: 'حقوقك' },
    itemAccess: {
      en: 'To know what we store about you, and to get a copy that programs can read.',
      ar: 'أن تعرف ما نحفظه عنك، وأن تحصل على نسخة منه بصيغة تقرؤها البرامج.',
    },
    itemCorrection: {
      en: 'To have your data corrected or completed.',
      ar: 'أن تُصحَّح بياناتك أو تُستكمل.',
    },
    itemErasure: { en: 'To have your data erased.', ar: 'أن تُمحى بياناتك.' },
    itemRestriction: {
      en: 'To have the use of your data restricted or stopped; for marketing, always.',
      ar: 'أن يُقيَّد استخدام بياناتك أو يُوقف، ولك ذلك دائمًا في التسويق.',
    },
    itemConsent: {
      en: 'To withdraw your consent, and to complain to the UAE Data Office.',
      ar: 'أن تسحب موافقتك، وأن تتقدم بشكوى إلى مكتب الإمارات للبيانات.',
    },
  },
  account: {
    heading: { en: 'With an account', ar: 'إذا كان لديك حساب' },
    export: {
      en: 'Under “Your data” on the page of your account you can download everything we store about you as one file, and delete the account with your password. You can correct most details on the same page.',
      ar: 'في قسم «بياناتك» من صفحة حسابك يمكنك تنزيل كل ما نحفظه عنك في ملف واحد، وحذف الحساب بإدخال كلمة مرورك. ويمكنك تصحيح معظم البيانات في الصفحة نفسها.',
    },
    erasure: {
      en: 'Deletion is immediate and cannot be undone. Your name, contact details, identity number, photo, texts and photos of your ads, messages, saved searches and favourites are deleted. What stays is a number without a person, and type, area and price of your ads for statistics. Ads that you published for an agency stay with it.',
      ar: 'يحدث الحذف فورًا ولا يمكن التراجع عنه. فيُحذف اسمك وبيانات التواصل ورقم هويتك وصورتك ونصوص إعلاناتك وصورها ورسائلك وعمليات بحثك المحفوظة ومفضلتك. ولا يبقى إلا رقم لا يدل على شخص، وأنواع إعلاناتك ومناطقها وأسعارها لأغراض الإحصاء. وتبقى لدى المكتب العقاري الإعلانات التي نشرتها باسمه.',
    },
    backups: {
      en: 'Backups still contain what was deleted until they are deleted themselves. If we ever have to restore one, we delete again the accounts, messages and requests that were deleted since.',
      ar: 'وتبقى البيانات المحذوفة في النسخ الاحتياطية إلى أن تُحذف هذه النسخ. وإذا اضطررنا إلى استعادة نسخة منها فإننا نحذف من جديد ما حُذف بعدها من حسابات ورسائل وطلبات.',
    },
  },
  visitor: {
    heading: { en: 'Without an account', ar: 'من دون حساب' },
    itemFavorites: {
      en: 'Remove favourites and saved searches on their pages. They are tied to the cookie of your browser; without it even we cannot find them.',
      ar: 'أزل عقاراتك المفضلة وعمليات بحثك المحفوظة من صفحتيهما. فهي مرتبطة بملف تعريف الارتباط في متصفحك، ومن دونه لا نستطيع نحن أيضًا العثور عليها.',
    },
    itemEmails: {
      en: 'Each alert and each newsletter has a link that stops them, without a login.',
      ar: 'في كل تنبيه وكل نشرة بريدية رابط لإيقاف الإرسال من دون تسجيل الدخول.',
    },
    itemForms: {
      en: 'For messages, property requests, finance applications and fundraising requests write to us from the email address that you gave, and we send you a copy or delete them.',
      ar: 'بشأن الرسائل وطلبات العقارات وطلبات التمويل وطلبات تمويل المشاريع راسلنا من البريد الإلكتروني الذي ذكرته فيها، لنرسل إليك نسخة منها أو نحذفها.',
    },
  },
  security: {
    heading: { en: 'How it is protected', ar: 'كيف نحميها' },
    itemPasswords: {
      en: 'Passwords and login tokens are stored only as hashes from which they cannot be read.',
      ar: 'كلمات المرور ورموز تسجيل الدخول لا تُحفظ إلا مشفّرة تشفيرًا لا رجعة فيه.',
    },
    itemEncryption: {
      en: 'Identity numbers, secrets of two-step verification and emails are encrypted in the database. The key is kept elsewhere.',
      ar: 'أرقام الهوية وأسرار التحقق بخطوتين والرسائل مشفّرة في قاعدة البيانات، ومفتاحها محفوظ في مكان آخر.',
    },
    itemPhotos: {
      en: 'Photos and videos lose the data that cameras add to them, such as where they were taken.',
      ar: 'تُزال من الصور ومقاطع الفيديو البيانات التي تضيفها الكاميرات، مثل مكان التقاطها.',
    },
    itemAccess: {
      en: 'What belongs to one account cannot be opened by another.',
      ar: 'ما يخص حسابًا لا يمكن فتحه من حساب آخر.',
    },
  },
  automatic: {
    heading: { en: 'Automated decisions', ar: 'القرارات الآلية' },
    text: {
      en: 'No program decides about you. A message that looks like spam is stored like any other, so that our team can see it.',
      ar: 'لا يتخذ أي برنامج قرارًا بشأنك. والرسالة التي تبدو مزعجة تُحفظ كغيرها ليطّلع عليها فريقنا.',
    },
  },
  changes: {
    heading: { en: 'Changes and contact', ar: 'التعديلات والتواصل' },
    day: {
      en: 'The date of the last change is at the top of this page. For questions and requests about your data, write to us; we may ask you to prove that the data is yours.',
      ar: 'تجد تاريخ آخر تعديل في أعلى هذه الصفحة. وإن كان لديك سؤال أو طلب بشأن بياناتك فراسلنا، وقد نطلب منك ما يثبت أنها تخصك.',
    },
  },
} satisfies Record<string, Phrases>
