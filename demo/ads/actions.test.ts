import { describe, expect, it } from 'vitest'
import { portraitOf } from '#demo/portraits/rules.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import { freshDatabase } from '#test/database.ts'
import { seedDemo } from './actions.ts'

const db = await freshDatabase()
const today = new Date()

const rows = async (text: string) => (await db.pool.query(text)).rows

describe('Seeding the demo', () => {
  it('fills an empty database at once and lets every ad be found', async () => {
    await seedLookups(db, 'db/seed')
    expect(await seedDemo(db, { today, thumbhashOf: async () => 'blur' })).toBe(600)
    const [found] = await rows(`
      select
        (select count(*) from property_search) as searched,
        (select count(*) from properties where account_id is null) as orphans,
        (select count(*) from properties where location_id is null or type_id is null) as lost,
        (select count(distinct property_id) from property_images where thumbhash = 'blur')
          as pictured,
        (select count(*) from accounts where email_verified_at is not null) as people,
        (select count(*) from property_search where price_reduced) as reduced`)
    expect(found).toMatchObject({ searched: 600, orphans: 0, lost: 0, pictured: 600, people: 106 })
    expect(found.reduced).toBeGreaterThan(60)
  })

  it('keeps members with their agency, with languages and specialities', async () => {
    const [agent] = await rows(`
      select agency.slug as agency,
        (select count(*) from account_languages where account_id = account.id) as languages,
        (select count(*) from account_specialities where account_id = account.id) as specialities
      from accounts account
      join accounts agency on agency.id = account.agency_id
      where account.email = 'agent@demo.example'`)
    expect(agent).toMatchObject({ agency: 'agency', languages: 3 })
    expect(agent.specialities).toBeGreaterThan(0)
  })

  it('gives everybody a picture that there is, and no two offices the same', async () => {
    const people = await rows(`select role, name, photo from accounts where role <> 'operator'`)
    for (const { photo, role } of people) {
      const portrait = portraitOf(photo.replace('/media/portraits/', ''))
      expect(portrait?.kind === 'l').toBe(role === 'agency' || role === 'company')
    }
    const emblems = people.flatMap(({ role, photo }) =>
      ['agency', 'company'].includes(role) ? [photo] : [],
    )
    expect(new Set(emblems).size).toBe(emblems.length)
  })

  it('begins the price history with the first price asked', async () => {
    const wrong = await rows(`
      select p.reference_id
      from properties p
      where (select price from property_prices where property_id = p.id order by at desc limit 1)
        <> p.total_price`)
    expect(wrong).toEqual([])
    const [{ changed }] = await rows(`
      select count(*) as changed
      from (select from property_prices group by property_id having count(*) = 2) as changes`)
    expect(changed).toBeGreaterThan(60)
  })

  it('lets visitors look at the ads of those whom anybody may try, and counts them', async () => {
    const [found] = await rows(`
      select count(distinct i.property_id)::integer as ads,
        (select sum(views) from property_counters)::integer as views,
        (count(*) filter (where i.action = 'view'))::integer as tallied,
        count(distinct i.action)::integer as actions
      from interactions i`)
    expect(found.ads).toBeGreaterThan(10)
    expect(found.actions).toBe(6)
    expect(found.views).toBe(found.tallied)
  })

  it('adds nothing where there are ads', async () => {
    expect(await seedDemo(db, { today })).toBe(0)
    expect(await rows('select count(*) from properties')).toEqual([{ count: 600 }])
  })
})
