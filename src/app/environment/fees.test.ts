import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { refuseFees } from './fees.ts'

const { kysely: db, pool } = await freshDatabase()

test.each([
  ['0', true],
  ['null', true],
  ['150', false],
  ['"150"', false],
])('A fee of %s for property requests lets the site start: %s', async (value, starts) => {
  await pool.query(
    `insert into settings (key, value) values ('propertyRequestFee', $1)
    on conflict (key) do update set value = excluded.value`,
    [value],
  )
  const refused = await refuseFees(db).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(refused).toMatch(starts ? /^$/ : /propertyRequestFee.*no payment gateway/)
})
