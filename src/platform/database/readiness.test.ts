import { afterEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { openSite } from '#test/site.ts'
import { DatabaseAway } from './lost-connection.ts'
import { Readiness } from './readiness.ts'

const db = await freshDatabase()
const site = await openSite({ env: { WORKER: 'off' } })

const connections = async (what: string) => {
  const { rows } = await db.pool.query(
    `select ${what} from pg_stat_activity
    where application_name = 'dara readiness' and datname = current_database()`,
  )
  return rows
}

afterEach(() => void vi.useRealTimers())

test('a process is ready though every connection of its pool is taken', async () => {
  const taken = await Promise.all(Array.from({ length: 4 }, () => site.db.pool.connect()))
  const answer = site.app.inject('/readyz')
  const late = new Promise((resolve) => setTimeout(resolve, 5_000, 'no answer'))
  const first = await Promise.race([answer.then(({ statusCode }) => statusCode), late])
  for (const client of taken) client.release()
  expect(first).toBe(200)
})

test('all who ask within a second are answered by one question over one connection', async () => {
  const readiness = new Readiness({ pool: db.pool, isAway: () => false })
  await Promise.all(Array.from({ length: 50 }, () => readiness.check()))
  await readiness.check()
  const [first] = await connections('query_start')
  const asked = async () => {
    await readiness.check()
    return (await connections('query_start')).at(0)
  }
  await expect.poll(asked, { interval: 100 }).not.toEqual(first)
  expect(await connections('pid')).toHaveLength(1)
  await readiness.close()
})

test('a connection that was lost is made anew, and one that is known to be away is not asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isAway = false
  const readiness = new Readiness({ pool: db.pool, isAway: () => isAway })
  await readiness.check()
  expect(await connections('pg_terminate_backend(pid)')).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  await readiness.check()
  isAway = true
  await expect(readiness.check()).rejects.toThrow(DatabaseAway)
  await readiness.close()
})
