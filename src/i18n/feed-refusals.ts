import type { Phrases } from './phrases.ts'

/** The words of what is refused of a feed as a whole and of its rows, and what was used of them in part. */
export const feedRefusals = {
  feed_unknown: {
    en: 'This is not a feed we can read. Choose a CSV or NDJSON file, or an XML feed for Bayut, dubizzle or Property Finder.',
    ar: 'تعذّر التعرّف على هذا الملف. اختر ملف CSV أو NDJSON، أو ملف XML مُعدًّا لمنصة «بيوت» أو «دوبيزل» أو «بروبرتي فايندر».',
  },
  feed_without_reference: {
    en: 'The file has no “{column}” column, which identifies each ad. Add it and try again.',
    ar: 'لا يحتوي الملف على العمود «{column}» الذي يميّز كل إعلان عن غيره. أضفه ثم حاول مرة أخرى.',
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
    ar: 'حجم الملف بعد فك الضغط أكبر من {maximum} ميغابايت، ويتجاوز حجمه مضغوطًا بأكثر من {ratio} مرة، وهذا النوع من الملفات غير مدعوم.',
  },
  feed_too_many: {
    en: 'The feed has more than {maximum} rows. The rows beyond that were not read.',
    ar: 'عدد صفوف الملف أكبر من الحد الأقصى ({maximum})، ولم تُقرأ الصفوف الزائدة عليه.',
  },
  feed_room_full: {
    en: 'Your feeds have used up their {maximum} MB. Discard imports you do not need, remove a feed, or try again in ten minutes.',
    ar: 'استنفدت ملفاتك المستوردة مساحتها ({maximum} ميغابايت). ألغِ عمليات الاستيراد التي لا تحتاج إليها أو أزل مصدرًا، أو حاول مرة أخرى بعد عشر دقائق.',
  },
  feed_room_taken: {
    en: 'The storage shared by new accounts for feeds is full right now. Please try again later. Once you have the verified mark, or a live ad in a paid package, your feeds get their own storage.',
    ar: 'المساحة المشتركة لملفات الاستيراد في الحسابات الجديدة ممتلئة الآن. يُرجى المحاولة لاحقًا. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفات الاستيراد لديك مساحة مستقلة.',
  },
  feed_items_full: {
    en: 'Your imported ads take up more than {maximum} MB. Delete some you no longer need.',
    ar: 'تجاوزت بيانات الإعلانات التي استوردتها {maximum} ميغابايت. احذف ما لم تعد تحتاج إليه منها.',
  },
  feed_items_taken: {
    en: 'The storage shared by new accounts for imported ads is full right now. Delete ads you no longer need. Once you have the verified mark, or a live ad in a paid package, your imported ads get their own storage.',
    ar: 'المساحة المشتركة للإعلانات المستوردة في الحسابات الجديدة ممتلئة الآن. احذف ما لم تعد تحتاج إليه من إعلاناتك. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لإعلاناتك المستوردة مساحة مستقلة.',
  },
  feed_too_many_columns: {
    en: 'The feed has more than {maximum} columns',
    ar: 'عدد أعمدة الملف أكبر من الحد الأقصى ({maximum})',
  },
  feed_too_many_refused: {
    en: 'More than {maximum} rows of this feed could not be used, so reading was stopped. Check that it is the right file.',
    ar: 'تجاوز عدد الصفوف غير الصالحة في الملف الحد الأقصى ({maximum})، فتوقفت القراءة. تأكّد من أنه الملف الصحيح.',
  },
  more_reasons: {
    en: {
      one: '{count} more note on this ad is not listed',
      other: '{count} more notes on this ad are not listed',
    },
    ar: {
      zero: 'لا ملاحظات أخرى على هذا الإعلان',
      one: 'ملاحظة أخرى واحدة على هذا الإعلان لم تُدرج',
      two: 'ملاحظتان أخريان على هذا الإعلان لم تُدرجا',
      few: '{count} ملاحظات أخرى على هذا الإعلان لم تُدرج',
      many: '{count} ملاحظة أخرى على هذا الإعلان لم تُدرج',
      other: '{count} ملاحظة أخرى على هذا الإعلان لم تُدرج',
    },
  },
  feed_row_endless: {
    en: 'A part of the feed is longer than a million characters, so reading was stopped',
    ar: 'في الملف جزء يزيد طوله على مليون حرف، فتعذّرت متابعة قراءته',
  },
  feed_takes_too_long: {
    en: 'This feed takes far longer to read than even the largest feed should, so reading was stopped. Check that it is the right file.',
    ar: 'تستغرق قراءة هذا الملف وقتًا أطول بكثير مما يحتاج إليه أكبر ملف مسموح به، فتوقفت القراءة. تأكّد من أنه الملف الصحيح.',
  },
  feed_row_too_long: {
    en: 'This ad is larger than 250 KB, so it was not read',
    ar: 'حجم بيانات هذا الإعلان أكبر من 250 كيلوبايت، فلم يُقرأ',
  },
  feed_row_broken: { en: 'This row cannot be read', ar: 'تعذّرت قراءة هذا الصف' },
  reference_repeated: {
    en: 'An earlier ad of this feed has the same reference: row {row}',
    ar: 'ورد الرقم المرجعي نفسه في إعلان سابق من هذا الملف: الصف {row}',
  },
  place_in_part: {
    en: 'We do not know “{word}”, so the ad is placed in {place}',
    ar: 'الموقع «{word}» غير معروف لدينا، لذلك وُضع الإعلان في {place}',
  },
  amenity_unknown: {
    en: '“{word}” is not one of our amenities, so it was left out',
    ar: '«{word}» ليس من المرافق والمزايا المتاحة لدينا، فلم يُضَف',
  },
  text_cut: {
    en: 'This text was longer than {maximum} characters and was cut',
    ar: 'تجاوز النص الحد الأقصى لعدد الأحرف ({maximum})، فحُذف ما زاد عليه',
  },
} satisfies Phrases
