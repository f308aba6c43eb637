import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { postAds } from '#test/generated-ads.ts'
import { searchFixtures } from '#test/search-fixtures.ts'
import { readProperty, similarProperties } from './contract.ts'
import { findSimilarTypes } from './rules.ts'

const { ads, catalogue, db, gazetteer, given, server } = await searchFixtures(300, 7)

const read = async (id: number | string, headers = {}) => server.get(`/properties/${id}`, headers)
const property = async (id: number) => (await read(id)).body.data.property

const setAd = async (id: number, assignment: string) => {
  await db.pool.query(`update properties set ${assignment} where id = ${id}`)
  await refreshSearch(db.kysely, [id])
}

const secrets = {
  owner_name: "'Salem the owner'",
  auth_number: "'AUTH-77'",
  property_number: "'PN-88'",
  commission: '2.5',
}

describe('GET /api/properties/{id}', () => {
  it('shows only what is public: a hidden ad is gone, an unknown one not found', async () => {
    const { id } = ads[0]!
    await setAd(id, 'visible = false')
    const gone = await read(id)
    expect([gone.status, gone.body.errors[0].code]).toEqual([404, 'property_gone'])
    await setAd(id, 'visible = true')
    expect((await read(id)).status).toBe(200)
    for (const unknown of ['999999', '0', 'abc', '99999999999', "1'--"]) {
      const { status } = await read(unknown)
      expect([unknown, status]).toEqual([unknown, 404])
    }
    expect((await read(999_999)).body.errors[0].code).toBe('property_not_found')
  })

  it('tells nobody that a draft exists', async () => {
    const saved = await postAds(db, [
      { ...given[0]!, sourceId: 'draft', state: 'draft', firstPublishedAt: null },
    ])
    const { status, body } = await read(saved.added[0]!)
    expect([status, body.errors[0].code]).toEqual([404, 'property_not_found'])
    expect((await server.get(`/properties/similar/${saved.added[0]}`)).status).toBe(404)
  })

  it('leaves out what is between advertiser and marketplace', async () => {
    const { id } = ads[1]!
    await setAd(
      id,
      Object.entries(secrets)
        .map((pair) => pair.join(' = '))
        .join(', '),
    )
    const { body } = await read(id)
    expect(JSON.stringify(body)).not.toMatch(
      /Salem|AUTH-77|PN-88|commission|subscription|statistics/,
    )
  })

  it('has every documented field, null or empty where nothing is known', async () => {
    const [bare] = (
      await postAds(db, [
        {
          referenceId: 'BARE',
          state: 'live',
          category: 'commercial',
          typeId: 34,
          purpose: 'sale',
          totalPrice: 5_000_000,
          locationId: gazetteer.bySlug('dubai')!.id,
          firstPublishedAt: new Date(),
        },
      ])
    ).added
    const shown = await property(bare!)
    expect(Object.keys(shown).sort()).toEqual(
      Object.keys(readProperty.reply.shape.property.shape).sort(),
    )
    expect(shown).toMatchObject({
      rooms: null,
      propertyType: null,
      commercialPropertyType: { slug: 'hotel' },
      price: 5_000_000,
      pricePerSqm: null,
      images: [],
      amenities: [],
      videos: [],
      agent: null,
      agency: null,
      lastViewedAt: null,
      priceHistory: [{ price: 5_000_000 }],
    })
  })

  it('says all that the advertiser said', async () => {
    const ad = ads.find(({ images, amenityIds, lat }) => images!.length > 5 && amenityIds && lat)!
    const shown = await property(ad.id)
    expect(z.safeParse(readProperty.reply.shape.property, shown).success).toBe(true)
    const place = gazetteer.byId(ad.locationId!)!
    expect(shown).toMatchObject({
      id: ad.id,
      referenceId: ad.referenceId,
      name: { en: ad.nameEn, ar: ad.nameAr },
      purposeLabel: ad.purpose === 'sale' ? { ar: 'للبيع' } : { ar: 'للإيجار' },
      totalPrice: ad.totalPrice,
      space: ad.space,
      measurement: ad.measurement,
      rooms: ad.rooms,
      permitNumber: ad.permitNumber,
      active: true,
      createdAt: ad.createdAt!.toISOString(),
      location: { id: place.id, name: place.name, lat: ad.lat },
    })
    expect(shown.location.path.at(-1).id).toBe(place.id)
    expect(shown.images).toHaveLength(ad.images!.length)
    expect(shown.images[0].srcset).toContain('320w')
    const ids = shown.amenities.map(({ id }: { id: number }) => id)
    expect(new Set(ids)).toEqual(new Set(ad.amenityIds))
    expect(shown.amenities.every(({ group }: { group?: string }) => group)).toBe(true)
  })

  it('shows the price history from the first price on', async () => {
    const ad = given.find(({ prices }) => prices!.length > 0)!
    const at = given.indexOf(ad)
    const { priceHistory } = await property(ads[at]!.id)
    expect(priceHistory.map(({ price }: { price: number }) => price)).toEqual([
      ad.prices![0]!.price,
      ad.totalPrice,
    ])
  })

  it('names the languages of its agent, unless the profile is hidden', async () => {
    const { id, accountId } = ads.find((ad) => ad.accountId)!
    const { rows } = await db.pool.query('select id, slug from languages order by id limit 2')
    await db.pool.query(
      'insert into account_languages (account_id, language_id) select $1, unnest($2::integer[])',
      [accountId, rows.map((row) => row.id)],
    )
    const slugs = async () =>
      (await property(id)).agentLanguages.map(({ slug }: { slug: string }) => slug)
    expect(await slugs()).toEqual(rows.map((row) => row.slug))
    const hide = (at: string) =>
      db.pool.query(`update accounts set profile_hidden_at = ${at} where id = ${accountId}`)
    await hide('now()')
    expect(await slugs()).toEqual([])
    await hide('null')
  })

  it('hides the phone numbers that a profile hides', async () => {
    const phones = new Map<number, string | null>()
    for (const { id } of ads.filter(({ accountId }) => accountId)) {
      const { agent } = await property(id)
      phones.set(agent.id, agent.phone)
    }
    expect([...phones.values()].filter((phone) => phone !== null)).toEqual([
      '+971500000000',
      '+971500000000',
    ])
    expect(phones.size).toBe(4)
  })
})

describe('GET /api/properties/similar/{id}', () => {
  const similar = async (id: number, limit = 15) =>
    (await server.get(`/properties/similar/${id}?limit=${limit}`)).body.data.properties

  it('offers public homes of the same purpose and family in the same emirate, not itself', async () => {
    const samples = ads.slice(20, 60)
    let offered = 0
    for (const ad of samples) {
      const found = await similar(ad.id)
      const family = findSimilarTypes(ad.typeId!, catalogue)
      const [emirate] = gazetteer.pathOf(ad.locationId!)
      for (const home of found) {
        expect(home.purpose).toBe(ad.purpose)
        expect(family).toContain((home.propertyType ?? home.commercialPropertyType).id)
        expect(home.location.path[0].id).toBe(emirate!.id)
        expect(home.id).not.toBe(ad.id)
      }
      const ids = found.map(({ id }: { id: number }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const kin = ads.filter(
        (other) =>
          other.id !== ad.id &&
          other.purpose === ad.purpose &&
          family.includes(other.typeId!) &&
          gazetteer.pathOf(other.locationId!)[0] === emirate,
      )
      expect(ids).toHaveLength(Math.min(15, kin.length))
      offered += ids.length
    }
    expect(offered).toBeGreaterThan(60)
  })

  it('begins with the same place and the closest price', async () => {
    const model = ads.find((ad) => ad.rooms === 2 && ad.category === 'residential')!
    const twins = [1.3, 1.01, 1.1].map((factor, at) => ({
      ...given[ads.indexOf(model)]!,
      sourceId: `twin-${at}`,
      totalPrice: Math.round(model.totalPrice! * factor),
    }))
    const { added } = await postAds(db, twins)
    const ids = (await similar(model.id, 3)).map(({ id }: { id: number }) => id)
    expect(ids).toEqual([added[1], added[2], added[0]])
  })

  it('gives cards of 15 homes unless asked otherwise, and refuses bad limits', async () => {
    expect(z.parse(similarProperties.query!, {})).toEqual({ limit: 15 })
    expect((await server.get(`/properties/similar/${ads[0]!.id}?limit=0`)).status).toBe(422)
    expect((await server.get('/properties/similar/999999')).status).toBe(404)
  })
})
