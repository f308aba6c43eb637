import type { Phrases } from '#i18n/phrases.ts'

export const sections = {
  brief: {
    heading: { en: 'In brief', ar: 'باختصار' },
    itemTrackers: {
      en: 'No advertising trackers, no analytics of others, and no content loaded from other sites.',
      ar: 'لا أدوات تتبّع إعلانية، ولا أدوات تحليل تابعة لجهات أخرى، ولا محتوى يُحمَّل من مواقع أخرى.',
    },
    itemSale: {
      en: 'We do not sell personal data and do not use it to decide what you are shown.',
      ar: 'لا نبيع البيانات الشخصية، ولا نستخدمها لتحديد ما يُعرض عليك.',
    },
    itemAccount: {
      en: 'You can search, save and compare without an account.',
      ar: 'يمكنك البحث والحفظ والمقارنة من دون حساب.',
    },
    itemEnd: {
      en: 'The table below says when we delete what.',
      ar: 'يبيّن الجدول أدناه متى نحذف كل نوع من البيانات.',
    },
  },
  controller: {
    heading: { en: 'Who is responsible', ar: 'الجهة المسؤولة' },
    company: {
      en: '{company} runs {site} and is responsible for the data that the site stores. Our address, email and phone number are on the contact page.',
      ar: 'تدير {company} موقع {site}، وهي المسؤولة عن البيانات المحفوظة فيه. وتجد عنواننا وبريدنا الإلكتروني ورقم هاتفنا في صفحة التواصل.',
    },
    law: {
      en: 'We follow Federal Decree-Law No. {lawNumber} of {lawYear} of the United Arab Emirates on the Protection of Personal Data.',
      ar: 'نلتزم بالمرسوم بقانون اتحادي رقم {lawNumber} لسنة {lawYear} بشأن حماية البيانات الشخصية في دولة الإمارات العربية المتحدة.',
    },
  },
  stored: {
    heading: { en: 'What we store, why and for how long', ar: 'ما نحفظه ولماذا وإلى متى' },
    text: {
      en: 'If you delete your account, everything that is stored under it or under your email address is deleted immediately, whatever the table says. What remains are invoices and records of payments, as tax law requires, and the number of the account in the server log.',
      ar: 'إذا حذفت حسابك حُذف فورًا كل ما هو محفوظ باسمه أو ببريدك الإلكتروني، أيًّا كانت المدة المذكورة. ولا يبقى إلا الفواتير وسجلات المدفوعات التي يلزمنا قانون الضرائب بحفظها، ورقم الحساب في سجل الخادم.',
    },
  },
  basis: {
    heading: { en: 'What allows us to use your data', ar: 'على أي أساس نستخدم بياناتك' },
    itemConsent: {
      en: 'Your consent: for forms, alerts, the newsletter and for showing your contact details to advertisers. Each has its own text, whose version is stored with what you sent. You can withdraw it at any time; what was done before stays lawful.',
      ar: 'موافقتك: في النماذج والتنبيهات والنشرة البريدية وعند إظهار بيانات التواصل للمعلنين. ولكل منها نص مستقل نحفظ رقم إصداره مع ما أرسلته. ويمكنك سحب موافقتك في أي وقت، ولا يؤثر ذلك في مشروعية ما سبقه.',
    },
    itemContract: {
      en: 'The agreement with you: for your account, your ads and your packages.',
      ar: 'الاتفاق معك: في حسابك وإعلاناتك وباقاتك.',
    },
    itemDuty: {
      en: 'Duties under the law: for advertising permits, for invoices and for the security of the data.',
      ar: 'الواجبات القانونية: في تصاريح الإعلانات والفواتير وأمن البيانات.',
    },
  },
  recipients: {
    heading: { en: 'Who sees your data', ar: 'من يطّلع على بياناتك' },
    itemPublic: {
      en: 'Everyone: live ads and the public profile of an advertiser. Phone and WhatsApp numbers are part of it unless the profile hides them.',
      ar: 'الجميع: الإعلانات المعروضة والصفحة العامة للمعلن، ومعها رقم الهاتف ورقم واتساب ما لم يُخفيا في الملف الشخصي.',
    },
    itemAdvertisers: {
      en: 'Advertisers: what you are looking for, if their ads are suitable for your property request; your name and contact details only with your consent.',
      ar: 'المعلنون: ما تبحث عنه إذا كانت إعلاناتهم تناسب طلب العقار الذي أرسلته، أما اسمك وبيانات التواصل فبموافقتك فقط.',
    },
    itemTeam: {
      en: 'Our team: what you send us, and what is needed to check ads and to help you.',
      ar: 'فريقنا: ما ترسله إلينا، وما يلزم للتحقق من الإعلانات ولمساعدتك.',
    },
    itemProcessors: {
      en: 'Companies that work for us: hosting, storage of files and backups, delivery of emails, and payments. They may only do what we ask them to do. You can ask us for their names and countries.',
      ar: 'شركات تعمل لحسابنا: الاستضافة، وتخزين الملفات والنسخ الاحتياطية، وإرسال رسائل البريد الإلكتروني، وخدمات الدفع. ولا يجوز لها أن تفعل إلا ما نطلبه منها. ويمكنك أن تسألنا عن أسمائها والدول التي تعمل فيها.',
    },
    itemAuthorities: {
      en: 'Authorities and courts, where the law obliges us.',
      ar: 'الجهات الرسمية والمحاكم، متى ألزمنا القانون بذلك.',
    },
  },
  cookies: {
    heading: {
      en: 'Cookies and what your browser remembers',
      ar: 'ملفات تعريف الارتباط وما يتذكره متصفحك',
    },
    needed: {
      en: 'We only set cookies that the site needs to work, so there is no banner to ask you.',
      ar: 'لا نستخدم إلا ملفات تعريف الارتباط التي يحتاج إليها الموقع ليعمل، ولذلك لا يظهر لك شريط يطلب موافقتك.',
    },
    storage: {
      en: 'Your browser itself, without sending it to us, remembers the theme, the unit of area, whether keyboard shortcuts are on, ads you have seen, your last searches, your favourites for reading offline, and what you have typed into a form until you send it. Logging out clears all of it except the theme, the unit and the shortcuts.',
      ar: 'ويتذكر متصفحك نفسه، من دون أن يرسل إلينا شيئًا، المظهر ووحدة المساحة وتفعيل اختصارات لوحة المفاتيح والإعلانات التي شاهدتها وآخر عمليات بحثك ومفضلتك لقراءتها من دون اتصال بالإنترنت وما كتبته في نموذج إلى أن ترسله. ويمسح تسجيل الخروج ذلك كله ما عدا المظهر والوحدة والاختصارات.',
    },
  },
} satisfies Record<string, Phrases>
