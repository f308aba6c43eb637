import { describe, expect, test } from 'vitest'
import { repeatErasures } from '#features/oversight/privacy/actions.ts'
import { openPlaces } from '#platform/media/media.ts'
import { emptySite, openBackupSite, secret, temporaryFolder } from '#test/backups/backup-site.ts'
import { filesOf } from '#test/backups/stored-files.ts'
import { addAccounts } from '#test/generated-ads.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { deriveKeys } from '../keys.ts'
import { eraseAgain } from './restore.ts'
import { noteErasures, openTarget } from './backups.ts'

describe("A demo's keys", async () => {
  const demo = { ENCRYPTION_KEY: '', PASSWORD_PEPPER: '', DEMO: 'on' }
  const key = secret()
  const site = await openBackupSite({ ...demo, BACKUP_KEY: key })
  await deriveKeys(site.config)
  const keysIn = async (folder: string) => {
    const files = await filesOf(folder)
    return [files['encryption.key'], files['pepper.key']]
  }

  test('come back with an encrypted backup', async () => {
    await site.make()
    const empty = await emptySite({ ...demo, BACKUP_KEY: key })
    await empty.restore(site.target)
    expect(await keysIn(empty.dataDir)).toEqual(await keysIn(site.dataDir))
  })

  test('are in no backup that anybody can read', async () => {
    const config = { ...site.config, backup: { ...site.config.backup, keys: [] } }
    const target = await temporaryFolder()
    const { summary } = await site.make({ config, address: target })
    expect(summary.keptKeys).toBeUndefined()
    await expect((await emptySite(demo)).restore(target)).rejects.toThrow(
      'encryption.key in DATA_DIR',
    )
  })
})

describe('An account that was erased after the backup', async () => {
  const site = await openBackupSite()
  const [erasedId, keptId] = await addAccounts(site.db, 2)
  await site.make()
  const { rows } = await site.db.pool.query(
    `select id as account, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      as "createdAt" from accounts where id = $1`,
    [erasedId],
  )
  const erased = [{ ...rows[0], erasedAt: new Date().toISOString() }]
  await repeatErasures(site.db.kysely, openPlaces(site.config), erased)
  await noteErasures(site.db, site.config)

  const stateOf = async (empty: Awaited<ReturnType<typeof emptySite>>) => {
    const { pool } = await empty.open()
    const found = await pool.query(
      `select id, name, erased_at is not null as is_erased from accounts
      where id = any($1) order by id`,
      [[erasedId, keptId]],
    )
    return found.rows
  }

  test('is erased again by the list in the data folder', async () => {
    const empty = await emptySite()
    const list = openTarget(site.config, site.dataDir)
    const copy = openTarget(site.config, empty.dataDir)
    await copy.target.write('erasures/plain', (await list.target.read('erasures/plain'))!)
    await copy.target.settle()
    expect(await empty.restore(site.target)).toMatchObject({ erased: { accounts: 1 } })
    expect(await stateOf(empty)).toMatchObject([
      { name: '', is_erased: true },
      { is_erased: false },
    ])
  })

  test('is erased again by a list that the operator names', async () => {
    const empty = await emptySite()
    const restored = await empty.restore(site.target, { erasedFrom: [site.dataDir] })
    expect(restored.erased).toEqual({ accounts: 1, entries: 0 })
  })

  test('is erased again in a database that came back in another way', async () => {
    const empty = await emptySite()
    await empty.restore(site.target)
    const { config } = empty
    const request = { config, from: site.dataDir, erasedFrom: [], log: quiet }
    expect([await eraseAgain(request), await eraseAgain(request)]).toEqual([
      { accounts: 1, entries: 0 },
      { accounts: 0, entries: 0 },
    ])
    expect(await stateOf(empty)).toMatchObject([{ is_erased: true }, { is_erased: false }])
  })

  test('is erased again by the list beside the backups, where BACKUP_TO names it', async () => {
    const config = { ...site.config, backup: { ...site.config.backup, to: site.target } }
    await noteErasures(site.db, config)
    expect(await (await emptySite()).restore(site.target)).toMatchObject({
      erased: { accounts: 1 },
    })
  })

  test('does not take away whoever has its number now', async () => {
    const other = await openBackupSite()
    const { kysely: db } = other.db
    const [{ account, ...entry }] = erased as [(typeof erased)[0]]
    const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    expect(await repeatErasures(db, openPlaces(other.config), [{ ...entry, account: id }])).toBe(0)
    expect(account).toBe(erasedId)
  })
})
