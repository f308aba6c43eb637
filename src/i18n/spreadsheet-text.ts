import { stringify } from 'csv-stringify/sync'

/** Blanks, marks of direction and quotes that a spreadsheet passes over before it looks for a formula. */
const passedOver = '[^\\S\\t\\r\\n]|[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069"]'

/**
 * Where a spreadsheet may begin a cell and take its text for a formula (OWASP, CSV injection), also
 * behind blanks and in full-width signs. A cell begins with the text; and with what follows a semicolon,
 * a tab or a line break where the semicolon separates lists: there a quote that stands behind one of our
 * commas begins no quoted text. Apostrophes that are there already are counted, so that reading takes
 * exactly one away.
 */
const formula = `'*(?:${passedOver})*[=+\\-@＝＋－＠]`
const starts = `(?<![^;\\t\\r\\n])(?=${formula})|^(?='*[\\t\\r\\n])`
const unmarked = new RegExp(starts, 'gu')
const marked = new RegExp(`(?:${starts})'`, 'gu')

/** For a cell of a file that people open: a formula gets the sign that a spreadsheet takes for "text". */
export const toCellText = (text: string) => text.replace(unmarked, "'")

/** What stood there before `toCellText`. */
export const fromCellText = (text: string) => text.replace(marked, '')

/** What the library writes by its own rules for these types is not what the import reads. */
const cast = { string: toCellText, boolean: String, date: () => '', object: () => '' }

const options = {
  cast,
  record_delimiter: '\r\n',
  // Off where a delimiter is given: a cell with a line break would then be two rows.
  quote_record_delimiter: true,
  // Spreadsheets also separate by `;` and tab, and the import cuts blanks around a cell without quotes.
  quoted_match: /[;\t]|^\s|\s$/,
}

/**
 * A row of a CSV file (RFC 4180), the only way that one is written; what is neither text nor number nor
 * boolean is an empty cell.
 */
export const csvRow = (cells: readonly unknown[]): string => stringify([cells], options)
