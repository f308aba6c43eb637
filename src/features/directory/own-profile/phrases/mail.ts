import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because it concerns the email address of your account.',
    ar: 'وصلتك هذه الرسالة لأنها تخصّ البريد الإلكتروني لحسابك.',
  },
  confirmSubject: { en: 'Confirm your new email address', ar: 'أكّد بريدك الإلكتروني الجديد' },
  confirmReason: {
    en: 'You asked to use this address for your account. Open this link to confirm it as your new address.',
    ar: 'طلبت استخدام هذا البريد لحسابك. افتح هذا الرابط لتأكيد البريد الجديد.',
  },
  confirmExpiry: {
    en: 'The link is valid for {duration} and works once. Until then, log in with the old address. If you did not ask for this, open the link and choose “I did not ask for this”, or ignore this email.',
    ar: 'الرابط صالح لمدة {duration} ولمرة واحدة، وحتى ذلك الحين تسجّل الدخول بالبريد القديم. إن لم تطلب ذلك فافتح الرابط واختر «لم أطلب ذلك»، أو تجاهل الرسالة.',
  },
  confirmAction: { en: 'Use this address', ar: 'استخدام هذا البريد' },
  takenSubject: { en: 'This address already has an account', ar: 'لهذا البريد حساب بالفعل' },
  takenReason: {
    en: 'Someone tried to use this address for another account. It already belongs to this one, so nothing was changed.',
    ar: 'تلقّينا طلبًا لاستخدام هذا البريد في حساب آخر. البريد مرتبط بهذا الحساب، فلم يتغيّر شيء.',
  },
  changedSubject: { en: 'Your email address was changed', ar: 'تغيّر البريد الإلكتروني لحسابك' },
  changedReason: {
    en: 'The email address of your account was just changed. You can no longer log in with this one.',
    ar: 'تغيّر البريد الإلكتروني لحسابك قبل قليل، ولم يعد بإمكانك تسجيل الدخول بهذا البريد.',
  },
  changedAdvice: {
    en: 'If this was not you, write to us immediately.',
    ar: 'إن لم تكن أنت من غيّره فراسلنا فورًا.',
  },
  changedAction: { en: 'I did not do this', ar: 'لم أقم بذلك' },
} satisfies Phrases
