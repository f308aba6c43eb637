import { describe, expect, test } from 'vitest'
import { searchQueryIn } from '#features/search/query/contract/search.ts'
import { meaningQuery, sentenceOf, wantsMeaning, withoutPageOnly } from './sentence.ts'

describe('A sentence that a form of the results page sends', () => {
  test.each([
    ['2 bed flats for sale in Dubai Marina under 2m', 'rooms=2&locations=10&purpose=sale'],
    ['شقق بغرفتين للبيع في دبي مارينا', 'rooms=2&locations=10&purpose=sale'],
  ])('leads to its meaning, and from there back to its words: %s', (keyword, meaning) => {
    const asked = { keyword, purpose: 'sale', furnished: 'furnished', page: '2', interpret: '1' }
    expect(wantsMeaning(asked)).toBe(true)
    const shown = searchQueryIn(
      meaningQuery(`/properties?${meaning}&furnished=furnished`, asked).slice(1),
    )
    expect(wantsMeaning(shown)).toBe(false)
    expect(withoutPageOnly(shown)).toEqual(searchQueryIn(`${meaning}&furnished=furnished`))
    const sentence = sentenceOf(shown)
    expect(sentence?.said).toBe(keyword)
    const back = searchQueryIn(sentence?.address.split('?')[1] ?? '')
    expect(back).toEqual({ keyword, purpose: 'sale', furnished: 'furnished' })
  })

  test('is asked for by a form alone: a link to words finds the words', () => {
    expect(wantsMeaning({ keyword: 'pool' })).toBe(false)
    expect(wantsMeaning({ interpret: '1', purpose: 'sale' })).toBe(false)
    expect(sentenceOf({ keyword: 'pool' })).toBeUndefined()
  })

  test('from a strange address is cut, and keeps no name of its own making', () => {
    const sentence = sentenceOf({ said: 'x'.repeat(5_000), kept: 'said.keyword.__proto__.rooms' })
    expect(sentence?.said).toHaveLength(100)
    expect(sentence?.address).toBe(`/properties?keyword=${'x'.repeat(100)}`)
  })
})
