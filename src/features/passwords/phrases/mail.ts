import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'Dara · You receive this message because it concerns the password of your account.',
    ar: 'دارة · وصلتك هذه الرسالة لأنها تخصّ كلمة مرور حسابك.',
  },
  resetSubject: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetReason: {
    en: 'Somebody, probably you, asked for a new password. Open this link to choose one.',
    ar: 'طلب أحدهم، ولعلّه أنت، كلمة مرور جديدة. افتح هذا الرابط لاختيارها.',
  },
  resetExpiry: {
    en: 'It is good for one hour and works once. If it was not you, ignore this message: your password stays as it is.',
    ar: 'الرابط صالح لمدة ساعة ولمرة واحدة. إن لم تطلب ذلك فتجاهل الرسالة، وستبقى كلمة مرورك كما هي.',
  },
  resetAction: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
  changedSubject: { en: 'Your password was changed', ar: 'تغيّرت كلمة مرور حسابك' },
  changedReason: {
    en: 'The password of your account was changed just now, and you were logged out everywhere else.',
    ar: 'تغيّرت كلمة مرور حسابك قبل قليل، وسُجّل خروجك من الأجهزة الأخرى.',
  },
  resetDone: {
    en: 'A new password was chosen for your account just now by a link from your mail, and you were logged out everywhere.',
    ar: 'اختيرت كلمة مرور جديدة لحسابك قبل قليل عبر رابط من بريدك، وسُجّل خروجك من جميع الأجهزة.',
  },
  changedAdvice: {
    en: 'If it was not you, ask for a new password at once.',
    ar: 'إن لم تكن أنت من غيّرها فاطلب كلمة مرور جديدة فورًا.',
  },
  changedFeeds: {
    en: 'Ads are still imported into your account automatically from: {names}. If you do not know one of these sources, turn it off or remove it under “Import and export”:',
    ar: 'ما زالت إعلانات تُستورد إلى حسابك تلقائيًا من: {names}. إن وجدت بينها مصدرًا لا تعرفه فأوقفه أو أزِله من صفحة «الاستيراد والتصدير»:',
  },
  changedMembers: {
    en: 'Joined your team in the last {days} days and can still publish ads for you: {names}. Remove whom you do not know under “Team”:',
    ar: 'المنضمّون إلى فريقك خلال آخر {days} يومًا ممن يمكنهم حتى الآن نشر الإعلانات باسمك: {names}. إن وجدت بينهم من لا تعرفه فأزِله من صفحة «الفريق»:',
  },
  changedInvitations: {
    en: 'Still invited to your team: {names}. If you do not know an address, take its invitation back under “Team”:',
    ar: 'ما زالت دعوة الانضمام إلى فريقك مفتوحة لكل من: {names}. إن وجدت بينها عنوانًا لا تعرفه فاسحب دعوته من صفحة «الفريق»:',
  },
  endedInvitations: {
    en: 'To be safe, open invitations to your team were taken back: {names}. Invite those whom you know again.',
    ar: 'حرصًا على سلامة حسابك سُحبت دعوات الانضمام المفتوحة إلى فريقك: {names}. ويمكنك أن تعيد دعوة من تعرفه.',
  },
  changedAgency: {
    en: 'In the last {days} days your account joined the team of {names}, to which the ads you make since then belong. If you do not know the agency, leave it on the page of your account:',
    ar: 'انضم حسابك خلال آخر {days} يومًا إلى فريق «{names}»، وما تنشره منذ ذلك الحين يعود إليه. إن كنت لا تعرف هذا المكتب فغادر فريقه من صفحة حسابك:',
  },
  changedPhone: {
    en: 'In the last {days} days another phone number was saved in your account: {names}. If it is not yours, change it on the page of your account, and look at the WhatsApp number too:',
    ar: 'حُفظ في حسابك خلال آخر {days} يومًا رقم هاتف آخر: {names}. إن لم يكن رقمك فغيّره من صفحة حسابك، وتحقّق من رقم واتساب أيضًا:',
  },
  changedFactor: {
    en: 'In the last {days} days two-step login was turned on in your account, and it stays on. If it was not you, write to us:',
    ar: 'فُعِّل تسجيل الدخول بخطوتين في حسابك خلال آخر {days} يومًا، وسيبقى مفعّلًا. إن لم تكن أنت من فعّله فراسلنا:',
  },
  others: {
    en: { one: '{count} more', other: '{count} more' },
    ar: {
      zero: 'لا غيرهم',
      one: 'واحد غيرهم',
      two: 'اثنان غيرهم',
      few: '{count} غيرهم',
      many: '{count} غيرهم',
      other: '{count} غيرهم',
    },
  },
  changedAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
} satisfies Phrases
