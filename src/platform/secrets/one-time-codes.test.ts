import { describe, expect, test } from 'vitest'
import {
  addressOf,
  codeOf,
  findMatchingStep,
  newRecoveryCodes,
  newSecret,
  stepAt,
} from './one-time-codes.ts'

/** RFC 6238, appendix B: `12345678901234567890`, in base 32 as secrets are stored. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

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
      findMatchingStep(secret, { code: codeOf(secret, step + offset), lastStep, now })
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

  test('uses up the present step where the one before has the same code', () => {
    const step = 910_738
    const code = codeOf(secret, step)
    const now = new Date(step * 30_000)
    expect(codeOf(secret, step - 1)).toBe(code)
    expect(findMatchingStep(secret, { code, lastStep: 0, now })).toBe(step)
    expect(findMatchingStep(secret, { code, lastStep: step, now })).toBeUndefined()
  })

  test('is none where the clock was set back, nor is what has no six digits', () => {
    const now = new Date(1_234_567_890_000)
    const step = stepAt(now)
    const code = codeOf(secret, step)
    expect(findMatchingStep(secret, { code, lastStep: step + 1_000, now })).toBeUndefined()
    for (const typed of ['', '12345', '1234567', '١٢٣٤٥٦', 'abcdef']) {
      expect(findMatchingStep(secret, { code: typed, lastStep: 0, now })).toBeUndefined()
    }
  })

  test('comes from a secret of 160 bits that an app can read', () => {
    const made = newSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(made)
    expect(addressOf(made, 'a b@example.com')).toBe(
      `otpauth://totp/Dara:a%20b%40example.com?secret=${made}&issuer=Dara`,
    )
  })
})

test('ten recovery codes of 120 bits are all different', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes)).toHaveProperty('size', 10)
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
})
