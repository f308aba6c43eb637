import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because it concerns the password of your account.',
    ar: 'وصلتك هذه الرسالة لأنها تخصّ كلمة مرور حسابك.',
  },
  resetSubject: { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  resetReason: {
    en: 'We received a request to reset your password. Open this link to choose a new one.',
    ar: 'تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابك. افتح هذا الرابط لاختيار كلمة مرور جديدة.',
  },
  resetExpiry: {
    en: 'The link is valid for {duration} and works once. If you did not ask for this, ignore this email: your password will not change.',
    ar: 'الرابط صالح لمدة {duration} ولمرة واحدة. إن لم تطلب ذلك فتجاهل الرسالة، وستبقى كلمة مرورك كما هي.',
  },
  resetAction: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
  changedSubject: { en: 'Your password was changed', ar: 'تغيّرت كلمة مرور حسابك' },
  changedReason: {
    en: 'The password of your account was just changed, and you were logged out everywhere else.',
    ar: 'تغيّرت كلمة مرور حسابك قبل قليل، وسُجّل خروجك من الأجهزة الأخرى.',
  },
  resetDone: {
    en: 'A new password was just set for your account using a link from your email, and you were logged out everywhere.',
    ar: 'تم تعيين كلمة مرور جديدة لحسابك قبل قليل عبر رابط أُرسل إلى بريدك، وسُجّل خروجك من جميع الأجهزة.',
  },
  changedAdvice: {
    en: 'If this was not you, reset your password now.',
    ar: 'إن لم تكن أنت من غيّرها فأعد تعيين كلمة المرور فورًا.',
  },
  changedFeeds: {
    en: 'Ads are still imported into your account automatically from {names}. If you do not know one of these feeds, turn off its automatic refresh or remove it under “Import and export”:',
    ar: 'ما زالت إعلانات تُستورد إلى حسابك تلقائيًا من: {names}. إن وجدت بينها مصدرًا لا تعرفه فأوقفه أو أزِله من صفحة «الاستيراد والتصدير»:',
  },
  changedMembers: {
    en: 'These people joined your team in the last {duration} and can still publish ads in your name: {names}. Remove anyone you do not know under “Team”:',
    ar: 'انضم هؤلاء إلى فريقك خلال آخر {duration}، وما زال بإمكانهم نشر الإعلانات باسمك: {names}. إن وجدت بينهم من لا تعرفه فأزِله من صفحة «الفريق»:',
  },
  changedInvitations: {
    en: 'These addresses still have an open invitation to your team: {names}. If you do not know one of them, cancel its invitation under “Team”:',
    ar: 'ما زالت دعوة الانضمام إلى فريقك مفتوحة لكل من: {names}. إن وجدت بينها بريدًا لا تعرفه فاسحب دعوته من صفحة «الفريق»:',
  },
  endedInvitations: {
    en: 'For your security, all open invitations to your team were cancelled: {names}. You can invite the people you know again.',
    ar: 'حرصًا على سلامة حسابك سُحبت دعوات الانضمام المفتوحة إلى فريقك: {names}. ويمكنك أن تعيد دعوة من تعرفه.',
  },
  changedAgency: {
    en: 'Your account joined the team of {names} in the last {duration}, and ads you create for it belong to it. If you do not know this agency, leave it on your account page:',
    ar: 'انضم حسابك خلال آخر {duration} إلى فريق «{names}»، وكل ما تنشره باسم المكتب منذ ذلك الحين يبقى لديه. إن كنت لا تعرف هذا المكتب فغادر فريقه من صفحة حسابك:',
  },
  changedPhone: {
    en: 'The phone number of your account was changed in the last {duration}: {names}. If it is not yours, change it on your account page and check the WhatsApp number too:',
    ar: 'حُفظ في حسابك خلال آخر {duration} رقم هاتف آخر: \u2066{names}\u2069. إن لم يكن رقمك فغيّره من صفحة حسابك، وتحقّق من رقم واتساب أيضًا:',
  },
  changedFactor: {
    en: 'Two-step verification was turned on for your account in the last {duration}, and it stays on. If this was not you, write to us:',
    ar: 'فُعّل التحقق بخطوتين في حسابك خلال آخر {duration}، وسيبقى مفعّلًا. إن لم تكن أنت من فعّله فراسلنا:',
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
  /** For addresses and feeds: Arabic has other words for people. */
  otherAddresses: {
    en: { one: '{count} more', other: '{count} more' },
    ar: {
      zero: 'غيرها ({count})',
      one: 'غيرها ({count})',
      two: 'غيرها ({count})',
      few: 'غيرها ({count})',
      many: 'غيرها ({count})',
      other: 'غيرها ({count})',
    },
  },
  changedAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
} satisfies Phrases
