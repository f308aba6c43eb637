import { expect, test } from 'vitest'
import { dayMs } from '#i18n/time-units.ts'
import { freshDatabase } from '#test/database.ts'
import { seedSmall } from '#test/small-seed.ts'
import { countSearch, readSearched } from './actions.ts'
import { maxOfBlock, minDays, minNetworks, networkDays, type Searched } from './rules.ts'

const db = await freshDatabase()
await seedSmall(db)

const first = new Date('2026-11-25T10:00:00Z')
const marina: Searched = { locationId: 10, purpose: 0, typeId: 1 }
const after = (days: number) => new Date(first.getTime() + days * dayMs)

const countFrom = (address: string, days: number) =>
  countSearch({ db: db.kysely, caller: { address }, now: after(days) }, marina)

/** The block's weeks begin at day 0; the weeks that are read here begin after it. */
async function fillBlock(block: string) {
  await countFrom(`${block}.0.5`, 0)
  for (let at = 1; at < 24; at += 1) {
    await countFrom(`${block}.${at}.5`, at < 12 ? 30 + (at % 5) : networkDays + at)
  }
}

const read = async () => {
  const now = after(networkDays + 23)
  const { rows } = await db.pool.query(
    `select coalesce(sum(networks), 0)::integer as networks
    from search_counts
    where week > $1`,
    [after(0)],
  )
  return { networks: rows[0].networks, popular: await readSearched(db.kysely, now) }
}

test('Two blocks never make a search popular, also where their weeks end in between', async () => {
  const ofBlock = 2 * maxOfBlock - 1
  for (const block of ['203.0', '198.51']) await fillBlock(block)
  expect(await read()).toMatchObject({ networks: 2 * ofBlock, popular: [] })
  expect(2 * ofBlock).toBeLessThan(minNetworks)
  await fillBlock('192.0')
  expect(await read()).toMatchObject({ networks: 3 * ofBlock, popular: [marina] })
})

test('A day counts on which a search comes only from blocks that are full', async () => {
  const other: Searched = { ...marina, typeId: 2 }
  const count = (address: string, day: number) =>
    countSearch({ db: db.kysely, caller: { address }, now: after(day) }, other)
  for (let block = 0; block < minNetworks / maxOfBlock; block += 1) {
    for (let at = 0; at < maxOfBlock; at += 1) await count(`100.${block}.${at}.5`, 0)
  }
  const isPopular = async () =>
    (await readSearched(db.kysely, after(minDays))).some(({ typeId }) => typeId === other.typeId)
  for (let day = 1; day < minDays; day += 1) {
    expect(await isPopular()).toBe(false)
    await count(`100.0.${maxOfBlock + day}.5`, day)
  }
  expect(await isPopular()).toBe(true)
  const { rows } = await db.pool.query(
    'select sum(networks)::int as networks from search_counts where type_id = $1',
    [other.typeId],
  )
  expect(rows).toEqual([{ networks: minNetworks }])
})
