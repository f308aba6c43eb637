import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { refuseFees } from './fees.ts'

const { kysely: db, pool } = await freshDatabase()

/** What the site says instead of starting. */
async function refusalOf(value: string, hasGateway: boolean) {
  await pool.query(
    `insert into settings (key, value) values ('propertyRequestFee', $1)
    on conflict (key) do update set value = excluded.value`,
    [value],
  )
  return refuseFees(db, { hasGateway }).then(
    () => '',
    (error: Error) => error.message,
  )
}

test.each([
  ['0', true],
  ['null', true],
  ['150', false],
  ['"150"', false],
])('A fee of %s for property requests lets the site start: %s', async (value, starts) => {
  const refused = await refusalOf(value, false)
  expect(refused).toMatch(starts ? /^$/ : /propertyRequestFee.*no payment gateway/)
})

test.each([
  ['0', true],
  ['null', true],
  ['149.5', true],
  ['-1', false],
  ['"150"', false],
  ['1e400', false],
  ['{}', false],
])('With a gateway a fee of %s lets the site start: %s', async (value, starts) => {
  const refused = await refusalOf(value, true)
  expect(refused).toMatch(starts ? /^$/ : /propertyRequestFee is not an amount/)
})
