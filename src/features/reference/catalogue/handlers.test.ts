import { describe, expect, it } from 'vitest'
import { apiServer, hostileQueries } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { seedSmall } from '#test/small-seed.ts'
import { catalogueHandlers } from './handlers.ts'
import { readCatalogue } from './actions.ts'

const db = await freshDatabase()
await seedSmall(db)
const catalogue = await readCatalogue(db.kysely)
const { get } = await apiServer({ db, handlers: catalogueHandlers({ catalogue: () => catalogue }) })

const apartment = {
  id: 1,
  slug: 'apartment',
  name: { en: 'Apartment', ar: 'شقة' },
  plural: { en: 'Apartments', ar: 'شقق' },
  category: 'residential',
}

const amenities = async (query: string) => {
  const { body } = await get(
    `/property-properties/amenities-auto-complete?query=${encodeURIComponent(query)}`,
  )
  return body.data.amenities.map(({ slug }: { slug: string }) => slug)
}

describe('The lookups', () => {
  it('list the property types in the order they are offered', async () => {
    const { status, body } = await get('/property-types')
    expect(status).toBe(200)
    expect(body.data.propertyTypes[0]).toEqual(apartment)
    expect(body.data.propertyTypes).toHaveLength(3)
    expect((await get('/property-properties/types')).body.data.types).toEqual(
      body.data.propertyTypes,
    )
  })

  it('group the types, so that land stands in both categories', async () => {
    const { grouped } = (await get('/property-types/grouped')).body.data
    expect(grouped.residential.map(({ id }: { id: number }) => id)).toEqual([1, 2])
    expect(grouped.commercial.map(({ id }: { id: number }) => id)).toEqual([3])
  })

  it('answer the ad types with and without the last slash', async () => {
    const adTypes = [{ id: 1, slug: 'residential', name: { en: 'Residential', ar: 'سكني' } }]
    expect((await get('/add-types/')).body).toEqual({ data: { adTypes } })
    expect((await get('/add-types')).body).toEqual({ data: { adTypes } })
  })

  it('list specialities and languages in both languages', async () => {
    expect((await get('/specialities')).body.data.speciality).toEqual([
      { id: 1, slug: 'off-plan', name: { en: 'Off-plan', ar: 'على الخارطة' } },
    ])
    const { languages } = (await get('/languages')).body.data
    expect(languages[1]).toEqual({ id: 2, slug: 'urdu', name: { en: 'Urdu', ar: 'الأردية' } })
  })

  it('may be kept by browsers for five minutes', async () => {
    expect((await get('/languages')).headers['cache-control']).toBe('public, max-age=300')
  })
})

describe('The amenities', () => {
  it('are all offered before anything is typed', async () => {
    expect(await amenities('')).toEqual(['shared-pool', 'private-pool', 'elevator'])
    const { body } = await get('/property-properties/amenities-auto-complete')
    expect(body.data.amenities[0]).toEqual({
      id: 1,
      slug: 'shared-pool',
      name: { en: 'Shared Pool', ar: 'مسبح مشترك' },
      group: 'leisure',
    })
  })

  it.each([
    ['POOL', ['shared-pool', 'private-pool']],
    ['pool pri', ['private-pool']],
    ['مسبح', ['shared-pool', 'private-pool']],
    ['المسبح الخاص', ['private-pool']],
    ['al', []],
    ['مَسْبَح مشترك', ['shared-pool']],
    ['ool', []],
    ['!!', []],
  ])('are found by the start of their words: %s', async (query, slugs) => {
    expect(await amenities(query)).toEqual(slugs)
  })

  it.each(hostileQueries)('survive %s', async (_, text, status) => {
    const path = `/property-properties/amenities-auto-complete?query=${text}`
    expect((await get(path)).status).toBe(status)
  })

  it('refuse a text that is too long in the language of the caller', async () => {
    const path = `/property-properties/amenities-auto-complete?query=${'a'.repeat(101)}`
    const { status, body } = await get(path, { 'accept-language': 'ar' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { msg: 'الحد الأقصى لعدد الأحرف: 100', code: 'too_long', path: 'query' },
    ])
  })
})
