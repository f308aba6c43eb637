import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claimEmail } from '#features/accounts/account/queries.ts'
import { redeemVerifyTokens } from '#features/accounts/registration/queries/registrations.ts'
import { freshDatabase } from '#test/database.ts'
import { plansOf, vacuum } from '#test/plans.ts'
import { findSession } from './sessions.ts'

const db = await freshDatabase()
await sql`
  insert into accounts (role, slug, name) values ('agent', 'sara', 'Sara')`.execute(db.kysely)
await sql`
  insert into sessions (id, account_id, family_hash, refresh_hash, device, created_at, refreshed_at)
  select gen_random_uuid(), 1, sha256(n::text::bytea), '', '', now(), now()
  from generate_series(1, 5000) as n`.execute(db.kysely)
await sql`
  insert into session_tokens (hash, session_id, expires_at)
  select family_hash, id, now() from sessions`.execute(db.kysely)
await sql`
  insert into registrations (id, email, password_hash, sealed, created_at)
  select id, id || '@example.com', '', '', now() from sessions`.execute(db.kysely)
await sql`
  insert into mailed_tokens (hash, purpose, email, registration_id, expires_at)
  select family_hash, 'verify', id || '@example.com', id, now() from sessions`.execute(db.kysely)
await vacuum(db)

const isScanned = (plans: string[]) => plans.some((plan) => plan.startsWith('Seq Scan'))

test('a session is found by either of its tokens without looking at all others', async () => {
  const asked = { refreshToken: 'a refresh token', bearer: 'a bearer token', now: new Date() }
  const plans = await plansOf(db, 'sessions', (kysely) => findSession(kysely, asked))
  expect([plans.length > 0, isScanned(plans)]).toEqual([true, false])
})

test('an opened link finds the others of its address without looking at all links', async () => {
  const email = 'sara@example.com'
  const plans = await plansOf(db, 'mailed_tokens', async (kysely) => {
    await redeemVerifyTokens(kysely, { email, now: new Date() })
    await claimEmail(kysely, email)
  })
  expect([plans.length > 0, isScanned(plans)]).toEqual([true, false])
})
