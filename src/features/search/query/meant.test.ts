import { describe, expect, it } from 'vitest'
import { queryString } from '#platform/endpoint/codec.ts'
import { hostileQueries } from '#test/api-server.ts'
import { searchFixtures } from '#test/search-fixtures.ts'

const { ads, gazetteer, server } = await searchFixtures(160, 5)

const search = async (query: Record<string, unknown>) =>
  (await server.get(`/properties${queryString(query)}`)).body.data

const emirate = gazetteer.pathOf(ads[0]!.locationId!)[0]!

describe('GET /api/properties, what a keyword means', () => {
  it.each(['en', 'ar'] as const)('is a search of its own, counted (%s)', async (language) => {
    const said = language === 'en' ? 'for sale in ' : 'للبيع في '
    const { meant } = await search({ keyword: said + emirate.name[language] })
    const query = { locations: String(emirate.id), purpose: 'sale' }
    expect(meant).toMatchObject({ query, places: [{ slug: emirate.slug }] })
    const { pagination } = await search(query)
    expect(pagination.total).toBeGreaterThan(0)
    expect(meant).toMatchObject({ total: pagination.total, totalIsExact: true })
  })

  it('stands beside what the words themselves find, and changes nothing of it', async () => {
    const plain = await search({ keyword: 'sea view' })
    const spoken = await search({ keyword: 'sea view for sale' })
    expect(plain.meant).toBeNull()
    expect(plain.pagination.total).toBeGreaterThan(0)
    expect(spoken.meant.query).toEqual({ keyword: 'sea view', purpose: 'sale' })
    const sold = await search({ keyword: 'sea view', purpose: 'sale' })
    expect(spoken.meant.total).toBe(sold.pagination.total)
    const ids = ({ properties }: { properties: { id: number }[] }) => properties.map(({ id }) => id)
    expect(ids(spoken)).not.toEqual(ids(sold))
  })

  it('keeps the filters and the order that are set, not the page', async () => {
    const { meant } = await search({
      keyword: '2br',
      furnished: 'furnished',
      sort: 'newest',
      limit: 5,
    })
    expect(meant.query).toEqual({ furnished: 'furnished', rooms: '2', sort: 'newest' })
  })

  it('is not asked for without a keyword', async () => {
    expect(await search({ purpose: 'sale' })).not.toHaveProperty('meant')
  })

  it.each(hostileQueries)('survives %s', async (_what, text, status) => {
    expect((await server.get(`/properties?keyword=${text}`)).status).toBe(status)
  })
})
