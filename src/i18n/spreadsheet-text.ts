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

/** The import cuts blanks around a cell that has no quotes. */
const quoted = /[",;\t\r\n]|^\s|\s$/

function cellOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = toCellText(typeof value === 'string' ? value : '')
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A row of a CSV file (RFC 4180); what is neither text nor number nor boolean is an empty cell. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`
