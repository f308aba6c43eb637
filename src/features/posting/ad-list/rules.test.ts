import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canTransition, findRequestedTransition } from '#features/posting/lifecycle/rules.ts'
import { anyReason } from '#features/posting/own-ads/contract/attention.ts'
import { ownSorts } from '#features/posting/own-ads/contract/own-ads.ts'
import { states } from '#features/listing/property/contract.ts'
import { isRenewable, listAddress, queryOf, summarizeResults, listTransitions } from './rules.ts'

describe('what is said of many ads', () => {
  const done = (state: (typeof states)[number] | null) => ({ done: true, state })
  const refused = { done: false, state: null }

  test('names renewed ads that wait for a review or a payment apart from those on show', () => {
    const results = [
      done('live'),
      done('in_review'),
      refused,
      done('in_review'),
      done('under_offer'),
    ]
    expect(summarizeResults('renew', [...results, done('awaiting_payment')])).toEqual([
      { words: 'renewedMany', count: 2 },
      { words: 'renewedManyInReview', count: 2 },
      { words: 'renewedManyUnpaid', count: 1 },
    ])
    expect(summarizeResults('renew', [done('in_review')])).toEqual([
      { words: 'renewedManyInReview', count: 1 },
    ])
  })

  test('does not call ads shown that are reviewed first', () => {
    expect(summarizeResults('show', [done('live'), done('in_review')])).toEqual([
      { words: 'shownMany', count: 1 },
      { words: 'shownManyInReview', count: 1 },
    ])
  })

  test('counts what was done where it changes no state, and says that nothing was', () => {
    expect(summarizeResults('hide', [done('in_review'), done('live')])).toEqual([
      { words: 'hiddenMany', count: 2 },
    ])
    expect(summarizeResults('delete', [refused])).toEqual([{ words: 'deletedMany', count: 0 }])
  })
})

describe('the address of a list', () => {
  const query = fc.record({
    state: fc.option(fc.constantFrom(...states), { nil: undefined }),
    needs: fc.option(fc.constantFrom(...anyReason), { nil: undefined }),
    search: fc.string({ maxLength: 100 }).map((text) => text.toWellFormed()),
    sort: fc.constantFrom(...ownSorts),
    page: fc.integer({ min: 1, max: 9_999 }),
  })

  test('says all that is asked for and no more', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const { searchParams } = new URL(listAddress(asked), 'https://dara.example')
        expect(queryOf(Object.fromEntries(searchParams))).toEqual(asked)
      }),
    )
    expect(listAddress(queryOf({}))).toBe('/my-properties')
  })

  test.each([
    { state: 'gone' },
    { needs: 'money' },
    { sort: 'luck' },
    { page: '0' },
    { page: 'x' },
  ])('that makes no sense is all ads: %o', (search) => {
    expect(listAddress(queryOf(search))).toBe('/my-properties')
  })
})

test.each(states)('of an ad that is %s only what its life allows is offered', (state) => {
  const offered = (['sale', 'rent', null] as const).flatMap((purpose) =>
    listTransitions({ state, purpose }),
  )
  expect(offered.filter((wish) => !findRequestedTransition(state, wish.state))).toEqual([])
  expect(isRenewable(state)).toBe(canTransition('renew', state, 'live'))
})
