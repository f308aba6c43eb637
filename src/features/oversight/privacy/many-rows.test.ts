import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#platform/tables.ts'
import { refuseLargeDeletes } from '#test/refused-deletes.ts'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person } = teamsOf(site)
const { kysely: db } = site.db

const rows = 2_100
const id = 'gen_random_uuid()'
const hash = `int4send(n) || '\\x00'::bytea`

/** Columns of rows that an account may have many of; `$1` is its id. */
const many = {
  idempotency_keys: { account_id: '$1', hash, request_hash: hash, created_at: 'now()' },
  mails: { account_id: '$1', id, recipient: `'former@example.com'`, created_at: 'now()' },
  known_devices: { account_id: '$1', visitor_hash: hash, seen_at: 'now()' },
  mailed_tokens: {
    account_id: '$1',
    hash,
    purpose: `'reset'`,
    email: `'former@example.com'`,
    expires_at: 'now()',
  },
  invitations: { agency_id: '$1', email: `'i' || n`, invited_at: 'now()' },
  files: {
    account_id: '$1',
    id: `'f' || n`,
    kind: `'document'`,
    ending: `'pdf'`,
    bytes: '1',
    purpose: `'account'`,
    created_at: 'now()',
    expires_at: 'now()',
  },
} satisfies Partial<Record<keyof Tables, Record<string, string>>>

const tables = Object.keys(many) as (keyof typeof many)[]

test('An account with many rows of each kind is erased in statements of a thousand', async () => {
  const { user, token } = await person('agency')
  for (const table of tables) {
    const values = Object.values<string>(many[table]).join().replaceAll('$1', String(user.id))
    await sql`
      insert into ${sql.table(table)} (${sql.raw(Object.keys(many[table]).join())})
      select ${sql.raw(values)} from generate_series(1, ${rows}::integer) n`.execute(db)
  }
  await refuseLargeDeletes(
    db,
    tables.map((table) => ({ table, max: 1_000 })),
  )
  const { status } = await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  expect(status).toBe(200)
  for (const table of tables) {
    const [owner] = Object.keys(many[table]) as [string]
    const left = await sql`
      select from ${sql.table(table)} where ${sql.ref(owner)} = ${user.id}`.execute(db)
    expect([table, left.rows.length]).toEqual([table, 0])
  }
})

test('Erasures that wait to be noted outside the database are noted together', async () => {
  for (let at = 0; at < 3; at += 1) {
    const { token } = await person('landlord')
    await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  }
  const { rows } = await sql`select from jobs.job where name = 'erasures'`.execute(db)
  expect(rows).toHaveLength(1)
})
