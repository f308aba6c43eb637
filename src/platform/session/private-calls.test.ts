import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint/endpoint.ts'
import type { AccountId } from './account.ts'
import { maxWrites, openPrivateLimits } from './private-calls.ts'

const write = { method: 'PUT', path: '/agents/update', access: 'account' } as Endpoint

/** Says how many of so many writes of an account were let in. */
function writers() {
  const limit = openPrivateLimits()
  return (id: number, from: { address: string; isKnown: boolean }, times = maxWrites.max) => {
    const calling = {
      account: { id: id as AccountId },
      caller: { ...from, allowance: 1 },
      query: {},
    }
    let letIn = 0
    for (let at = 0; at < times; at += 1) {
      try {
        limit(write, calling)
        letIn += 1
      } catch {
        return letIn
      }
    }
    return letIn
  }
}

test('new accounts of one network may do together ten times what one of them may', () => {
  const write = writers()
  const addressOf = (at: number) => `203.0.113.${at}`
  for (let at = 1; at <= 10; at += 1) {
    const letIn = write(at, { address: addressOf(at), isKnown: false }, 2 * maxWrites.max)
    expect(letIn).toBe(maxWrites.max)
  }
  expect(write(11, { address: addressOf(11), isKnown: false })).toBe(0)
  expect(write(12, { address: addressOf(12), isKnown: true })).toBe(maxWrites.max)
  expect(write(13, { address: '198.51.100.1', isKnown: false })).toBe(maxWrites.max)
})

test('known accounts count for themselves alone', () => {
  const write = writers()
  for (let at = 1; at <= 20; at += 1) {
    expect(write(at, { address: '203.0.113.1', isKnown: true })).toBe(maxWrites.max)
  }
  expect(write(1, { address: '192.0.2.1', isKnown: true })).toBe(0)
})
