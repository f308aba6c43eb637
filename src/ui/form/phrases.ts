import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  showPassword: { en: 'Show the password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide the password', ar: 'إخفاء كلمة المرور' },
  passwordLength: {
    en: { one: 'At least {count} character', other: 'At least {count} characters' },
    ar: {
      zero: 'أي عدد من الأحرف',
      one: 'حرف واحد على الأقل',
      two: 'حرفان على الأقل',
      few: '{count} أحرف على الأقل',
      many: '{count} حرفًا على الأقل',
      other: '{count} حرف على الأقل',
    },
  },
  sending: { en: 'One moment…', ar: 'لحظة من فضلك…' },
  faults: {
    en: { one: 'Please check {count} field', other: 'Please check {count} fields' },
    ar: {
      zero: 'راجع الحقول من فضلك',
      one: 'راجع هذا الحقل من فضلك',
      two: 'راجع هذين الحقلين من فضلك',
      few: 'راجع هذه الحقول ({count}) من فضلك',
      many: 'راجع هذه الحقول ({count}) من فضلك',
      other: 'راجع هذه الحقول ({count}) من فضلك',
    },
  },
  needsScripts: {
    en: 'This page requires JavaScript. Please turn it on in your browser.',
    ar: 'تحتاج هذه الصفحة إلى تشغيل جافا سكريبت. فعّلها في متصفحك من فضلك.',
  },
  steps: { en: 'Steps', ar: 'الخطوات' },
  stepOf: { en: 'Step {step} of {steps}', ar: 'الخطوة {step} من {steps}' },
} satisfies Phrases
