/**
 * Marks on one letter; Unicode's stream-safe text format (UAX #15) has no more either, and Arabic
 * with all its vowels has four.
 */
const maxMarks = 30

/** The halfwidth Japanese voice marks are letters that the compatibility forms turn into marks. */
const mark = '[\\p{M}\\uff9e\\uff9f]'
const surplusMarks = new RegExp(`(${mark}{${maxMarks}})${mark}+`, 'gu')

/**
 * The Unicode normal form of a stranger's text, in a time that grows with its length alone: putting
 * the marks of one letter in order takes the square of their number, so 60,000 of them would stop
 * the process for ten seconds. Marks beyond the 30th on a letter are left out.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  const bounded = text.length > maxMarks ? text.replace(surplusMarks, '$1') : text
  return bounded.normalize(form)
}
