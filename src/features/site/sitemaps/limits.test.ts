import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { plansOf } from '#test/plans.ts'
import { openSite } from '#test/site.ts'
import { agentsOfPart, partsWithAgents, partsWithProperties, propertiesOfPart } from './queries.ts'

test('an address asks for the sitemap some hundred times in five minutes at most', async () => {
  const site = await openSite({
    env: {
      PUBLIC_URL: 'https://dara.example',
      DEMO: 'on',
      RATE_LIMITS: 'on',
      TRUST_PROXY: 'loopback',
    },
  })
  const url = '/sitemaps/agents-1.xml'
  const statusOf = async (address: string) =>
    (await site.app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode
  const statuses = []
  for (let at = 0; at < 601; at += 1) statuses.push(await statusOf('203.0.113.5'))
  expect([statuses[0], statuses[599], statuses[600]]).toEqual([200, 200, 429])
  expect(await statusOf('203.0.113.6')).toBe(200)
})

test('however many ads there are, a part and the list of parts are found by an index', async () => {
  const db = await freshDatabase()
  await db.pool.query(`
    insert into accounts (name, slug, role, email, email_verified_at)
    select 'A' || n, 'a-' || n, 'agent', 'a' || n || '@example.com', now()
    from generate_series(1, 30000) as n;
    analyze accounts`)
  const parts = await partsWithAgents(db.kysely, 2_000)
  expect(parts).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  const work = async (kysely: typeof db.kysely) => {
    await partsWithAgents(kysely, 2_000)
    await agentsOfPart(kysely, { part: 3, size: 2_000 })
    await partsWithProperties(kysely, 2_000)
    await propertiesOfPart(kysely, { part: 3, size: 2_000 })
  }
  for (const table of ['accounts', 'property_search']) {
    const plans = await plansOf(db, table, work)
    expect(plans.length).toBeGreaterThan(1)
    expect(plans.filter((plan) => plan.startsWith('Seq'))).toEqual([])
  }
})
