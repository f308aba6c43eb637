import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  signUp: {
    en: 'By signing up you agree to the {terms}. The {privacy} explains what we store about you, and for how long.',
    ar: 'بإنشاء حسابك توافق على {terms}. وتجد في {privacy} ما نحتفظ به من بياناتك ومدة احتفاظنا به.',
  },
  form: {
    en: 'The {privacy} explains how we handle your data and how to have it deleted.',
    ar: 'تجد في {privacy} كيف نتعامل مع بياناتك وكيف تطلب حذفها.',
  },
  agreement: {
    en: 'Read the {terms} and the {privacy}.',
    ar: 'اطّلع على {terms} وعلى {privacy}.',
  },
} satisfies Phrases
