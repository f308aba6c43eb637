import { describe, expect, it } from 'vitest'
import { cardFields } from '../card-fields.ts'
import { around, otherPage, pageIn, type ResultPage, withPage } from './around.ts'

const card = (id: number) =>
  cardFields.map((name) => (name === 'id' ? id : name === 'title' ? `Ad ${id}` : ''))

const pageOf = (page: number, ids: number[]): ResultPage => ({
  ads: ids.map(card) as ResultPage['ads'],
  page,
  pages: 3,
  total: 8,
  totalIsExact: true,
  search: { limit: 3 },
})
const first = pageOf(1, [11, 12, 13])
const second = pageOf(2, [14, 15, 16])

const idsAround = (id: number, pages: { page: ResultPage; other?: ResultPage }) => {
  const found = around(id, pages, 'en')
  return found && [found.previous?.ad.id, found.place, found.next?.ad.id]
}

describe('An ad within the results that the reader came from', () => {
  it('has its place in the whole search and the ads on both sides', () => {
    expect(idsAround(15, { page: second })).toEqual([14, 5, 16])
    expect(idsAround(11, { page: first })).toEqual([undefined, 1, 12])
  })

  it('has the ads of other pages beside it at the ends of its own', () => {
    expect(otherPage(15, second)).toBeUndefined()
    expect(otherPage(14, second)).toBe(1)
    expect(idsAround(14, { page: second, other: first })).toEqual([13, 4, 15])
    expect(otherPage(13, first)).toBe(2)
    expect(idsAround(13, { page: first, other: second })).toEqual([12, 3, 14])
    expect(around(13, { page: first, other: second }, 'en')?.next?.page).toBe(2)
    expect(otherPage(11, first)).toBeUndefined()
    expect(otherPage(18, pageOf(3, [17, 18]))).toBeUndefined()
  })

  it('is nowhere once it has left the list', () => {
    expect(otherPage(99, first)).toBeUndefined()
    expect(around(99, { page: first }, 'en')).toBeUndefined()
  })

  it('leads to the page of results that has it', () => {
    const address = '/en/properties?purpose=sale&page=2'
    expect(withPage(address, 3)).toBe('/en/properties?purpose=sale&page=3')
    expect(withPage(address, 1)).toBe('/en/properties?purpose=sale')
    expect(withPage('/ar/properties', 1)).toBe('/ar/properties')
    expect([pageIn(address), pageIn('/ar/properties')]).toEqual([2, 1])
  })
})
