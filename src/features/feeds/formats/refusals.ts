import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  feed_without_reference: {
    en: 'The file has no “{column}” column, which identifies each ad. Add it and try again.',
    ar: 'لا يحتوي الملف على العمود «{column}» الذي يميّز كل إعلان عن غيره. أضفه ثم حاول مرة أخرى.',
  },
  feed_too_many: {
    en: 'The feed has more than {maximum} rows. The rows beyond that were not read.',
    ar: 'عدد صفوف الملف أكبر من الحد الأقصى ({maximum})، ولم تُقرأ الصفوف الزائدة عليه.',
  },
  feed_too_many_columns: {
    en: 'The feed has more than {maximum} columns',
    ar: 'عدد أعمدة الملف أكبر من الحد الأقصى ({maximum})',
  },
  feed_too_many_refused: {
    en: 'More than {maximum} rows of this feed could not be used, so reading was stopped. Check that it is the right file.',
    ar: 'تجاوز عدد الصفوف غير الصالحة في الملف الحد الأقصى ({maximum})، فتوقفت القراءة. تأكّد من أنه الملف الصحيح.',
  },
  feed_row_too_long: {
    en: 'This ad is larger than {maximum} KB, so it was not read',
    ar: 'حجم بيانات هذا الإعلان أكبر من {maximum} كيلوبايت، فلم يُقرأ',
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
