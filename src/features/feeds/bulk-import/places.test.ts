import { describe, expect, it } from 'vitest'
import { bareAd, importFixtures } from '#test/import-fixtures.ts'

const { found, takeAds, takePlaces } = await importFixtures()

describe('Importing places', () => {
  const uae = { id: 1, parentId: null, level: 0, type: 'country', nameEn: 'UAE', slug: 'uae' }
  const dubai = { id: 3, parentId: 1, level: 1, type: 'emirate', nameEn: 'Dubai', slug: 'dubai' }
  const marina = { id: 40, parentId: 3, type: 'city', nameEn: 'Dubai Marina', slug: 'dubai/dm' }
  const marsa = {
    id: 41,
    parentId: 3,
    type: 'municipal-community',
    nameEn: 'Marsa Dubai',
    slug: 'dubai/marsa',
  }
  const tower = {
    id: 50,
    parentId: 40,
    type: 'landmark',
    nameEn: 'Tower Ω',
    slug: 'dubai/dm/tower',
    lat: 25.1,
    lng: 55.1,
  }
  const places = [tower, marsa, marina, dubai, uae]

  it('finds ours by slug and by name, adds the rest below them and keeps our names', async () => {
    const before = await found('select id, name_en, name_ar from locations order by id')
    const done = await takePlaces(places, { source: 'atlas' })
    expect(done).toMatchObject({ rows: 5, created: 2, updated: 2, refused: 0, skipped: 1 })
    expect(
      await found('select id, name_en, name_ar from locations where id < 100000 order by id'),
    ).toEqual(before)
    const links = await found(`
      select external_id, slug, kind, name_ar, lft > 0 as numbered
      from location_external_ids join locations on id = location_id
      where source = 'atlas' order by external_id::integer`)
    expect(links.map((link) => Object.values(link).slice(0, 3))).toEqual([
      ['3', 'dubai', 'emirate'],
      ['40', 'dubai/dubai-marina', 'community'],
      ['41', 'dubai/marsa', 'community'],
      ['50', 'dubai/dm/tower', 'building'],
    ])
    expect(links.at(-1)).toMatchObject({ name_ar: 'Tower Ω', numbered: true })
  })

  it('changes nothing the second time', async () => {
    const all = 'select l.xmin, l.ctid, l::text from locations l order by id'
    const before = await found(all)
    const done = await takePlaces(places, { source: 'atlas' })
    expect(done).toMatchObject({ created: 0, updated: 0, unchanged: 4, skipped: 1 })
    expect(await found(all)).toEqual(before)
  })

  it('tells ads of the same portal where they are', async () => {
    await takeAds([bareAd({ locationId: 50, locationPath: ['Somewhere else'] })])
    const [where] = await found(`
      select slug from properties join locations on locations.id = location_id`)
    expect(where.slug).toBe('dubai/dm/tower')
  })

  it('moves the ads along when new places shift the numbers', async () => {
    await takeAds([bareAd()])
    await takePlaces([{ id: 'x', parent: 'abu-dhabi', nameEn: 'Aaa' }], { source: 'other' })
    expect(
      await found(`
      select slug from property_search join locations on lft = loc`),
    ).toEqual([{ slug: 'dubai/dubai-marina' }])
  })

  it('refuses a place that hangs in the air, lies in itself or comes twice', async () => {
    const done = await takePlaces(
      [
        { id: 1, parentId: 9, nameEn: 'Nowhere' },
        { id: 2, parentId: 3, nameEn: 'Egg' },
        { id: 3, parentId: 2, nameEn: 'Hen' },
        { id: 4, parentId: 4, nameEn: 'Self' },
        { id: 5, parent: 'dubai', nameEn: '؟!' },
        { id: 6, parent: 'dubai', nameEn: 'Fine\0' },
        { id: 6, parent: 'dubai', nameEn: 'Twice' },
        { parent: 'dubai', nameEn: 'Nobody' },
      ],
      { source: 'strange' },
    )
    expect(done).toMatchObject({
      created: 1,
      refused: 7,
      reasons: { no_parent: 4, no_name: 1, repeated: 1, no_id: 1 },
    })
    expect(await found(`select slug from locations where name_en = 'Fine'`)).toEqual([
      { slug: 'dubai/fine' },
    ])
  })
})
