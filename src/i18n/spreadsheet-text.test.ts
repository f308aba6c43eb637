import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCellText, toCellText } from './spreadsheet-text.ts'

describe('a text in a cell', () => {
  test.each([
    '=1+1',
    '+971501112233',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\tx',
    ' =1',
    '\u202e=1',
    '\u200f @x',
    '＝1',
    "'=1",
  ])('that a spreadsheet would take for a formula is marked as text: %j', (text) => {
    expect(toCellText(text)).toBe(`'${text}`)
  })

  test.each(['', 'Marina', "'Ain", '1 = 1', 'شقة', '٣ غرف'])('is left alone else: %j', (text) => {
    expect(toCellText(text)).toBe(text)
  })

  test('is read as it was, whatever it is', () => {
    const signs = fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      ' ',
      '\t',
      '\r',
      '\n',
      '＝',
      '\u202e',
      'a',
    )
    const texts = fc.oneof(fc.string(), fc.string({ unit: signs }))
    const read = fc.sample(texts, 1_000).map((text) => [text, fromCellText(toCellText(text))])
    expect(read.filter(([text, again]) => text !== again)).toEqual([])
  })
})
