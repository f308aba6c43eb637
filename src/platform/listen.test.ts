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
  const { heard } = await join()
  return heard
}

const join = async () => {
  const heard: string[] = []
  const channels = ['gazetteer', 'settings'] as const
  const onNotice = (channel: string, payload?: string) =>
    heard.push(payload ? `${channel}: ${payload}` : channel)
  const { tell, stop } = listen(db.pool, { channels, onNotice, log: quiet })
  stops.push(stop)
  await expect.poll(() => heard).toEqual(['gazetteer', 'settings'])
  heard.length = 0
  return { heard, tell }
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

it('tells the others, without a connection of the pool', async () => {
  const [one, other] = [await join(), await join()]
  const taken = await Promise.all(Array.from({ length: 4 }, () => db.pool.connect()))
  await one.tell('settings', 'a word')
  await expect.poll(() => other.heard).toEqual(['settings: a word'])
  expect(one.heard).toEqual([])
  for (const client of taken) client.release()
})

it('says that nobody was told while it has no connection, and has another one soon', async () => {
  const { heard, tell } = await join()
  await backends('pg_terminate_backend(pid)')
  await expect
    .poll(() =>
      tell('settings', 'lost').then(
        () => 'told',
        () => 'not told',
      ),
    )
    .toBe('not told')
  await expect.poll(() => heard).toEqual(['gazetteer', 'settings'])
  await tell('settings', 'found')
})
