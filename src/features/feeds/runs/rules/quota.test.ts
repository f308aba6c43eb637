import { expect, test } from 'vitest'
import { maxMegabytesOfWork, remainingBytes } from './quota.ts'

const megabyte = 1024 * 1024

test('An account alone has all its room; a hundred that come back until they have all leave some', () => {
  expect(remainingBytes({ byAccount: 0, inAll: 0, isKnown: false })).toBe(
    maxMegabytesOfWork * megabyte,
  )
  const held = Array.from({ length: 100 }, () => 0)
  const inAll = () => held.reduce((sum, bytes) => sum + bytes, 0)
  for (let round = 0; round < 20; round += 1) {
    for (const at of held.keys()) {
      held[at]! += Math.max(
        0,
        remainingBytes({ byAccount: held[at]!, inAll: inAll(), isKnown: false }),
      )
    }
  }
  const left = remainingBytes({ byAccount: 0, inAll: inAll(), isKnown: false })
  expect(left).toBeGreaterThan(8 * megabyte)
})
