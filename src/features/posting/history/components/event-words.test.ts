import { expect, test } from 'vitest'
import { ownWords, wordOf } from './event-words.ts'

type Event = Parameters<typeof wordOf>[0]

const eventOf = (from: Event['from'], to: Event['to'], reason: string | null): Event => ({
  id: 1,
  at: '2026-11-20T08:00:00.000Z',
  from,
  to,
  reason,
  by: null,
})

test.each([
  [null, 'live', null, 'posted'],
  [null, 'draft', null, 'begun'],
  [null, 'live', 'import', 'imported'],
  [null, 'live', 'demo', 'posted'],
  ['closed', 'live', 'back in the feed', 'returned'],
  ['draft', 'live', 'submitted', 'published'],
  ['draft', 'in_review', 'submitted', 'submitted'],
  ['draft', 'awaiting_payment', 'submitted', 'waits'],
  ['in_review', 'live', 'All is well', 'approved'],
  ['suspended', 'live', 'A mistake', 'reinstated'],
  ['live', 'live', 'hidden', 'hidden'],
  ['live', 'live', 'shown', 'shown'],
  ['live', 'live', 'renewed', 'renewed'],
  ['expired', 'live', 'renewed', 'renewed'],
  ['expired', 'awaiting_payment', 'renewed', 'waits'],
  ['closed', 'in_review', 'renewed', 'submitted'],
  ['live', 'under_offer', null, 'offered'],
  ['under_offer', 'live', null, 'reopened'],
  ['live', 'closed', 'sold', 'sold'],
  ['live', 'closed', 'moved away', 'closed'],
  ['live', 'expired', 'end date', 'expired'],
  ['live', 'changes_requested', 'The price', 'changes'],
] as const)('from %s to %s because of %s is %s', (from, to, reason, word) => {
  expect(wordOf(eventOf(from, to, reason))).toBe(word)
})

test('only what somebody wrote is quoted', () => {
  expect(ownWords(eventOf('live', 'closed', 'sold'))).toBeNull()
  expect(ownWords(eventOf('live', 'closed', null))).toBeNull()
  expect(ownWords(eventOf(null, 'live', 'import'))).toBeNull()
  expect(ownWords(eventOf('closed', 'live', 'back in the feed'))).toBeNull()
  expect(ownWords(eventOf('live', 'suspended', 'A complaint'))).toBe('A complaint')
})
