import type { Phrases } from '#i18n/phrases.ts'

export const columns = {
  what: { en: 'What', ar: 'البيانات' },
  why: { en: 'Why', ar: 'الغرض' },
  time: { en: 'How long', ar: 'المدة' },
} satisfies Phrases

/** Each row in the order of the columns. */
export const rows = {
  account: {
    what: {
      en: 'Account: name, email, phone, gender, birthday, identity number, photo, profile, company, password as a hash',
      ar: 'الحساب: الاسم والبريد الإلكتروني ورقم الهاتف والجنس وتاريخ الميلاد ورقم الهوية والصورة والملف الشخصي والشركة، وكلمة المرور مشفّرة تشفيرًا لا رجعة فيه',
    },
    why: {
      en: 'to know who advertises and to show your public profile',
      ar: 'معرفة هوية المعلن وعرض صفحتك العامة',
    },
    time: {
      en: 'until you delete the account; {registration} if you never activate it',
      ar: 'إلى أن تحذف الحساب؛ ولمدة {registration} إذا لم تفعّله',
    },
  },
  ads: {
    what: {
      en: 'Ads: texts, photos, location, price, permit, name and authorisation of the owner',
      ar: 'الإعلانات: النصوص والصور والموقع والسعر والتصريح واسم المالك وتفويضه',
    },
    why: { en: 'to publish and check them', ar: 'نشرها والتحقق منها' },
    time: {
      en: 'until you delete the draft or your account; uploaded files that no ad uses, about {unusedFile}',
      ar: 'إلى أن تحذف المسودة أو حسابك؛ والملفات المرفوعة التي لا يستخدمها أي إعلان: نحو {unusedFile}',
    },
  },
  feeds: {
    what: {
      en: 'Feeds: link, records and results',
      ar: 'مصادر الإعلانات: الرابط والسجلات والنتائج',
    },
    why: { en: 'to import your ads', ar: 'استيراد إعلاناتك' },
    time: { en: 'until you delete the feed', ar: 'إلى أن تحذف المصدر' },
  },
  team: {
    what: { en: 'Invitations to a team: email address', ar: 'دعوات الفريق: البريد الإلكتروني' },
    why: { en: 'to invite an agent', ar: 'دعوة وكيل عقاري' },
    time: { en: '{invitation}', ar: '{invitation}' },
  },
  history: {
    what: {
      en: 'History of the account, its ads and its team: what was changed, by whom and when',
      ar: 'سجل الحساب وإعلاناته وفريقه: ما الذي تغيّر ومن غيّره ومتى',
    },
    why: { en: 'to clear up mistakes and misuse', ar: 'توضيح الأخطاء وكشف إساءة الاستخدام' },
    time: {
      en: 'stays; names and reasons are removed when you delete the account',
      ar: 'يبقى، وتُحذف منه الأسماء والأسباب عند حذف الحساب',
    },
  },
  logins: {
    what: {
      en: 'Logins: device, time, attempts to log in',
      ar: 'عمليات تسجيل الدخول: الجهاز والوقت والمحاولات',
    },
    why: { en: 'to protect the account', ar: 'حماية الحساب' },
    time: {
      en: 'a login {idle} after its last use, {session} at most; a known browser {device}; attempts {attempts}',
      ar: 'تسجيل الدخول: {idle} بعد آخر استخدام و{session} على الأكثر؛ والمتصفح المعروف: {device}؛ والمحاولات: {attempts}',
    },
  },
  emails: {
    what: { en: 'Emails that we sent you', ar: 'الرسائل التي أرسلناها إليك' },
    why: { en: 'to deliver them', ar: 'إيصالها' },
    time: {
      en: '{mail}, their text only until they are sent',
      ar: '{mail}، ونصها إلى أن تُرسل فقط',
    },
  },
  favourites: {
    what: {
      en: 'Favourites: ads, their price then, your notes',
      ar: 'المفضلة: الإعلانات وأسعارها حين أضفتها وملاحظاتك',
    },
    why: { en: 'to show them to you on your devices', ar: 'عرضها لك على أجهزتك' },
    time: {
      en: 'until you remove them; {favourites} without an account',
      ar: 'إلى أن تزيلها؛ ومن دون حساب: {favourites}',
    },
  },
  searches: {
    what: {
      en: 'Saved searches: name, filters, email address for alerts',
      ar: 'عمليات البحث المحفوظة: الاسم والفلاتر والبريد الإلكتروني للتنبيهات',
    },
    why: { en: 'to tell you about new ads', ar: 'إخبارك بالإعلانات الجديدة' },
    time: {
      en: 'until you remove them; without an account {searches} after your last visit, with alerts {searchesWithAlerts}; matches {matches}',
      ar: 'إلى أن تزيلها؛ ومن دون حساب: {searches} بعد آخر زيارة، ومع التنبيهات: {searchesWithAlerts}؛ والنتائج المطابقة: {matches}',
    },
  },
  requests: {
    what: {
      en: 'Property requests: name, phone, email, what you are looking for',
      ar: 'طلبات العقارات: الاسم ورقم الهاتف والبريد الإلكتروني وما تبحث عنه',
    },
    why: { en: 'to find suitable properties', ar: 'إيجاد عقارات مناسبة' },
    time: {
      en: 'open for {requestOpen}, deleted {requestExpired} later',
      ar: 'تبقى مفتوحة {requestOpen} ثم تُحذف بعد {requestExpired}',
    },
  },
  payments: {
    what: {
      en: 'Payments: what you bought, amount, day, and the name and address on the invoice; never your card',
      ar: 'المدفوعات: ما اشتريته والمبلغ واليوم، والاسم والعنوان المذكوران في الفاتورة، ولا نحفظ بيانات بطاقتك أبدًا',
    },
    why: {
      en: 'to give you the package, and because tax law requires it',
      ar: 'تفعيل الباقة، ولأن قانون الضرائب يلزمنا بذلك',
    },
    time: {
      en: 'at least {taxRecords}, also if you delete your account',
      ar: '{taxRecords} على الأقل، حتى إذا حذفت حسابك',
    },
  },
  finance: {
    what: {
      en: 'Finance applications: name, phone, email, year of birth, nationality, income, debts, budget; encrypted',
      ar: 'طلبات التمويل: الاسم ورقم الهاتف والبريد الإلكتروني وسنة الميلاد والجنسية والدخل والديون والميزانية؛ مشفّرة',
    },
    why: { en: 'to advise you on a mortgage', ar: 'تقديم المشورة لك بشأن التمويل العقاري' },
    time: {
      en: 'open for {applicationOpen} at most, deleted {applicationClosed} after they are closed',
      ar: 'تبقى مفتوحة {applicationOpen} على الأكثر، ثم تُحذف بعد {applicationClosed} من إغلاقها',
    },
  },
  fundraising: {
    what: {
      en: 'Fundraising requests: name, phone, email, company, project, amount, documents',
      ar: 'طلبات تمويل المشاريع: الاسم ورقم الهاتف والبريد الإلكتروني والشركة والمشروع والمبلغ والمستندات',
    },
    why: { en: 'to assess the project and answer you', ar: 'دراسة المشروع والرد عليك' },
    time: {
      en: '{fundraising}; documents {fundraisingDocuments} after we close the request',
      ar: '{fundraising}، وتُحذف المستندات بعد {fundraisingDocuments} من إغلاقنا الطلب',
    },
  },
  messages: {
    what: {
      en: 'Messages to us: name, email, phone, text',
      ar: 'الرسائل الموجّهة إلينا: الاسم والبريد الإلكتروني ورقم الهاتف والنص',
    },
    why: { en: 'to answer you', ar: 'الرد عليك' },
    time: { en: '{message}', ar: '{message}' },
  },
  newsletter: {
    what: { en: 'Newsletter: email address', ar: 'النشرة البريدية: البريد الإلكتروني' },
    why: { en: 'to send it to you', ar: 'إرسالها إليك' },
    time: {
      en: 'until you unsubscribe, and {newsletterGone} more; {newsletterPending} if you do not confirm it',
      ar: 'إلى أن تلغي اشتراكك، و{newsletterGone} بعد ذلك؛ أو {newsletterPending} إذا لم تؤكده',
    },
  },
  counters: {
    what: {
      en: 'Views and contacts of ads, with the id of your browser and without your name',
      ar: 'مشاهدات الإعلانات ومحاولات التواصل، بمعرّف متصفحك ومن دون اسمك',
    },
    why: { en: 'to count each visitor once a day', ar: 'حساب كل زائر مرة واحدة في اليوم' },
    time: {
      en: 'with the id {single}, as daily sums {summed}, as totals as long as the ad is stored',
      ar: 'مع المعرّف: لمدة {single}؛ والمجاميع اليومية: لمدة {summed}؛ والمجاميع الكلية: ما دام الإعلان محفوظًا',
    },
  },
  networks: {
    what: {
      en: 'Network addresses, as keyed hashes from which they cannot be read',
      ar: 'عناوين الشبكة، مشفّرة بمفتاح بحيث لا يمكن قراءتها',
    },
    why: { en: 'to stop floods of requests and spam', ar: 'منع سيل الطلبات والرسائل المزعجة' },
    time: {
      en: 'minutes to {attempts}; for registrations {registration}; with a place that was searched for, to count each network once, {searched}',
      ar: 'من دقائق إلى {attempts}؛ ولطلبات التسجيل {registration}؛ ومع منطقة أو مبنى جرى البحث فيه، لاحتساب كل شبكة مرة واحدة: {searched}',
    },
  },
  answers: {
    what: {
      en: 'Answers to forms that were sent, encrypted',
      ar: 'الردود على النماذج المرسلة، مشفّرة',
    },
    why: {
      en: 'so that a form that is sent again counts once',
      ar: 'ألّا يُحسب النموذج إلا مرة واحدة إذا أُعيد إرساله',
    },
    time: { en: '{answer}', ar: '{answer}' },
  },
  log: {
    what: {
      en: 'Server log: network address and account number at logins, refused requests, exports and deletions; no names, email addresses or phone numbers',
      ar: 'سجل الخادم: عنوان الشبكة ورقم الحساب عند تسجيل الدخول والطلبات المرفوضة والتصدير والحذف، من دون أسماء أو بريد إلكتروني أو أرقام هواتف',
    },
    why: { en: 'to find errors and misuse', ar: 'كشف الأخطاء وإساءة الاستخدام' },
    time: { en: 'as long as that takes', ar: 'بقدر ما يتطلبه ذلك' },
  },
} satisfies Record<string, Phrases>

export const cookieColumns = {
  name: { en: 'Cookie', ar: 'ملف تعريف الارتباط' },
  why: columns.why,
  time: columns.time,
} satisfies Phrases

export const cookies = {
  visitor: {
    why: {
      en: 'a random id of your browser, signed by us, for favourites, saved searches and counters; set when you first use one of them',
      ar: 'معرّف عشوائي لمتصفحك موقّع منا، للمفضلة وعمليات البحث المحفوظة والعدّادات، ويُحفظ عند أول استخدام لأي منها',
    },
    time: { en: '{visitorCookie}', ar: '{visitorCookie}' },
  },
  auth_token: {
    why: { en: 'shows that you are logged in', ar: 'يثبت أنك سجّلت الدخول' },
    time: { en: '{token}', ar: '{token}' },
  },
  refresh_token: {
    why: {
      en: 'keeps you logged in; scripts cannot read it',
      ar: 'يُبقيك مسجّل الدخول، ولا تقرؤه البرامج النصية',
    },
    time: { en: '{idle}', ar: '{idle}' },
  },
  user_name: {
    why: { en: 'your name at the top of the page', ar: 'اسمك في أعلى الصفحة' },
    time: { en: '{idle}', ar: '{idle}' },
  },
  user_names: {
    why: {
      en: 'the same in both languages, if you have entered both',
      ar: 'اسمك باللغتين، إن كنت قد أدخلته بهما',
    },
    time: { en: '{idle}', ar: '{idle}' },
  },
} satisfies Record<string, Phrases>
