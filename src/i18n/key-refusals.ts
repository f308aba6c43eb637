import type { Phrases } from './phrases.ts'

/** Why a call under an `Idempotency-Key` is not answered. */
export const keyRefusals = {
  key_used_otherwise: {
    en: 'This Idempotency-Key was used for another request',
    ar: 'استُخدم مفتاح منع التكرار هذا لطلب آخر',
  },
  answer_gone: {
    en: 'This was done under this Idempotency-Key and is not done again. Its answer is no longer kept: look up what it made.',
    ar: 'نُفّذ هذا الطلب من قبل بمفتاح منع التكرار هذا ولن يُنفَّذ مرة أخرى. لم تعد استجابته محفوظة، فابحث عمّا أُنشئ به.',
  },
  invalid_key: {
    en: 'An Idempotency-Key has 1 to 255 visible characters',
    ar: 'يتكوّن مفتاح منع التكرار من 1 إلى 255 رمزًا ظاهرًا',
  },
  still_running: {
    en: 'The same request is still being worked on. Please try again in a moment.',
    ar: 'الطلب نفسه قيد التنفيذ. يُرجى المحاولة بعد قليل.',
  },
} satisfies Phrases
