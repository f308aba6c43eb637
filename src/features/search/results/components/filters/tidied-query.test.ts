import { describe, expect, test } from 'vitest'
import { queryToAsk } from './tidied-query.ts'

const shown = { purpose: 'sale', price_min: '500000' }

describe('What a form of filters asks for', () => {
  test('is what stands in it, where nothing else is under way', () => {
    const typed = { purpose: 'sale', price_min: '500,000', rooms: '2,3' }
    const asked = queryToAsk({ typed, shown, latest: shown })
    expect(asked).toMatchObject({ purpose: 'sale', price_min: '500000' })
    expect(asked.rooms).toBe('2,3')
  })

  test('keeps a choice whose page is still under way', () => {
    const latest = { ...shown, bathrooms: '2', sort: 'price_asc' }
    const asked = queryToAsk({ typed: { ...shown, rooms: '1' }, shown, latest })
    expect(asked).toMatchObject({ bathrooms: '2', sort: 'price_asc', rooms: '1' })
  })

  test('takes away what was emptied, and what the choice under way took away', () => {
    const typed = { purpose: 'sale', sort: 'price_asc' }
    expect(queryToAsk({ typed, shown, latest: shown })).not.toHaveProperty('price_min')
    const unchanged = { ...shown, sort: 'price_asc' }
    const asked = queryToAsk({ typed: unchanged, shown, latest: { purpose: 'sale' } })
    expect(asked).not.toHaveProperty('price_min')
    expect(asked.sort).toBe('price_asc')
  })

  test('has words that were typed interpreted, not those that the page searches for', () => {
    const keyword = 'شقق للبيع في دبي مارينا'
    const typed = { ...shown, keyword, interpret: '1' }
    expect(queryToAsk({ typed, shown, latest: shown })).toMatchObject({ keyword, interpret: '1' })
    const found = { ...shown, keyword }
    const asked = queryToAsk({ typed: { ...typed, rooms: '2' }, shown: found, latest: found })
    expect(asked).toEqual({ ...found, rooms: '2' })
  })

  test('leaves behind how the page was reached', () => {
    const latest = { ...shown, said: 'two bedrooms', kept: 'purpose' }
    const asked = queryToAsk({ typed: { ...shown, rooms: '2' }, shown: latest, latest })
    expect(asked).toEqual({ ...shown, rooms: '2' })
  })

  test('has a unit only with an area', () => {
    const asked = (typed: object) =>
      queryToAsk({ typed: { ...shown, unit: 'sqft', ...typed }, shown, latest: shown })
    expect(asked({})).not.toHaveProperty('unit')
    expect(asked({ space_min: '900' })).toMatchObject({ space_min: '900', unit: 'sqft' })
  })

  test('begins again at the first page', () => {
    const latest = { ...shown, page: '3' }
    expect(queryToAsk({ typed: shown, shown: latest, latest })).not.toHaveProperty('page')
  })
})
