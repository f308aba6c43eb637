import { expect, test } from 'vitest'
import {
  deleteEntry,
  listErasedEntries,
  repeatDeletions,
} from '#features/oversight/inbox/actions.ts'
import { inboxKinds } from '#features/oversight/inbox/queries/kinds.ts'
import { type InboxKindName, inboxKindNames } from '#features/oversight/inbox/rules.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { emptySite, openBackupSite } from '#test/backups/backup-site.ts'
import { fillEveryTable } from '#test/backups/every-table.ts'
import type { FreshDatabase } from '#test/database.ts'
import { testKeys } from '#test/keys.ts'
import { noteErasures } from './backups.ts'

const site = await openBackupSite()
const { kysely: db, pool } = site.db
const vault = openVault(testKeys.vault)

type Pool = FreshDatabase['pool']

async function idsOf(rows: Pool, kind: InboxKindName): Promise<string[]> {
  const { table } = inboxKinds[kind]
  const found = await rows.query(`select id::text from ${table} order by created_at`)
  return found.rows.map(({ id }) => id)
}

async function countEntries(rows: Pool) {
  const counts = inboxKindNames.map(async (kind) => (await idsOf(rows, kind)).length)
  return Promise.all(counts)
}

const deletion = { db, vault, actor: 'noor', now: new Date() }

test('Messages and requests that an operator deleted do not come back with a backup', async () => {
  await fillEveryTable(pool)
  await pool.query('delete from erased_entries')
  await pool.query(`insert into contact_messages (name, email, phone, subject, message, language,
      consent_version, is_suspected, visitor_hash, created_at)
    values ('Sara', 's@dara.example', '', '', '', 'ar', 1, false, '', clock_timestamp())`)
  await site.make()
  expect(await countEntries(pool)).toEqual([2, 1, 1, 1])
  const noteErasure = () => noteErasures(site.db, site.config)
  for (const kind of inboxKindNames) {
    const [id = ''] = await idsOf(pool, kind)
    await deleteEntry({ ...deletion, noteErasure: async () => undefined }, { kind, id })
  }
  await noteErasure()
  const empty = await emptySite()
  const restored = await empty.restore(site.target, { erasedFrom: [site.dataDir] })
  expect(restored.erased).toEqual({ accounts: 0, entries: 4 })
  const opened = await empty.open()
  expect(await countEntries(opened.pool)).toEqual([1, 0, 0, 0])
  expect(await listErasedEntries(opened.kysely)).toEqual(await listErasedEntries(db))
})

test('Another message that has the number of a deleted one stays', async () => {
  const [erased] = await listErasedEntries(db)
  const [id = ''] = await idsOf(pool, 'contact')
  const noted = { ...erased!, kind: 'contact', entry: id }
  expect(await repeatDeletions(db, [noted, { ...noted, kind: 'unknown' }])).toBe(0)
  expect(await idsOf(pool, 'contact')).toEqual([id])
})
