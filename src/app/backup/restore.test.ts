import { rmSync } from 'node:fs'
import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { manifestOf, openManifest, sealManifest } from '#platform/backup/manifest.ts'
import { migrate } from '#platform/migrate.ts'
import { openDatabase } from '#platform/sql.ts'
import {
  addFile,
  emptySite,
  openBackupSite,
  secret,
  temporaryFolder,
} from '#test/backups/backup-site.ts'
import { findAllTables, fingerprint } from '#test/backups/every-table.ts'
import { filesOf } from '#test/backups/stored-files.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { openTarget } from './backups.ts'

const key = secret()
const site = await openBackupSite({ BACKUP_KEY: key })
await site.make()

type Empty = Awaited<ReturnType<typeof emptySite>>

/** Neither a table nor a file. */
async function expectUntouched(empty: Empty) {
  const db = await empty.open()
  expect(await findAllTables(db.pool)).toEqual([])
  expect(await filesOf(empty.dataDir)).toEqual({})
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

/** A copy of the backup in which one file was changed. */
async function damagedCopy(
  isMeant: (path: string) => boolean,
  damage: (path: string) => Promise<unknown>,
) {
  const folder = await temporaryFolder()
  await cp(site.target, folder, { recursive: true })
  const path = (await pathsIn(folder)).find(isMeant)
  await damage(path!)
  return folder
}

const isManifest = (path: string) => path.endsWith('.manifest')
const isDatabase = (path: string) => path.endsWith('.database')
const isMedia = (path: string) => path.includes('/media/')

const cutInHalf = async (path: string) => {
  const { length } = await readFile(path)
  await truncate(path, Math.floor(length / 2))
}
const cutOneByte = async (path: string) => truncate(path, (await readFile(path)).length - 1)
const flipOneBit = async (path: string) => {
  const bytes = await readFile(path)
  const at = Math.floor(bytes.length * 0.7)
  bytes[at] = bytes[at]! ^ 1
  await writeFile(path, bytes)
}

describe('Before anything is written, a restore refuses', () => {
  test.each([
    ['a manifest that was cut', isManifest, cutOneByte],
    ['a manifest with a flipped bit', isManifest, flipOneBit],
    ['a database file that was cut', isDatabase, cutInHalf],
    ['a database file with a flipped bit', isDatabase, flipOneBit],
    ['a database file that is not there', isDatabase, rm],
    ['an uploaded file that was cut', isMedia, cutOneByte],
    ['an uploaded file with a flipped bit', isMedia, flipOneBit],
    ['an uploaded file that is not there', isMedia, rm],
  ])('%s', async (_, isMeant, damage) => {
    const empty = await emptySite({ BACKUP_KEY: key })
    const folder = await damagedCopy(isMeant, damage)
    await expect(empty.restore(folder)).rejects.toThrow(/damaged|not there|not in the backup/)
    await expectUntouched(empty)
  })

  test('two uploaded files that changed places', async () => {
    const empty = await emptySite({ BACKUP_KEY: key })
    const folder = await temporaryFolder()
    await cp(site.target, folder, { recursive: true })
    const [one, other] = (await pathsIn(folder)).filter(isMedia)
    await cp(one!, other!)
    await expect(empty.restore(folder)).rejects.toThrow('damaged')
    await expectUntouched(empty)
  })

  test('another key, and none, by name', async () => {
    for (const env of [{ BACKUP_KEY: secret() }, {}]) {
      const empty = await emptySite(env)
      await expect(empty.restore(site.target)).rejects.toThrow(/encrypted with key [0-9a-f]{16}/)
      await expectUntouched(empty)
    }
  })

  test('a database file that belongs to another backup of the same key', async () => {
    const empty = await emptySite({ BACKUP_KEY: key })
    const folder = await temporaryFolder()
    const { summary } = await site.make({ address: folder })
    const first = (await pathsIn(site.target)).find(isDatabase)
    await cp(first!, join(folder, `backups/${summary.name}.database`))
    await expect(empty.restore(folder)).rejects.toThrow('does not belong to its manifest')
    await expectUntouched(empty)
  })

  test('a backup of a newer release', async () => {
    const newer = await openBackupSite()
    await newer.db.pool.query(`insert into schema_migrations values ('9999_later.sql', 'x')`)
    await newer.make()
    const empty = await emptySite()
    await expect(empty.restore(newer.target)).rejects.toThrow('newer release, with 9999_later.sql')
    await expectUntouched(empty)
  })

  test('to mix sites with different keys, unless their keys are lost', async () => {
    const empty = await emptySite({ BACKUP_KEY: key, PASSWORD_PEPPER: secret() })
    await expect(empty.restore(site.target)).rejects.toThrow('PASSWORD_PEPPER')
    await expectUntouched(empty)
    await empty.restore(site.target, { allowsOtherKeys: true })
  })

  test('a storage that holds other files', async () => {
    const empty = await emptySite({ BACKUP_KEY: key })
    const other = join(empty.dataDir, 'media/files/ab')
    await cp(join(site.dataDir, 'media'), join(empty.dataDir, 'media'), { recursive: true })
    await cp((await pathsIn(site.dataDir))[0]!, join(other, 'abcdefghijklmnopqrstuv.pdf'))
    const before = await filesOf(empty.dataDir)
    await expect(empty.restore(site.target)).rejects.toThrow(
      'storage of uploaded files is not empty',
    )
    expect(await filesOf(empty.dataDir)).toEqual(before)
    expect(await findAllTables((await empty.open()).pool)).toEqual([])
  })

  test('a manifest that names a path instead of a file', async () => {
    const plain = await openBackupSite()
    const { summary } = await plain.make()
    const entry = { key: '../../outside', bytes: 1, sha256: '0'.repeat(64) }
    const manifest = openManifest()
    manifest.add([entry])
    const { target } = openTarget(plain.config, plain.target)
    await target.write(manifestOf(summary.name), sealManifest(manifest.content(summary), []))
    await target.settle()
    const empty = await emptySite()
    await expect(empty.restore(plain.target)).rejects.toThrow(/key/)
    await expectUntouched(empty)
  })

  test('a place where there is no backup', async () => {
    const empty = await emptySite({ BACKUP_KEY: key })
    await expect(empty.restore(await temporaryFolder())).rejects.toThrow('There is no backup there')
  })
})

test('A restore that was interrupted keeps the program from starting and goes on', async () => {
  const empty = await emptySite({ BACKUP_KEY: key })
  const db = await empty.open()
  const stop = () => {
    throw new Error('power cut')
  }
  const interrupted = (at: 'rows' | 'indexes' | 'finish') =>
    empty.restore(site.target, { onProgress: ({ step }) => (step === at ? stop() : undefined) })
  for (const step of ['rows', 'indexes', 'finish'] as const) {
    await expect(interrupted(step)).rejects.toThrow('power cut')
    await expect(migrate(db.pool, 'db/migrations')).rejects.toThrow('run npm run restore')
  }
  const { summary: other } = await site.make()
  await expect(empty.restore(site.target)).rejects.toThrow('has not ended')
  const [first] = (await readdir(join(site.target, 'backups'))).filter(isManifest).toSorted()
  await empty.restore(join(site.target, 'backups', first!))
  expect(await fingerprint(db.pool)).toEqual(await fingerprint(site.db.pool))
  expect(first).not.toContain(other.name)
  await migrate(db.pool, 'db/migrations')
})

test('A backup of an older release is brought to this one', async () => {
  const folder = await temporaryFolder()
  const names = (await readdir('db/migrations')).toSorted().slice(0, 30)
  for (const name of names) await cp(join('db/migrations', name), join(folder, name))
  const old = await emptySite()
  const db = await old.open()
  await migrate(db.pool, folder)
  await db.pool.query(`
    insert into locations (id, slug, kind, name_en, name_ar, lft, rgt)
    values (1, 'dubai', 'emirate', 'Dubai', 'دبي', 16, 32)`)
  await db.pool.query(`
    insert into properties (reference_id, state, name_ar, name_en, location_id)
    values ('R-1', 'draft', 'شقة', 'Flat', 1)`)
  const target = await temporaryFolder()
  await site.make({ config: old.config, db, address: target })

  const empty = await emptySite()
  await empty.restore(target)
  const restored = await openDatabase((await empty.open()).pool.options, { log: quiet })
  const { rows } = await restored.pool.query(
    `select reference_id, sought, status_flags from properties`,
  )
  await restored.close()
  expect(rows).toEqual([
    {
      reference_id: 'R-1',
      sought: 'r-1\nflat\nشقة',
      status_flags: 271,
    },
  ])
})

test('A file that is deleted while the backup runs is deleted from what is restored', async () => {
  const busy = await openBackupSite()
  const account = await busy.db.kysely.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const id = await addFile(busy, Buffer.from('a photo'))
  const photo = `/media/files/${id}-square.webp`
  await busy.db.kysely.updateTable('accounts').set({ photo }).where('id', '=', account.id).execute()
  const deletion = await busy.db.pool.connect()
  await deletion.query('begin')
  const deleteRow = async () => {
    // The backup asks last which rows are left, and waits behind this lock then.
    await deletion.query('lock table files in access exclusive mode')
    await deletion.query('delete from files where id = $1', [id])
    await deletion.query('commit')
    deletion.release()
  }
  let deleting: Promise<void> | undefined
  const onProgress = () => {
    if (deleting) return
    rmSync(join(busy.dataDir, 'media/files', id.slice(0, 2), `${id}-master.jpg`))
    deleting = deleteRow()
  }
  const { summary } = await busy.make({ onProgress })
  await deleting
  expect([summary.deleted, summary.missing]).toEqual([[`${id}-master.jpg`], []])
  const empty = await emptySite()
  await empty.restore(busy.target)
  const { pool } = await empty.open()
  expect((await pool.query('select from files where id = $1', [id])).rowCount).toBe(0)
  expect((await pool.query('select from accounts where photo = $1', [photo])).rowCount).toBe(0)
})

test('A file that is missing although a row refers to it is named, and the rest is backed up', async () => {
  const lacking = await openBackupSite()
  const [id = ''] = lacking.fileIds
  await rm(join(lacking.dataDir, 'media/files', id.slice(0, 2), `${id}-master.jpg`))
  const { summary } = await lacking.make()
  expect(summary).toMatchObject({ missing: [`${id}-master.jpg`], files: { count: 2 } })
})
