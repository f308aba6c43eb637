import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRow, fromCellText, toCellText } from './spreadsheet-text.ts'

const signs = Array.from('\'"=+-@,; \t\r\n＝\u202ea')
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...signs) }),
)

describe('a text in a cell', () => {
  test.each([
    '=1+1',
    '+971501112233',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ' =1',
    '\u202e=1',
    '\u200f @x',
    '＝1',
    "'=1",
    '"=1',
  ])('that a spreadsheet would take for a formula is marked as text: %j', (text) => {
    expect(toCellText(text)).toBe(`'${text}`)
  })

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; "+1', 'a;\' "+1'],
    ['sea view\n-1', "sea view\n'-1"],
    ['a\r\n@x;;-1', "a\r\n'@x;;'-1"],
    ["a\t'=1", "a\t''=1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
  ])('is marked also where a cell or row may begin within it: %j', (text, marked) => {
    expect(toCellText(text)).toBe(marked)
  })

  test.each(['', 'Marina', "'Ain", '1 = 1', 'a, =1', 'a; b', 'شقة', '٣ غرف', "a;'b\n'c"])(
    'is left alone else: %j',
    (text) => {
      expect(toCellText(text)).toBe(text)
    },
  )

  test('is read as it was, whatever it is', () => {
    const read = fc.sample(anyText, 1_000).map((text) => [text, fromCellText(toCellText(text))])
    expect(read.filter(([text, again]) => text !== again)).toEqual([])
  })
})

/**
 * The cells that a spreadsheet makes of a file: a quote opens at the start of a cell only, two are one
 * within it, and what follows the closing one belongs to the cell.
 */
const cellsOf = (file: string, separators: string): string[] =>
  Array.from(
    file.matchAll(
      new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^\\n${separators}]*)(?:[\\n${separators}]|$)`, 'g'),
    ),
    ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest,
  )

const rows = fc.array(fc.tuple(anyText, fc.nat(), anyText), { minLength: 1 })

describe('a row of a file', () => {
  test.each([',', ';', '\t', ',;\t'])('has no formula where %j separates cells', (separators) => {
    fc.assert(
      fc.property(rows, (table) => {
        const cells = cellsOf(table.map(csvRow).join(''), separators)
        expect(cells.filter((cell) => /^[\s\u202e]*[=+\-@＝]/u.test(cell))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([',', ';', '\t', '\r', '\n'])('has quotes around a text with %j', (separator) => {
    expect(csvRow([`a${separator}b`, 1, true, null])).toBe(`"a${separator}b",1,true,\r\n`)
  })

  test('is read as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(rows, (table) => {
        const written = table.map(csvRow).join('')
        const rules = { record_delimiter: ['\r\n', '\n'], relax_quotes: true, trim: true }
        const read = parse(written, rules) as string[][]
        expect(read.map((row) => row.map(fromCellText))).toEqual(
          table.map((row) => row.map(String)),
        )
      }),
    )
  })
})
