import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { phrases } from './phrases/consents.ts'
import { isSuspected, maskPhone } from './rules.ts'

test.each([
  [{}, false],
  [{ topicNote: null, openMs: null }, false],
  [{ topicNote: ' ', openMs: 2_000 }, false],
  [{ topicNote: 'https://spam.example' }, true],
  [{ openMs: 1_999 }, true],
  [{ openMs: -1 }, true],
])('What was sent with %o looks like spam: %s', (signs, isSpam) => {
  expect(isSuspected(signs)).toBe(isSpam)
})

test.each([
  ['+971501112233', '+971•••••••33'],
  ['+96891234567', '+968••••••67'],
  ['+9718001234', '+971•••••34'],
  ['+97180012', '+9•••••••'],
  ['+1202', '+1•••'],
])('The number %s is shown to others as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

test('A text to which people agreed stays as it was: another text gets the next number', () => {
  const hashes = Object.fromEntries(
    Object.entries(phrases).map(([name, text]) => [name, hashOf(text)]),
  )
  expect(hashes).toEqual({
    contact1: 'afc9e242545f',
    finance1: 'd8ff828b3525',
    newsletter1: 'dffff58ca50d',
    propertyRequest1: 'f2d6699a54b9',
    fundraising1: '377e3eaa361c',
  })
})
