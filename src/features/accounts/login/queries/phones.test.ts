import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { plansOf, vacuum } from '#test/plans.ts'
import { findHolders } from './phones.ts'

const db = await freshDatabase()
await sql`
  insert into accounts (role, slug, name, phone, email, email_verified_at, created_at)
  select 'agent', 'sara', 'Sara', case when n % 2 = 0 then '+971501112233' else n::text end,
    n || '@example.com', now(), now() - interval '1 second' * n
  from generate_series(1, 20000) as n`.execute(db.kysely)
await vacuum(db)

test('of ten thousand accounts with one phone number four are read, in their order', async () => {
  const plans = await plansOf(db, 'accounts', (kysely) => findHolders(kysely, '+971501112233'))
  expect(plans).toEqual(['Index Scan by accounts_phone_since'])
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, format text)
    select id, password_hash
    from accounts
    where phone = '+971501112233' and email_verified_at is not null
    order by coalesce(phone_since, created_at), id
    limit 4`.execute(db.kysely)
  const text = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('rows=4')
  expect(text).not.toContain('Sort')
  const found = await findHolders(db.kysely, '+971501112233')
  expect(found.map(({ id }) => id)).toEqual([20000, 19998, 19996, 19994])
})
