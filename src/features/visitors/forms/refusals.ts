import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  form_sent_often: {
    en: {
      one: 'This form was sent too often from your network. Please try again in {count} minute.',
      other: 'This form was sent too often from your network. Please try again in {count} minutes.',
    },
    ar: {
      zero: 'أُرسل هذا النموذج من شبكتك مرات كثيرة. يُرجى المحاولة بعد قليل.',
      one: 'أُرسل هذا النموذج من شبكتك مرات كثيرة. يُرجى المحاولة بعد دقيقة.',
      two: 'أُرسل هذا النموذج من شبكتك مرات كثيرة. يُرجى المحاولة بعد دقيقتين.',
      few: 'أُرسل هذا النموذج من شبكتك مرات كثيرة. يُرجى المحاولة بعد {count} دقائق.',
      many: 'أُرسل هذا النموذج من شبكتك مرات كثيرة. يُرجى المحاولة بعد {count} دقيقة.',
      other: 'أُرسل هذا النموذج من شبكتك مرات كثيرة. يُرجى المحاولة بعد {count} دقيقة.',
    },
  },
  form_sent_often_today: {
    en: 'This form was sent too often from your network today. Please try again tomorrow, or call us.',
    ar: 'أُرسل هذا النموذج من شبكتك مرات كثيرة اليوم. يُرجى المحاولة غدًا أو الاتصال بنا.',
  },
  unknown_field: {
    en: 'The form has a field that is not known here. Please open the page again.',
    ar: 'في النموذج حقل غير معروف. يُرجى فتح الصفحة من جديد.',
  },
  form_full: {
    en: {
      one: 'So many people have sent this form that we cannot take any more right now. Please try again in {count} minute, or call us.',
      other:
        'So many people have sent this form that we cannot take any more right now. Please try again in {count} minutes, or call us.',
    },
    ar: {
      zero: 'وصلتنا أعداد كبيرة من هذا النموذج ولا يمكننا استقبال المزيد الآن. يُرجى المحاولة بعد قليل أو الاتصال بنا.',
      one: 'وصلتنا أعداد كبيرة من هذا النموذج ولا يمكننا استقبال المزيد الآن. يُرجى المحاولة بعد دقيقة أو الاتصال بنا.',
      two: 'وصلتنا أعداد كبيرة من هذا النموذج ولا يمكننا استقبال المزيد الآن. يُرجى المحاولة بعد دقيقتين أو الاتصال بنا.',
      few: 'وصلتنا أعداد كبيرة من هذا النموذج ولا يمكننا استقبال المزيد الآن. يُرجى المحاولة بعد {count} دقائق أو الاتصال بنا.',
      many: 'وصلتنا أعداد كبيرة من هذا النموذج ولا يمكننا استقبال المزيد الآن. يُرجى المحاولة بعد {count} دقيقة أو الاتصال بنا.',
      other:
        'وصلتنا أعداد كبيرة من هذا النموذج ولا يمكننا استقبال المزيد الآن. يُرجى المحاولة بعد {count} دقيقة أو الاتصال بنا.',
    },
  },
} satisfies Phrases
