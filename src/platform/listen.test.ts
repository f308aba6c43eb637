import { afterEach, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { listen } from './listen.ts'

const db = await freshDatabase()
const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const start = async () => {
  const heard: string[] = []
  const channels = ['gazetteer', 'settings'] as const
  const listener = listen(db.pool, { channels, onNotice: (it) => heard.push(it), log: quiet })
  stops.push(listener.stop)
  await expect.poll(() => heard).toEqual(['gazetteer', 'settings'])
  heard.length = 0
  return heard
}

const backends = async (what: string) => {
  const { rows } = await db.pool.query(
    `select ${what} from pg_stat_activity
    where application_name = 'dara listener' and datname = current_database()`,
  )
  return rows
}

const addSetting = (key: string) =>
  db.pool.query(`insert into settings (key, value) values ($1, '1')`, [key])

it('hears once what a committed change touches', async () => {
  const heard = await start()
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query(`insert into settings (key, value) values ('a', '1'), ('b', '2')`)
  await client.query(`update settings set value = '3'`)
  expect(heard).toEqual([])
  await client.query('commit')
  client.release()
  await expect.poll(() => heard).toEqual(['settings'])
})

it('comes back when its connection is killed, and reads everything anew', async () => {
  const heard = await start()
  expect(await backends('pg_terminate_backend(pid)')).toHaveLength(1)
  await expect.poll(() => heard).toEqual(['gazetteer', 'settings'])
  await addSetting('after')
  await expect.poll(() => heard).toEqual(['gazetteer', 'settings', 'settings'])
})

it('keeps one connection and gives it back when stopped', async () => {
  await start()
  expect(await backends('pid')).toHaveLength(1)
  await stops.pop()?.()
  await expect.poll(() => backends('pid')).toEqual([])
})
