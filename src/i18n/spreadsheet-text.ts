import { stringify } from 'csv-stringify/sync'

/** Spreadsheets skip these characters before a formula. */
const passedOver = '[^\\S\\t\\r\\n]|[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069"]'

/**
 * Where a spreadsheet may read a formula (OWASP, CSV injection): a semicolon or a tab may begin a
 * cell too. Apostrophes count, so that reading removes exactly one.
 */
const formula = `'*(?:${passedOver})*[=+\\-@＝＋－＠]`
const starts = `(?<![^;\\t\\r\\n])(?=${formula})|^(?='*[\\t\\r\\n])`
const unmarked = new RegExp(starts, 'gu')
const marked = new RegExp(`(?:${starts})'`, 'gu')

export const toCellText = (text: string) => text.replace(unmarked, "'")

export const fromCellText = (text: string) => text.replace(marked, '')

/** The library's own formats of these types are not what the import reads. */
const cast = { string: toCellText, boolean: String, date: () => '', object: () => '' }

const options = {
  cast,
  record_delimiter: '\r\n',
  // Off by default with a delimiter: a cell with a line break would become two rows.
  quote_record_delimiter: true,
  // Other separators of spreadsheets, and blanks that the import would trim.
  quoted_match: /[;\t]|^\s|\s$/,
}

/** RFC 4180; values other than text, numbers and booleans become empty cells. */
export const csvRow = (cells: readonly unknown[]): string => stringify([cells], options)
