import { describe, expect, test } from 'vitest'
import { type Attempt, isUnknown, keyOf } from './attempt.ts'

describe('An attempt', () => {
  test('keeps its key while the same is sent again', () => {
    const attempt: Attempt = {}
    const key = keyOf(attempt, 'one')
    expect(key).toMatch(/^[\d-]{4,255}$/)
    expect(keyOf(attempt, 'one')).toBe(key)
  })

  test('is another one as soon as something else is sent', () => {
    const attempt: Attempt = {}
    const key = keyOf(attempt, 'one')
    expect(keyOf(attempt, 'two')).not.toBe(key)
    expect(keyOf(attempt, 'one')).not.toBe(key)
  })

  test('has a key of its own', () => {
    expect(keyOf({}, 'one')).not.toBe(keyOf({}, 'one'))
  })
})

test('What was refused is known not to be done, what broke or never answered is not', () => {
  const ending = (status: number, code = 'any') => ({ status, faults: [{ code }] })
  expect([400, 409, 422, 429].map((status) => isUnknown(ending(status)))).not.toContain(true)
  expect([0, 500, 502, 504].map((status) => isUnknown(ending(status)))).not.toContain(false)
  expect(isUnknown(ending(409, 'still_running'))).toBe(true)
})
