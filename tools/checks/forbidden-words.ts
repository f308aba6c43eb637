import type { Language } from '#i18n/language.ts'

/** `say` is the word of docs/glossary.md, or of the site's settings. */
type Forbidden = { pattern: RegExp; say: string }

const en = (pattern: string, say: string): Forbidden => ({
  // `\b` wants a letter beside it, and a pattern may begin with `{` or end with a stop.
  pattern: new RegExp(`(?<![\\p{L}\\d_])(?:${pattern})(?![\\p{L}\\d_])`, 'iu'),
  say,
})

/** `\b` knows Latin letters only. */
const ar = (pattern: string, say: string): Forbidden => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u'),
  say,
})

/** The other words for what docs/glossary.md names. */
export const forbiddenWords: Partial<Record<Language, Forbidden[]>> = {
  en: [
    en('dara', 'the name that the settings have'),
    en('on show|off show', 'live'),
    en('kinds? of ad', 'ad type'),
    en('listings?', 'ad'),
    en('e-mails?', 'email'),
    en('web address', 'link'),
    en('pictures?', 'photo'),
    en('broker number', 'BRN'),
    en('subscription package', 'package'),
    en('gone for good|wiped?|erase my', 'delete'),
    en('good for (?:one|two|seven|\\d+|\\{\\w+\\}) ?\\w*', 'valid for'),
    en('(?:is|are) not right', 'incorrect'),
    en('tak(?:e|es|en|ing) over', 'import'),
    en('bring in|brought in', 'import'),
    en('tak(?:e|en) back', 'cancel'),
    en('two-step login', 'two-step verification'),
    en('security code', 'verification code'),
    en('once more', 'again'),
    en('by itself', 'automatically'),
    en('some ?body|no ?body|every ?body|whoever', 'someone, no one or everyone'),
    en('enquir(?:y|ies)', 'lead'),
    en('users and agents', 'team'),
    en('(?:without a|no) title', 'Untitled'),
    en('(?:\\d+|\\{\\w+\\}) letters', 'characters'),
    en('ref\\.', 'reference'),
  ],
  ar: [
    ar('دارة', 'the name that the settings have'),
    { pattern: /\p{L}*وكال(?:ة|ات)\p{L}*/u, say: 'مكتب عقاري' },
    ar('لوحة المتابعة', 'لوحة التحكم'),
    ar('(?:رقم )?ال?جوال', 'رقم الهاتف المتحرك'),
    ar('تسجيل الدخول بخطوتين', 'التحقق بخطوتين'),
    ar('مدة الإيجار', 'نوع الإيجار'),
    ar('حالة التسليم', 'حالة الإنجاز'),
    ar('رقم الوسيط(?: العقاري)?', 'رقم بطاقة الوسيط'),
    ar('[وف]?فشل', 'تعذّر'),
    ar('أعد المحاولة', 'حاول مرة أخرى'),
    ar('(?:و?لعلّه|ربما) أنت', 'تلقّينا طلبًا'),
    ar('كلمة (?:جديدة|أخرى)', 'كلمة مرور'),
    ar('يرجى', 'يُرجى'),
    ar('ثمن الباقة', 'قيمة الباقة'),
    ar('حفظ التغييرات', 'حفظ التعديلات'),
    ar('إعلان بلا عنوان|لا عنوان بعد', 'بلا عنوان'),
    ar('هل (?:تحذف|تسحب|تزيل|تغادر|تجدّد)', 'هل تريد'),
    ar('(?<!من )دون|بلا(?! عنوان)', 'من دون or بدون'),
    ar('سائر', 'باقي'),
    ar('أب تاون', 'أبتاون'),
    { pattern: /حمّام|مميّز|تملّك/u, say: 'the word without its shadda' },
  ],
}

/** What a text of one language says in another word than the glossary. */
export function otherWords(text: string, language: Language): string[] {
  return (forbiddenWords[language] ?? []).flatMap(({ pattern, say }) => {
    const [found] = pattern.exec(text) ?? []
    return found ? [`${language} says “${found}”: the glossary has ${say}`] : []
  })
}
