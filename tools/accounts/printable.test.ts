import { expect, it } from 'vitest'
import { printable, printableJson } from './printable.ts'

it.each([
  ['Noor\u009b2K\u009b1GHomes', 'Noor\\u{9b}2K\\u{9b}1GHomes'],
  ['a\u001b]0;root\u0007', 'a\\u{1b}]0;root\\u{7}'],
  ['a\n  verified', 'a\\u{a}  verified'],
  ['\u202egpj.exe', '\\u{202e}gpj.exe'],
  ['a\u2028b', 'a\\u{2028}b'],
  ['\u{e0041}', '\\u{e0041}'],
  ['\ud800', '\\u{d800}'],
])('%j is shown and not obeyed', (line, shown) => expect(printable(line)).toBe(shown))

it.each(['42 · agent · سارة الحدّاد · O’Neil', 'می\u200cخواهم', '👩\u200d🔧'])(
  '%s is printed as it is',
  (line) => expect(printable(line)).toBe(line),
)

it.each(['Noor\u009b2K', '\u2028', '\u{e0041}', '\ud83d', 'سارة 👩\u200d🔧'])(
  '%j is shown as JSON that a terminal does not obey and a program reads',
  (text) => {
    const line = printableJson({ text })
    expect(printable(line)).toBe(line)
    expect(JSON.parse(line)).toEqual({ text })
  },
)
