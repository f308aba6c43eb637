import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { migrate } from './migrate.ts'

const db = await freshDatabase()
const folder = await mkdtemp(join(tmpdir(), 'dara-migrations-'))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

beforeEach(async () => {
  await db.pool.query('drop table if exists schema_migrations, shelves, boxes')
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await write('0001_shelves.sql', 'create table shelves (id int);\ninsert into shelves values (1);')
})

afterAll(() => rm(folder, { recursive: true }))

describe('migrations', () => {
  it('run in order, once', async () => {
    await write('0002_boxes.sql', 'alter table shelves rename to boxes;')
    expect(await migrate(db.pool, folder)).toEqual(['0001_shelves.sql', '0002_boxes.sql'])
    expect(await migrate(db.pool, folder)).toEqual([])
    expect((await db.pool.query('select id from boxes')).rows).toEqual([{ id: 1 }])
  })

  it('run once when two processes start together', async () => {
    const both = await Promise.all([migrate(db.pool, folder), migrate(db.pool, folder)])
    expect(both.flat()).toEqual(['0001_shelves.sql'])
  })

  it('are forward only: a changed file is refused by name', async () => {
    await migrate(db.pool, folder)
    await write('0001_shelves.sql', 'create table shelves (id bigint);')
    await expect(migrate(db.pool, folder)).rejects.toThrow('0001_shelves.sql was changed')
  })

  it('refuse a database that is newer than the program', async () => {
    await write('0002_boxes.sql', 'create table boxes (id int);')
    await migrate(db.pool, folder)
    await rm(join(folder, '0002_boxes.sql'))
    await expect(migrate(db.pool, folder)).rejects.toThrow('newer than this program')
  })

  it('leave nothing of a file that fails, and name its line', async () => {
    await write('0002_boxes.sql', 'create table boxes (id int);\nselect nothing;')
    await expect(migrate(db.pool, folder)).rejects.toThrow('0002_boxes.sql:2: column "nothing"')
    const { rows } = await db.pool.query("select to_regclass('boxes') as boxes")
    expect(rows).toEqual([{ boxes: null }])
    expect((await db.pool.query('select name from schema_migrations')).rows).toHaveLength(1)
  })

  it('may run outside a transaction, statement by statement', async () => {
    await write(
      '0002_index.sql',
      '-- no transaction\ncreate index concurrently if not exists shelves_id on shelves (id);\n-- end\nanalyze shelves;\n',
    )
    expect(await migrate(db.pool, folder)).toHaveLength(2)
  })

  const countWaiting = async () => {
    const { rows } = await db.pool.query(
      `select count(*)::integer as n from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0].n
  }

  /** Somebody reads in a transaction that does not end until `end`. */
  const beginReading = async () => {
    const reader = await db.pool.connect()
    await reader.query('begin isolation level repeatable read')
    await reader.query('select from shelves')
    return { end: () => reader.query('commit').finally(() => reader.release()) }
  }

  const openWarnings = () => {
    const warnings: object[] = []
    const log = { ...quiet, warn: (facts: object) => void warnings.push(facts) }
    return { warnings, log: log as typeof quiet }
  }

  it.each(['', '-- no transaction\n'])(
    'let requests pass while a table is in use, and go on once it is free: %j',
    async (start) => {
      await migrate(db.pool, folder)
      await write('0002_wide.sql', `${start}alter table shelves add column wide int;\n`)
      const reading = await beginReading()
      const { warnings, log } = openWarnings()
      const migrating = migrate(db.pool, folder, log)
      await expect.poll(countWaiting).toBe(1)
      const { rows } = await db.pool.query('select id from shelves')
      expect(rows).toEqual([{ id: 1 }])
      await expect.poll(() => warnings.length).toBeGreaterThan(0)
      await reading.end()
      expect(await migrating).toEqual(['0002_wide.sql'])
      expect(warnings[0]).toEqual({ migration: '0002_wide.sql' })
    },
  )

  it('wait as long as it takes for what keeps no request waiting', async () => {
    await migrate(db.pool, folder)
    const index = 'create index concurrently shelves_id on shelves (id)'
    await write('0002_index.sql', `-- no transaction\n${index};\n`)
    const reading = await beginReading()
    const { warnings, log } = openWarnings()
    const migrating = migrate(db.pool, folder, log)
    await sleep(2_000)
    await reading.end()
    expect([await migrating, warnings]).toEqual([['0002_index.sql'], []])
  })

  it('refuse a gap in the numbers', async () => {
    await write('0003_late.sql', 'select 1;')
    await expect(migrate(db.pool, folder)).rejects.toThrow('out of order')
  })
})
