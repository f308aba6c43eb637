import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseBefore } from '#test/database.ts'

const earlier = await databaseBefore('0081')

test('A connection of the release before goes on while the columns are dropped', async () => {
  const client = new pg.Client(earlier.db.pool.options)
  await client.connect()
  const write = (reference: string) =>
    client.query({
      name: 'write',
      text: `insert into properties (reference_id, state, name_en) values ($1, 'draft', 'Flat')
        returning id, status_flags`,
      values: [reference],
    })
  const hide = (id: number) =>
    client.query({
      name: 'hide',
      text: `update properties set state = 'closed' where id = $1 returning status_flags`,
      values: [id],
    })
  const made = await write('R-1')
  const hidden = await hide(made.rows[0].id)
  await earlier.finish()
  const madeAfter = await write('R-2')
  const hiddenAfter = await hide(madeAfter.rows[0].id)
  await client.end()
  expect(madeAfter.rows[0].status_flags).toBe(made.rows[0].status_flags)
  expect(hiddenAfter.rows[0].status_flags).toBe(hidden.rows[0].status_flags)
  const { rows } = await earlier.db.pool.query(`
    select indexname from pg_indexes
    where tablename = 'properties' and (indexname ~ '_next$' or indexdef ~ 'standing')`)
  expect(rows).toEqual([])
})
