import { expect, test } from 'vitest'
import { characterOf } from './key-press.ts'

test.each([
  ['/', 'Slash', false, '/'],
  ['?', 'Slash', true, '?'],
  ['/', 'Digit7', true, '/'],
  ['ظ', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['r', 'KeyR', false, 'r'],
  ['R', 'KeyR', false, 'r'],
  ['ق', 'KeyR', false, 'r'],
  ['ؤ', 'KeyC', false, 'c'],
  ['ش', 'KeyA', false, 'ش'],
  ['Enter', 'Enter', false, 'enter'],
])('The key %s (%s, shift %s) means %s', (key, code, shiftKey, expected) => {
  expect(characterOf({ key, code, shiftKey })).toBe(expected)
})
