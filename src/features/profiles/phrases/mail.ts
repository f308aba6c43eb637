import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'Dara · You receive this message because it concerns the e-mail address of your account.',
    ar: 'دارة · وصلتك هذه الرسالة لأنها تخصّ البريد الإلكتروني لحسابك.',
  },
  confirmSubject: { en: 'Confirm your new e-mail address', ar: 'أكّد بريدك الإلكتروني الجديد' },
  confirmReason: {
    en: 'You asked to use this address for your account. Open this link and confirm it: it then takes the place of the old one.',
    ar: 'طلبت استخدام هذا البريد لحسابك. افتح هذا الرابط وأكّد البريد ليحلّ محلّ القديم.',
  },
  confirmExpiry: {
    en: 'It is good for 24 hours and works once. Until then you log in with the old address. If it was not you, open the link and choose “I did not ask for this”, or ignore this message.',
    ar: 'الرابط صالح لمدة 24 ساعة ولمرة واحدة، وحتى ذلك الحين تسجّل الدخول بالبريد القديم. إن لم تطلب ذلك فافتح الرابط واختر «لم أطلب ذلك»، أو تجاهل الرسالة.',
  },
  confirmAction: { en: 'Use this address', ar: 'استخدام هذا البريد' },
  takenSubject: { en: 'This address already has an account', ar: 'لهذا البريد حساب بالفعل' },
  takenReason: {
    en: 'Somebody, probably you, wanted to use this address for another account. It already belongs to this one, so nothing was changed.',
    ar: 'أراد أحدهم، ولعلّه أنت، استخدام هذا البريد لحساب آخر. البريد مرتبط بهذا الحساب، ولم يتغيّر شيء.',
  },
  changedSubject: {
    en: 'Your e-mail address was changed',
    ar: 'تغيّر البريد الإلكتروني لحسابك',
  },
  changedReason: {
    en: 'Your account has another e-mail address since just now, and this one no longer opens it.',
    ar: 'أصبح لحسابك بريد إلكتروني آخر قبل قليل، ولم يعد هذا البريد يفتحه.',
  },
  changedAdvice: {
    en: 'If it was not you, write to us at once.',
    ar: 'إن لم تكن أنت من غيّره فراسلنا فورًا.',
  },
  changedAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
} satisfies Phrases
