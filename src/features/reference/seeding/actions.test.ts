import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { seedSmall, smallSeed } from '#test/small-seed.ts'
import { seedChangedLookups, seedLookups } from './actions.ts'

const db = await freshDatabase()

const rows = async (text: string) => (await db.pool.query(text)).rows

const clear = () =>
  db.pool.query(
    'truncate locations, property_types, amenities, ad_types, specialities, languages, settings cascade',
  )

const withPlace = (line: string) => ({
  'locations.csv': `${smallSeed['locations.csv']}${line}\n`,
})

describe('Seeding the lookups', () => {
  afterEach(clear)

  it('fills an empty database', async () => {
    expect(await seedSmall(db)).toBe(7)
    const [marina] = await rows(`select * from locations where id = 10`)
    expect(marina).toMatchObject({
      slug: 'dubai/dubai-marina',
      parent_id: 1,
      name_ar: 'دبي مارينا',
      aliases: ['مرسى دبي', 'مارينا دبي'],
      lat: 25.0805,
    })
    expect(await rows('select slug, feed_codes from property_types order by id')).toEqual([
      { slug: 'apartment', feed_codes: ['AP', 'Flat'] },
      { slug: 'land', feed_codes: [] },
      { slug: 'land', feed_codes: ['LP'] },
    ])
    expect(await rows(`select value from settings where key = 'permits'`)).toEqual([
      { value: 'warn' },
    ])
  })

  it('holds every place between the numbers of the place above', async () => {
    await seedSmall(db)
    const outside = await rows(`
      select child.slug
      from locations child
      join locations parent on parent.id = child.parent_id
      where not (child.lft > parent.lft and child.rgt < parent.rgt)`)
    expect(outside).toEqual([])
    const overlapping = await rows(`
      select one.slug
      from locations one
      join locations other on other.id <> one.id and other.lft > one.lft and other.lft < one.rgt
      where other.rgt > one.rgt`)
    expect(overlapping).toEqual([])
  })

  it('changes nothing the second time', async () => {
    await seedSmall(db)
    const before = await rows('select locations.*, xmin from locations order by id')
    expect(await seedSmall(db)).toBe(0)
    expect(await rows('select locations.*, xmin from locations order by id')).toEqual(before)
  })

  it('leaves what an operator has changed', async () => {
    await seedSmall(db)
    await rows(`update locations set name_ar = 'مارينا' where id = 10`)
    await rows(`update amenities set slug = 'swimming-pool' where id = 1`)
    await rows(`update settings set value = '"all"' where key = 'moderation'`)
    await seedSmall(db)
    expect(await rows(`select name_ar from locations where id = 10`)).toEqual([
      { name_ar: 'مارينا' },
    ])
    expect(await rows('select id, slug from amenities order by id limit 2')).toEqual([
      { id: 1, slug: 'swimming-pool' },
      { id: 2, slug: 'private-pool' },
    ])
    expect(await rows(`select value from settings where key = 'moderation'`)).toEqual([
      { value: 'all' },
    ])
  })

  it('moves the ads along when a new place shifts the numbers', async () => {
    await seedSmall(db)
    const ads = [
      await addPublicAd(db, { place: 'dubai/dubai-marina' }),
      await addPublicAd(db, { place: 'sharjah/al-nahda' }),
    ]
    const before = await rows('select loc from property_search order by id')
    await seedSmall(db, withPlace('3,ajman,,emirate,Ajman,عجمان,25.4,55.5,'))
    const after = await rows(`
      select locations.slug
      from property_search
      join locations on locations.lft = property_search.loc
      where property_search.id in (${ads.join(',')})
      order by property_search.id`)
    expect(after).toEqual([{ slug: 'dubai/dubai-marina' }, { slug: 'sharjah/al-nahda' }])
    expect(await rows('select loc from property_search order by id')).not.toEqual(before)
  })

  it('puts a seeded place below a parent that an import brought under another id', async () => {
    await rows(`
      insert into locations (id, slug, kind, name_en, name_ar, lft, rgt)
      values (100777, 'dubai', 'emirate', 'Dubai', 'دبي', 16, 32)`)
    await seedSmall(db)
    expect(await rows(`select parent_id from locations where id = 10`)).toEqual([
      { parent_id: 100_777 },
    ])
    expect(await rows(`select id from locations where slug = 'dubai'`)).toEqual([{ id: 100_777 }])
  })

  it('keeps its ids apart from those that come later', async () => {
    await seedSmall(db)
    const [place] = await rows(`
      insert into locations (slug, kind, name_en, name_ar, lft, rgt)
      values ('hatta', 'emirate', 'Hatta', 'حتا', 1, 2) returning id`)
    const [type] = await rows(`
      insert into property_types (slug, category, name_en, name_ar, plural_en, plural_ar)
      values ('tent', 'residential', 'Tent', 'خيمة', 'Tents', 'خيام') returning id`)
    expect(place.id).toBeGreaterThanOrEqual(100_000)
    expect(type.id).toBe(4)
  })

  it('brings all that the site ships with', async () => {
    expect(await seedLookups(db, 'db/seed')).toBeGreaterThan(500)
    const [counts] = await rows(`
      select
        (select count(*) from locations where kind = 'emirate') as emirates,
        (select count(*) from locations where kind = 'community') as communities,
        (select count(*) from property_types where category = 'commercial') as commercial`)
    expect(counts.emirates).toBe(7)
    expect(counts.communities).toBeGreaterThan(100)
    expect(counts.commercial).toBeGreaterThanOrEqual(4)
  })

  it('is done once when two processes start on an empty database', async () => {
    const added = await Promise.all([seedSmall(db), seedSmall(db)])
    expect(added.toSorted((one, other) => one - other)).toEqual([0, 7])
  })

  it('keeps nothing of a seed that names an unknown parent', async () => {
    const broken = withPlace('30,ajman/corniche,ajman,community,Corniche,الكورنيش,,,')
    await expect(seedSmall(db, broken)).rejects.toThrow('ajman/corniche lies in unknown ajman')
    expect(await rows('select id from amenities')).toEqual([])
  })
})

describe('Seeding at a start', () => {
  afterEach(clear)

  const amenities = async () =>
    (await rows('select slug from amenities order by id')).map(({ slug }) => slug)

  it('takes in files that have changed and skips those it has taken in before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dara-seed-'))
    for (const [name, text] of Object.entries(smallSeed)) await writeFile(join(folder, name), text)
    await seedChangedLookups(db, folder)
    const all = await amenities()
    await rows("delete from amenities where slug = 'elevator'")
    await seedChangedLookups(db, folder)
    expect(await amenities()).toEqual(all.slice(0, -1))
    await writeFile(
      join(folder, 'languages.csv'),
      `${smallSeed['languages.csv']}3,hindi,Hindi,هندي\n`,
    )
    await seedChangedLookups(db, folder)
    expect(await amenities()).toEqual(all)
    await rm(folder, { recursive: true })
  })

  it('takes them in again after a migration, which may have added a column for them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dara-seed-'))
    for (const [name, text] of Object.entries(smallSeed)) await writeFile(join(folder, name), text)
    await seedChangedLookups(db, folder)
    const all = await amenities()
    await rows("delete from amenities where slug = 'elevator'")
    await rows("insert into schema_migrations (name, hash) values ('9999_later.sql', 'hash')")
    await seedChangedLookups(db, folder)
    expect(await amenities()).toEqual(all)
    await rm(folder, { recursive: true })
  })
})
