import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { administer, freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { openDatabase, transaction, warnOfSuperuser } from './sql.ts'

const db = await freshDatabase()

const one = async (text: string) => (await db.pool.query(`select ${text} as it`)).rows[0].it

describe('a database', () => {
  it('reads Arabic in trigrams', async () => {
    expect(await one("array_length(show_trgm('مسبح'), 1)")).toBeGreaterThan(0)
  })

  it('gives whole numbers and decimals as numbers', async () => {
    expect(await one('9007199254740991::int8')).toBe(9_007_199_254_740_991)
    expect(await one('1234.5::numeric')).toBe(1234.5)
  })

  it('refuses a whole number that would lose digits', async () => {
    await expect(one('9007199254740993::int8')).rejects.toThrow('9007199254740993')
  })

  it('gives a day as text and a moment as Date', async () => {
    expect(await one("'2026-02-28'::date")).toBe('2026-02-28')
    expect(await one("'2026-02-28T00:00:00+04'::timestamptz")).toEqual(
      new Date('2026-02-27T20:00:00Z'),
    )
  })

  it('stops a statement that takes too long', async () => {
    // The driver's own limit, half a second later, comes first to a process that was paused.
    const hurried = { ...db.connection, query_timeout: 60_000 }
    const hasty = await openDatabase(hurried, { log: quiet, max: 1, statementTimeout: 100 })
    await expect(sql`select pg_sleep(3)`.execute(hasty.kysely)).rejects.toThrow('statement timeout')
    await hasty.close()
  })

  it('warns of a role that may do anything', async () => {
    const warned: unknown[] = []
    const log = { ...quiet, warn: (fields: object) => void warned.push(fields) }
    await warnOfSuperuser(db, log)
    expect(warned).toEqual([])
    const { administration } = inject('database')
    const other = await openDatabase(
      { ...administration, database: db.connection.database },
      { log },
    )
    await warnOfSuperuser(other, log)
    await other.close()
    expect(warned).toEqual([{ role: administration.user }])
  })

  it('refuses a locale that does not know Arabic letters', async () => {
    const name = `${db.connection.database}_c`
    await administer(
      `create database ${name} owner ${db.connection.user}
      template template0 locale_provider libc lc_collate 'C' lc_ctype 'C'`,
    )
    const opening = openDatabase({ ...db.connection, database: name }, { log: quiet })
    await expect(opening).rejects.toThrow('lc_ctype C)')
    await administer(`drop database ${name} with (force)`)
  })
})

describe('a transaction', () => {
  const bar = sql`select count(*) as bars from bars`

  it('keeps everything or nothing', async () => {
    await db.pool.query('create table bars (id int)')
    const failing = transaction(db, async (tx) => {
      await sql`insert into bars values (1)`.execute(tx.kysely)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await bar.execute(db.kysely)).rows).toEqual([{ bars: 0 }])
    await transaction(db, (tx) => sql`insert into bars values (1)`.execute(tx.kysely))
    expect((await bar.execute(db.kysely)).rows).toEqual([{ bars: 1 }])
  })
})
