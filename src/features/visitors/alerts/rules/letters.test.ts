import { describe, expect, test } from 'vitest'
import { finishedIn, type AlertLetter, letterOf, type UntoldMatch } from './letters.ts'

let changes = 0

const match = (propertyId: number, more: Partial<UntoldMatch> = {}): UntoldMatch => {
  changes += 1
  return {
    searchId: 'a',
    searchName: 'Flats',
    filters: {},
    changeId: changes,
    propertyId,
    kind: 'new',
    price: 100,
    oldPrice: null,
    isTold: false,
    isFull: false,
    ...more,
  }
}

const adsOf = (...matches: UntoldMatch[]) => letterOf(matches).searches.flatMap(({ ads }) => ads)

describe('An email', () => {
  test('has an ad once, though it fits several searches', () => {
    const letter = letterOf([
      match(1),
      match(2),
      match(1, { searchId: 'b', searchName: 'Anything' }),
      match(3, { searchId: 'b', searchName: 'Anything' }),
    ])
    const told = letter.searches.map(({ name, ads }) => [name, ads.map((ad) => ad.propertyId)])
    expect(told).toEqual([
      ['Flats', [1, 2]],
      ['Anything', [3]],
    ])
    expect(letter.total).toBe(3)
  })

  test('has an ad once, though it changed several times', () => {
    const down = { kind: 'price_down', price: 80 } as const
    expect(adsOf(match(1, { price: 80 }), match(1, { ...down, oldPrice: 100 }))).toEqual([
      { propertyId: 1, reason: 'new', oldPrice: null },
    ])
    expect(
      adsOf(match(2, { ...down, oldPrice: 100 }), match(2, { ...down, oldPrice: 90 })),
    ).toEqual([{ propertyId: 2, reason: 'price_down', oldPrice: 100 }])
  })

  test('leaves out what another search has told, and a price that has gone up again', () => {
    expect(
      adsOf(
        match(1, { isTold: true }),
        match(2, { kind: 'price_down', price: 100, oldPrice: 100 }),
        match(3, { kind: 'back', price: 90, oldPrice: 100 }),
      ),
    ).toEqual([{ propertyId: 3, reason: 'back', oldPrice: 100 }])
    expect(letterOf([match(1, { isTold: true })]).total).toBe(0)
  })

  test('counts what it does not describe', () => {
    const many = Array.from({ length: 105 }, (_, at) => match(at))
    const other = match(1_000, { searchId: 'b' })
    const { searches, total } = letterOf([...many, other])
    expect(searches.map(({ ads, more }) => [ads.length, more])).toEqual([
      [100, 5],
      [0, 1],
    ])
    expect(total).toBe(106)
  })

  test('knows which counts are cut: of a full search, and of the last where matches are limited', () => {
    const matches = [match(1), match(2, { searchId: 'b' })]
    const cutOf = ({ searches, isCut }: AlertLetter) => [
      searches.map((search) => search.isCut),
      isCut,
    ]
    expect(cutOf(letterOf(matches))).toEqual([[false, false], false])
    expect(cutOf(letterOf(matches, true))).toEqual([[false, true], true])
    const full = [match(1, { isFull: true }), match(2, { searchId: 'b' })]
    expect(cutOf(letterOf(full))).toEqual([[true, false], true])
  })
})

test('Where matches are limited, all searches but the last of them were read in full', () => {
  const of = (...ids: string[]) => finishedIn(ids.map((searchId, at) => match(at, { searchId })))
  expect([of(), of('a', 'a'), of('a', 'b', 'b', 'c')]).toEqual([[], [], ['a', 'b']])
})
