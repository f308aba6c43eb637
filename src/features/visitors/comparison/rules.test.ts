import { describe, expect, it } from 'vitest'
import { differs } from './rules.ts'

describe('Ads', () => {
  it.each([
    [[1, 1], false],
    [[1, 2], true],
    [[null, undefined], false],
    [[null, 0], true],
    [
      [
        [5, 'yearly'],
        [5, 'yearly'],
      ],
      false,
    ],
    [
      [
        [5, 'yearly'],
        [5, 'monthly'],
      ],
      true,
    ],
    [['a'], false],
  ])('with %j differ: %s', (values, isDifferent) => {
    expect(differs(values)).toBe(isDifferent)
  })
})
