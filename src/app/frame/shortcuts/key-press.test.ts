import { expect, test } from 'vitest'
import { shortcutOf } from './key-press.ts'

test.each([
  ['/', 'Slash', false, 'search'],
  ['?', 'Slash', true, 'list'],
  ['/', 'Digit7', true, 'search'],
  ['ظ', 'Slash', false, 'search'],
  ['؟', 'Slash', true, 'list'],
  ['r', 'KeyR', false, 'results'],
  ['R', 'KeyR', false, 'results'],
  ['ق', 'KeyR', false, 'results'],
  ['ٌ', 'KeyR', true, 'results'],
  ['؟', 'Comma', true, 'list'],
  ['ؤ', 'KeyC', false, 'contact'],
  ['ش', 'KeyA', false, undefined],
  ['Enter', 'Enter', false, undefined],
])('The key %s (%s, shift %s) means %s', (key, code, shiftKey, expected) => {
  expect(shortcutOf({ key, code, shiftKey })).toBe(expected)
})
