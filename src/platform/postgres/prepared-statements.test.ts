import { sql } from 'kysely'
import { expect, test } from 'vitest'

/** Imported so, this file has a process of its own: only the first 1,000 statements of one are named. */
const { freshDatabase } = await import('#test/database.ts')

test('A connection prepares a statement once, under a name', async () => {
  const { kysely } = await freshDatabase()
  await kysely.connection().execute(async (db) => {
    const ask = (number: number) => sql`select ${number}::int + 17 as it`.execute(db)
    await ask(1)
    expect((await ask(2)).rows).toEqual([{ it: 19 }])
    const prepared = await sql`select name from pg_prepared_statements
      where statement like '%::int + 17 as it'`.execute(db)
    expect(prepared.rows).toHaveLength(1)
  })
})
