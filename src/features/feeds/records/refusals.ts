import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  feed_unknown: {
    en: 'This is not a feed we can read. Choose a CSV or NDJSON file, or an XML feed for Bayut, dubizzle or Property Finder.',
    ar: 'تعذّر التعرّف على هذا الملف. اختر ملف CSV أو NDJSON، أو ملف XML مُعدًّا لمنصة «بيوت» أو «دوبيزل» أو «بروبرتي فايندر».',
  },
  feed_truncated: {
    en: 'The feed is incomplete: it ends before its last ad',
    ar: 'الملف غير مكتمل: انقطع قبل نهايته',
  },
  feed_damaged: {
    en: 'The feed is damaged and cannot be unpacked',
    ar: 'الملف تالف ويتعذّر فك ضغطه',
  },
  feed_broken: {
    en: 'The XML has an error on line {line}. Nothing after it was read.',
    ar: 'في ملف XML خطأ عند السطر {line}، ولم يُقرأ ما بعده.',
  },
  feed_encoding: {
    en: 'The feed’s text is not in UTF-8 or in the encoding it declares',
    ar: 'نص الملف ليس بترميز UTF-8 ولا بالترميز المذكور فيه',
  },
  feed_dtd: {
    en: 'The feed has a DTD (<!DOCTYPE …>). Feeds with a DTD are not supported.',
    ar: 'يحتوي الملف على تعريف DOCTYPE، وهذا النوع من الملفات غير مدعوم.',
  },
  feed_too_deep: {
    en: 'The feed’s elements are nested too deeply',
    ar: 'عناصر الملف متداخلة أكثر من المسموح',
  },
  feed_too_large: {
    en: 'The feed is larger than {maximum} MB',
    ar: 'حجم الملف أكبر من {maximum} ميغابايت',
  },
  feed_unpacks_too_far: {
    en: 'Unpacked, this feed is larger than {maximum} MB and more than {ratio} times the size of its file. Such files are not supported.',
    ar: 'حجم الملف بعد فك الضغط أكبر من {maximum} ميغابايت، ونسبته إلى حجمه مضغوطًا أكبر من {ratio}، وهذا النوع من الملفات غير مدعوم.',
  },
  feed_row_endless: {
    en: 'A part of the feed is longer than {maximum} characters, so reading was stopped',
    ar: 'في الملف جزء يتجاوز الحد الأقصى لعدد الأحرف ({maximum})، فتعذّرت متابعة قراءته',
  },
  feed_takes_too_long: {
    en: 'This feed takes far longer to read than even the largest feed should, so reading was stopped. Check that it is the right file.',
    ar: 'تستغرق قراءة هذا الملف وقتًا أطول بكثير مما يحتاج إليه أكبر ملف مسموح به، فتوقفت القراءة. تأكّد من أنه الملف الصحيح.',
  },
} satisfies Phrases
