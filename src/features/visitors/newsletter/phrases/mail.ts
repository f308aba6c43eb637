import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because this address was entered for our newsletter.',
    ar: 'وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل للاشتراك في نشرتنا البريدية.',
  },
  confirmSubject: { en: 'Confirm your subscription', ar: 'أكّد اشتراكك' },
  confirmReason: {
    en: 'One step is left: open this link and confirm that you want our newsletter.',
    ar: 'بقيت خطوة واحدة: افتح هذا الرابط وأكّد أنك تريد نشرتنا البريدية.',
  },
  confirmExpiry: {
    en: 'The link is valid for {duration}.',
    ar: 'الرابط صالح لمدة {duration}.',
  },
  confirmIgnore: {
    en: 'If you did not ask for it, ignore this email: you will not be subscribed.',
    ar: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن تُشترك في النشرة.',
  },
  confirmAction: { en: 'Confirm subscription', ar: 'تأكيد الاشتراك' },
  knownSubject: { en: 'You are already subscribed', ar: 'أنت مشترك بالفعل' },
  knownReason: {
    en: 'Someone entered this address for our newsletter. It is already subscribed, so nothing was changed.',
    ar: 'تلقّينا طلب اشتراك بهذا البريد في نشرتنا البريدية، وهو مشترك بالفعل، فلم يتغيّر شيء.',
  },
  knownAdvice: {
    en: 'If you no longer want the newsletter, unsubscribe by this link.',
    ar: 'إن لم تعد تريد النشرة فألغِ اشتراكك بهذا الرابط.',
  },
  knownAction: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
} satisfies Phrases
