import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { textField } from './fields.ts'
import { nameField } from './person-fields.ts'

const codesOf = (text: string) =>
  z.safeParse(nameField(100), text).error?.issues.map(({ message }) => message)

test.each([
  ['', ['required']],
  ['★★★', ['name_without_letters']],
  ['\u3164', ['name_without_letters']],
  ['🅥🅔🅡🅘🅕🅘🅔🅓', ['claims_verification']],
  ['24/7', undefined],
])('a name %j is refused for one reason: %j', (text, codes) => {
  expect(codesOf(text)).toEqual(codes)
})

describe('a text', () => {
  test.each([
    'Noor\u009b2K\u009b1GHomes',
    'a\u0080b',
    'a\u0085b',
    'a\u007fb',
    'a\u001b[31mb',
    'a\u0000b',
    'a\ud800b',
  ])('with a control that a terminal obeys is refused: %j', (text) => {
    expect(codesOf(text)).toEqual(['invalid_text'])
    expect(z.safeParse(textField(100), text).success).toBe(false)
  })

  test.each([
    '\u202egpj.exe',
    'gpj\u2066.exe',
    'gpj.exe\u061c',
    'g\u00adpj.exe',
    'gpj\u200b.exe',
    'gp\u2060j.exe',
    'gpj.e\ufeffxe',
    'gpj\u{e0041}.exe',
  ])('is kept without what nobody sees: %j', (text) => {
    expect(z.parse(nameField(100), text).replace('gpj.exe', '')).toBe('')
  })

  test.each(['می\u200cخواهم', 'ه\u200d', 'Sara 👩\u200d🔧', 'سارة الحَدّاد'])(
    'keeps what Arabic script and emoji are joined with: %j',
    (text) => {
      expect(z.parse(nameField(100), text)).toBe(text)
    },
  )

  test('of several lines keeps its lines and tabs', () => {
    expect(z.parse(textField(100), 'one\r\n\ttwo')).toBe('one\r\n\ttwo')
  })
})
