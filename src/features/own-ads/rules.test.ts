import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayMove, wishedMove } from '#features/ad-life/rules.ts'
import { anyNeed } from '#features/ad-needs/contract.ts'
import { ownSorts } from '#features/my-properties/contract.ts'
import { states } from '#features/properties/contract.ts'
import { isRenewable, listAddress, queryOf, wishesOf } from './rules.ts'

describe('the address of a list', () => {
  const query = fc.record({
    state: fc.option(fc.constantFrom(...states), { nil: undefined }),
    needs: fc.option(fc.constantFrom(...anyNeed), { nil: undefined }),
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
    wishesOf({ state, purpose }),
  )
  expect(offered.filter((wish) => !wishedMove(state, wish.state))).toEqual([])
  expect(isRenewable(state)).toBe(mayMove('renew', state, 'live'))
})
