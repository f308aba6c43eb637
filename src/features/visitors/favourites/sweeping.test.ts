import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#i18n/time-units.ts'
import { freshDatabase } from '#test/database.ts'
import { fillFavorites } from '#test/visitors/favourites.ts'
import { sweepFavorites } from './actions.ts'
import { visitorOwner } from './queries/favorites.ts'
import { countByNetwork } from './queries/sweeping.ts'

const { pool, kysely: db } = await freshDatabase()

const { rows } = await pool.query<{ id: number }>(
  `insert into accounts (role, slug, name) values ('agent', 'sara', 'Sara') returning id`,
)
const [{ id } = { id: 0 }] = rows

beforeEach(async () => {
  await pool.query('delete from favorites')
  await pool.query('delete from properties')
})

const now = new Date()

describe('The cleanup', () => {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()

  test('deletes what was removed over an hour ago', async () => {
    await fillFavorites(db, { accountId: id }, [3, before(0)])
    const set = (age: number, nth: number) =>
      pool.query(
        `update favorites set removed_at = $1
        where id = (select id from favorites order by id offset $2 limit 1)`,
        [before(age), nth],
      )
    await set(hourMs + 1_000, 0)
    await set(hourMs - 60_000, 1)
    await sweepFavorites(db, now)
    const { rows } = await pool.query(
      'select removed_at is null as kept from favorites order by id',
    )
    expect(rows).toEqual([{ kept: false }, { kept: true }])
  })

  test('deletes what a visitor saved over a year ago, and nothing of an account', async () => {
    const [older, newer] = [before(366 * dayMs), before(364 * dayMs)]
    await fillFavorites(db, { accountId: id }, [1, older])
    await fillFavorites(db, { visitor: 'gone' }, [2, older])
    await fillFavorites(db, { visitor: 'here' }, [1, newer])
    await sweepFavorites(db, now)
    const { rows } = await pool.query('select account_id from favorites order by account_id')
    expect(rows).toEqual([{ account_id: id }, { account_id: null }])
  })
})

describe('The cleanup of too many favourites of visitors', () => {
  const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000).toISOString()

  async function countsOf() {
    const { rows } = await pool.query(
      `select convert_from(network, 'UTF8') as network, count(*)::integer as count
      from favorites
      group by network
      order by network`,
    )
    return Object.fromEntries(rows.map(({ network, count }) => [network, count]))
  }

  test('deletes the oldest of the network that has the most, not those of others', async () => {
    await fillFavorites(db, { visitor: 'a person', network: 'a' }, [5, minutesAgo(600)])
    for (const n of [1, 2, 3]) {
      await fillFavorites(db, { visitor: `flood ${n}`, network: 'b' }, [20, minutesAgo(n)])
    }
    await fillFavorites(db, { accountId: id }, [30, minutesAgo(600)])
    await sweepFavorites(db, now, 30)
    expect(await countsOf()).toEqual({ '': 30, a: 5, b: 25 })
    const { rows } = await pool.query('select 1 from favorites where visitor_hash = $1', [
      visitorOwner('flood 3').visitorHash,
    ])
    expect(rows).toHaveLength(20)
  })

  test('counts them in pages', async () => {
    await fillFavorites(db, { visitor: 'a person', network: 'a' }, [5, minutesAgo(1)])
    await fillFavorites(db, { visitor: 'another', network: 'b' }, [4, minutesAgo(1)])
    const counts = await countByNetwork(db, 3)
    expect([...counts.values()]).toEqual([5, 4])
  })
})
