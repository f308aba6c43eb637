import { expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { installJobs, openJobs } from './jobs.ts'
import { findWaitingJobs, putBackJobs } from './waiting-jobs.ts'

const db = await freshDatabase()
const grouped = { name: 'grouped', groupedBy: 'who' }
const inTurn = { name: 'in-turn' }
await installJobs(db.pool, [grouped, inTurn])

async function underWay() {
  const { rows } = await db.pool.query<object>(
    `select name, data, priority, group_id as "group", singleton_key as key
    from jobs.job
    order by name`,
  )
  return rows
}

it('Jobs of a backup keep their group, priority and key when they are put back', async () => {
  const jobs = await openJobs(db.pool, { log: quiet as never, isWorker: false })
  await jobs.enqueue(db.kysely, grouped, { who: 'crowd', what: 'one' })
  await jobs.enqueueInTurn(db.kysely, inTurn, { data: { what: 'two' }, priority: 7 })
  await db.pool.query(`update jobs.job set singleton_key = 'once' where name = 'in-turn'`)
  await jobs.stop()
  const client = await db.pool.connect()
  const before = await underWay()
  expect(before).toMatchObject([{ group: 'crowd' }, { priority: 7, key: 'once' }])
  const kept = JSON.parse(JSON.stringify(await findWaitingJobs(client)))
  await client.query('delete from jobs.job')
  expect(await putBackJobs({ pool: db.pool, client }, kept)).toBe(2)
  client.release()
  expect(await underWay()).toEqual(before)
})
