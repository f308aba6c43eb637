import { describe, expect, test } from 'vitest'
import {
  addressOf,
  codeOf,
  fromBase32,
  matchingStep,
  newRecoveryCodes,
  newSecret,
  stepAt,
  toBase32,
} from './one-time-codes.ts'

const secret = toBase32(Buffer.from('12345678901234567890'))

describe('a code of the phone', () => {
  // RFC 6238, appendix B, SHA-1; six of its eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is what RFC 6238 says it is at second %i', (second, code) => {
    expect(codeOf(secret, stepAt(new Date(second * 1000)))).toBe(code)
  })

  test('is good a step early and late, once, and none before it afterwards', () => {
    const now = new Date(1_234_567_890_000)
    const step = stepAt(now)
    const at = (offset: number, lastStep = 0) =>
      matchingStep(secret, { code: codeOf(secret, step + offset), lastStep, now })
    expect([-2, -1, 0, 1, 2].map((offset) => at(offset))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ])
    expect(at(0, step)).toBeUndefined()
    expect(at(-1, step)).toBeUndefined()
    expect(at(1, step)).toBe(step + 1)
  })

  test('comes from a secret of 160 bits that an app can read', () => {
    const made = newSecret()
    expect(fromBase32(made)).toHaveLength(20)
    expect(toBase32(fromBase32(made))).toBe(made)
    expect(addressOf(made, 'a b@example.com')).toBe(
      `otpauth://totp/Dara:a%20b%40example.com?secret=${made}&issuer=Dara`,
    )
  })
})

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
  expect(fromBase32(encoded).toString()).toBe(text)
})

test('ten recovery codes of 120 bits are all different', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes)).toHaveProperty('size', 10)
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
})
