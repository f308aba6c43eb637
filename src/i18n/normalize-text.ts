/** As in the stream-safe text format (UAX #15); Arabic with all vowels has four. */
const maxMarks = 30

/** Compatibility forms turn the halfwidth Japanese voice marks into marks. */
const mark = '[\\p{M}\\uff9e\\uff9f]'
const surplusMarks = new RegExp(`(${mark}{${maxMarks}})${mark}+`, 'gu')

/** Bounds marks, because ordering them takes quadratic time: 60,000 would take ten seconds. */
export function normalizeText(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  const bounded = text.length > maxMarks ? text.replace(surplusMarks, '$1') : text
  return bounded.normalize(form)
}
