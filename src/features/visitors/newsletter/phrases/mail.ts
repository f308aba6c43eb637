import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because this address was entered for our newsletter.',
    ar: 'وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل للاشتراك في نشرتنا البريدية.',
  },
  confirmSubject: {
    en: 'Confirm your newsletter subscription',
    ar: 'أكّد اشتراكك في النشرة البريدية',
  },
  confirmReason: {
    en: 'One step is left: open this link and confirm that you want to receive our newsletter.',
    ar: 'بقيت خطوة واحدة: افتح هذا الرابط وأكّد رغبتك في تلقّي نشرتنا البريدية.',
  },
  confirmExpiry: {
    en: 'The link is valid for {duration}.',
    ar: 'الرابط صالح لمدة {duration}.',
  },
  confirmIgnore: {
    en: 'If you did not ask for this, ignore this email: you will not be subscribed.',
    ar: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُضاف بريدك إلى قائمة المشتركين.',
  },
  confirmAction: { en: 'Confirm subscription', ar: 'تأكيد الاشتراك' },
  knownSubject: {
    en: 'You already subscribe to our newsletter',
    ar: 'أنت مشترك بالفعل في النشرة البريدية',
  },
  knownReason: {
    en: 'Someone entered this address for our newsletter. It is already subscribed, so nothing was changed.',
    ar: 'تلقّينا طلب اشتراك بهذا البريد في نشرتنا البريدية، وهو مشترك بالفعل، فلم يتغيّر شيء.',
  },
  knownAdvice: {
    en: 'If you no longer want the newsletter, use this link to unsubscribe.',
    ar: 'إن لم تعد ترغب في تلقّي النشرة فألغِ اشتراكك عبر هذا الرابط.',
  },
  knownAction: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
} satisfies Phrases
