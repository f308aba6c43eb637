import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { sweepFeeds } from '#features/feeds/sources/actions.ts'
import { sweepFiles } from '#features/files/uploads/actions.ts'
import { sweepTeams } from '#features/directory/team/actions.ts'
import { sweepAccounts } from '#features/accounts/registration/actions.ts'
import { sweepUploads } from '#features/files/resumable/actions.ts'
import { refuseDeletes, refuseLargeDeletes } from '#test/refused-deletes.ts'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'
import type { Tables } from '#platform/tables.ts'

const dataDir = `${tmpdir()}/dara-sweeps-${process.pid}`
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const site = await openSite({ env: { WORKER: 'off', DATA_DIR: dataDir } })
const { kysely: db } = site.db
const { media } = site.providers

/** More than two batches. */
const rows = 2_100
const longAgo = new Date('2020-01-01T00:00:00Z')
const { user } = await teamsOf(site).person('agent')
const feedId = '00000000-0000-4000-8000-000000000001'
const sessionId = '00000000-0000-4000-8000-000000000002'

await sql`
  insert into feeds (id, account_id, hides_absent, language, created_at)
  values (${feedId}, ${user.id}, true, 'en', now())`.execute(db)
await sql`
  insert into sessions (id, account_id, family_hash, refresh_hash, device, created_at, refreshed_at)
  values (${sessionId}, ${user.id}, '\\x01', '\\x01', '', now(), now())`.execute(db)

const id = 'gen_random_uuid()'
const hash = `int4send(n) || '\\x00'::bytea`
const account_id = String(user.id)
const none = `''`

/** Rows that are over, by their table: the column that says since when, and what the others have. */
const over = {
  session_tokens: ['expires_at', { hash, session_id: `'${sessionId}'::uuid` }],
  sessions: [
    'created_at',
    { id, account_id, family_hash: hash, refresh_hash: hash, device: none, refreshed_at: 'now()' },
  ],
  throttles: ['resets_at', { key: hash, hits: '1' }],
  login_tries: ['spent_until', { key: hash, in_row: '1', blocked_until: 'now()' }],
  known_devices: ['seen_at', { account_id, visitor_hash: hash }],
  idempotency_keys: ['created_at', { hash, request_hash: hash, account_id }],
  mails: ['created_at', { id, recipient: none }],
  registrations: ['created_at', { id, email: `'r' || n`, password_hash: none, sealed: hash }],
  registration_decoys: ['created_at', { email: `'d' || n`, password_hash: none }],
  registration_requests: ['created_at', { id, network: hash }],
  mailed_tokens: ['expires_at', { hash, purpose: `'reset'`, email: none, account_id }],
  invitations: ['invited_at', { agency_id: account_id, email: `'i' || n` }],
  files: [
    'expires_at',
    {
      id: `'f' || n`,
      kind: `'document'`,
      ending: `'pdf'`,
      purpose: `'account'`,
      account_id,
      bytes: '1',
      created_at: 'now()',
    },
  ],
  begun_uploads: ['begun_at', { id: `'b' || n`, account_id, bytes: '1' }],
  feed_chunks: ['added_at', { feed_id: `'${feedId}'::uuid`, position: 'n - 1', bytes: hash }],
} satisfies Partial<Record<keyof Tables, [string, Record<string, string>]>>

type Table = keyof typeof over
const tables = Object.keys(over) as Table[]

async function fill(count: number) {
  for (const table of tables) {
    const [time, others] = over[table]
    await sql`
      insert into ${sql.table(table)} (${sql.raw(Object.keys(others).join())}, ${sql.ref(time)})
      select ${sql.raw(Object.values(others).join())}, ${longAgo}::timestamptz
      from generate_series(1, ${count}::integer) n`.execute(db)
  }
}

const countOf = async (table: Table) => {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::integer as count
    from ${sql.table(table)}
    where ${sql.ref(over[table][0])} = ${longAgo}`.execute(db)
  return found[0]!.count
}

const allWith = (count: number) => Object.fromEntries(tables.map((table) => [table, count]))

async function countAll() {
  const counts = await Promise.all(tables.map(countOf))
  return Object.fromEntries(tables.map((table, at) => [table, counts[at]]))
}

async function sweepAll(): Promise<unknown[]> {
  const now = new Date()
  const ended = await Promise.allSettled([
    sweepAccounts(db, now),
    sweepTeams(db, now),
    sweepFiles(db, media, now),
    sweepFeeds(db, now),
    sweepUploads(db, media, now),
  ])
  return ended.filter(({ status }) => status === 'rejected')
}

test('What is over goes in batches until nothing of it is left', async () => {
  await fill(rows)
  expect(await countAll()).toEqual(allWith(rows))
  const limits = tables.map((table) => ({ table, max: table === 'feed_chunks' ? 100 : 1_000 }))
  const allow = await refuseLargeDeletes(db, limits)
  expect(await sweepAll()).toEqual([])
  expect(await countAll()).toEqual(allWith(0))
  await allow()
})

test.each(tables)('What is over in other tables goes while %s cannot be swept', async (broken) => {
  await fill(3)
  const allow = await refuseDeletes(db, broken)
  expect(await sweepAll()).toHaveLength(1)
  expect(await countAll()).toEqual({ ...allWith(0), [broken]: 3 })
  await allow()
  expect(await sweepAll()).toEqual([])
  expect(await countAll()).toEqual(allWith(0))
})
