/**
 * How a text begins that a spreadsheet would take for a formula (OWASP, CSV injection): also behind
 * blanks and marks of direction, and in full-width signs. Quotes that are there already are counted,
 * so that reading takes exactly one away.
 */
const formula = /^'*(?:[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** For a cell of a file that people open: a formula gets the sign that a spreadsheet takes for "text". */
export const toCellText = (text: string) => (formula.test(text) ? `'${text}` : text)

/** What stood there before `toCellText`. */
export const fromCellText = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
