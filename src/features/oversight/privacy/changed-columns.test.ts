import { expect, test } from 'vitest'
import type { AccountId } from '#platform/session/account.ts'
import { databaseBefore } from '#test/database.ts'
import { findProperties } from './queries.ts'

const { db, finish } = await databaseBefore('0081')

test('An export goes on while another release changes the columns of ads', async () => {
  const { pool, kysely } = db
  const { rows } = await pool.query(`
    with owner as (
      insert into accounts (role, slug, name) values ('landlord', 'sara', 'Sara') returning id
    )
    insert into properties (reference_id, state, account_id)
    select 'R-1', 'draft', id from owner
    returning id, account_id`)
  const [{ id, account_id: owner }] = rows
  const exported = () => findProperties(kysely, owner as AccountId, [id])
  await Promise.all([exported(), exported()])
  await finish()
  const [one, other] = await Promise.all([exported(), exported()])
  expect([one?.length, other?.length]).toEqual([1, 1])
})
