import { describe, expect, it } from 'vitest'
import { addSearch, type RecentSearch, readSearches } from './stored-searches.ts'

const marina = { address: '/properties?locations=10', titles: { en: 'In Dubai Marina' } }
const villas = { address: '/properties?property_type=villa', titles: { en: 'Villas' } }
const seen = { address: marina.address, title: 'In Dubai Marina', language: 'en' as const }

describe('Recent searches', () => {
  it('begin with the last one, and have each once', () => {
    expect(addSearch([villas, marina], seen)).toEqual([marina, villas])
  })

  it('have a title in each language in which the results were seen', () => {
    const [first] = addSearch([marina], { ...seen, title: 'في دبي مارينا', language: 'ar' })
    expect(first?.titles).toEqual({ en: 'In Dubai Marina', ar: 'في دبي مارينا' })
  })

  it('have the refined search instead of the one before it', () => {
    const refined = { ...seen, address: `${marina.address}&rooms=2`, title: 'With two bedrooms' }
    const found = addSearch([marina, villas], refined, marina.address)
    expect(found.map(({ address }) => address)).toEqual([refined.address, villas.address])
  })

  it('are six at most', () => {
    const all = Array.from({ length: 9 }).reduce<RecentSearch[]>(
      (before, _, at) => addSearch(before, { ...seen, address: `/properties?rooms=${at}` }),
      [],
    )
    expect(all.map(({ address }) => address.slice(-1))).toEqual(['8', '7', '6', '5', '4', '3'])
  })
})

describe('A stored text', () => {
  it('is read as it was written', () => {
    expect(readSearches(JSON.stringify([marina, villas]))).toEqual([marina, villas])
  })

  it.each([
    null,
    '',
    'no JSON',
    '{}',
    'null',
    '[1,null,"x",{}]',
    '[{"address":"/properties?x=1","titles":{}}]',
    '[{"address":"https://elsewhere.example","titles":{"en":"Villas"}}]',
    '[{"address":"javascript:alert(1)","titles":{"en":"Villas"}}]',
  ])('that is not ours (%s) has no searches', (text) => {
    expect(readSearches(text)).toEqual([])
  })
})
