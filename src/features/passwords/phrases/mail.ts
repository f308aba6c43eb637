import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  greeting: { en: 'Hello {name},', ar: 'مرحبًا {name}،' },
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
  changedAdvice: {
    en: 'If it was not you, ask for a new password at once.',
    ar: 'إن لم تكن أنت من غيّرها فاطلب كلمة مرور جديدة فورًا.',
  },
  changedFeeds: {
    en: 'Ads are still imported into your account automatically from: {hosts}. If you do not know one of these sources, turn it off or remove it under “Import and export”:',
    ar: 'ما زالت إعلانات تُستورد إلى حسابك تلقائيًا من: {hosts}. إن وجدت بينها مصدرًا لا تعرفه فأوقفه أو أزِله من صفحة «الاستيراد والتصدير»:',
  },
  changedAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
} satisfies Phrases
