import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { states } from '#features/listing/property/contract.ts'
import {
  resolveSubmittedState,
  isRenewalTooEarly,
  canTransition,
  type TransitionName,
  transitions,
  computeRenewedEnd,
  type State,
  findRequestedTransition,
} from './rules.ts'

const names = Object.keys(transitions) as TransitionName[]
const steps = names.flatMap((name) =>
  states.flatMap((from) =>
    states.flatMap((to) => (canTransition(name, from, to) ? [{ name, from, to }] : [])),
  ),
)

describe('the life of an ad', () => {
  test('leads from a draft to every state, and never back to a draft', () => {
    const reached = new Set<State>(['draft'])
    const next = () => steps.filter(({ from, to }) => reached.has(from) && !reached.has(to))
    while (next().length > 0) for (const { to } of next()) reached.add(to)
    expect([...reached].toSorted()).toEqual([...states].toSorted())
    expect(steps.filter(({ to }) => to === 'draft')).toEqual([])
  })

  test('brings no ad to the public that was not let in', () => {
    const lettingIn = ['submit', 'renew', 'reopen', 'pay', 'approve', 'reinstate']
    const open = steps.filter(({ to, from }) => to === 'live' && from !== 'live')
    for (const { name } of open) expect(lettingIn).toContain(name)
    const byAdvertiser = open.filter(({ name }) => transitions[name].by === 'advertiser')
    const refused: State[] = ['in_review', 'rejected', 'suspended']
    expect(byAdvertiser.filter(({ from }) => refused.includes(from))).toEqual([])
  })

  test('whatever order moves come in, an advertiser never leaves a suspension', () => {
    const own = names.filter((name) => transitions[name].by === 'advertiser')
    const wish = fc.record({ name: fc.constantFrom(...own), to: fc.constantFrom(...states) })
    fc.assert(
      fc.property(fc.array(wish), fc.constantFrom('suspended', 'rejected'), (wishes, start) => {
        const end = wishes.reduce<State>(
          (state, { name, to }) => (canTransition(name, state, to) ? to : state),
          start,
        )
        expect(end).toBe(start)
      }),
    )
  })

  test.each([
    ['live', 'under_offer', 'offer'],
    ['under_offer', 'live', 'reopen'],
    ['closed', 'live', 'reopen'],
    ['under_offer', 'closed', 'close'],
    ['draft', 'live', undefined],
    ['expired', 'live', undefined],
    ['live', 'live', undefined],
    ['suspended', 'closed', undefined],
    ['in_review', 'closed', undefined],
  ] as const)('from %s to %s is %s', (from, to, name) => {
    expect(findRequestedTransition(from, to)).toBe(name)
  })
})

test.each([
  [{ from: 'changes_requested', isPaid: true, isReviewed: false }, 'in_review'],
  [{ from: 'draft', isPaid: false, isReviewed: false }, 'awaiting_payment'],
  [{ from: 'draft', isPaid: false, isReviewed: true }, 'awaiting_payment'],
  [{ from: 'draft', isPaid: true, isReviewed: false }, 'live'],
  [{ from: 'draft', isPaid: true, isReviewed: true }, 'in_review'],
] as const)('a submission of %o is %s', (submission, state) => {
  expect(resolveSubmittedState(submission)).toBe(state)
})

describe('a renewal', () => {
  const later = (start: string) => start.replace(/-(\d\d)-/, (_, month) => `-${+month + 1}-`)

  test.each([
    ['2026-10-25', '2026-10-20', '2026-11-25'],
    ['2026-10-15', '2026-10-20', '2026-11-15'],
    ['2026-09-20', '2026-10-20', '2026-11-20'],
    [null, '2026-10-20', '2026-11-20'],
  ])('of an ad that ends %s, on %s, lasts until %s', (endDate, today, end) => {
    expect(computeRenewedEnd({ endDate, today }, later)).toBe(end)
  })

  test('is made once ahead and not twice', () => {
    const today = '2026-10-20'
    expect(isRenewalTooEarly({ endDate: '2026-11-20', today }, later)).toBe(false)
    expect(isRenewalTooEarly({ endDate: '2026-11-21', today }, later)).toBe(true)
    expect(isRenewalTooEarly({ endDate: null, today }, later)).toBe(false)
  })
})
