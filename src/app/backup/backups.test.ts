import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tryLock } from '#platform/backup/locks.ts'
import { listBackups } from '#platform/backup/manifest.ts'
import { openOwnClient } from '#platform/migrate.ts'
import { addFile, emptySite, openBackupSite, secret } from '#test/backups/backup-site.ts'
import { fingerprint } from '#test/backups/every-table.ts'
import { filesOf } from '#test/backups/stored-files.ts'
import { s3Server } from '#test/files/s3-server.ts'
import { chooseBackup, isBackupDue, openTarget } from './backups.ts'
import { advisoryLocks } from '#platform/postgres/advisory-locks.ts'

const namesIn = async (site: { target: string }, part: string) => {
  const names = Object.keys(await filesOf(join(site.target, part)))
  return names.toSorted()
}

test('What is written while the backup runs is in it whole or not at all', async () => {
  const site = await openBackupSite()
  let isOver = false
  let written = 0
  const write = async () => {
    for (; !isOver; written += 1) {
      await site.db.kysely.transaction().execute(async (tx) => {
        await tx
          .insertInto('settings')
          .values({ key: `one-${written}`, value: '1' })
          .execute()
        await sleep(1)
        await tx
          .insertInto('throttles')
          .values({ key: Buffer.from(`other-${written}`), hits: written, resets_at: new Date() })
          .execute()
      })
    }
  }
  const writing = write()
  while (written < 20) await sleep(1)
  const before = written
  await site.make()
  isOver = true
  await writing
  expect(written).toBeGreaterThan(before)
  const empty = await emptySite()
  await empty.restore(site.target)
  const { pool } = await empty.open()
  const ones = await pool.query(
    `select substr(key, 5) as id from settings where key like 'one-%' order by 1`,
  )
  const others = await pool.query(
    `select hits::text as id from throttles where encode(key, 'escape') like 'other-%' order by 1`,
  )
  expect(ones.rows).toEqual(others.rows)
  expect(ones.rowCount).toBeGreaterThanOrEqual(before)
})

describe('The next backup', async () => {
  const site = await openBackupSite({ BACKUP_KEY: secret() })
  const bytesCopied = async () => {
    let copied = 0
    const { summary } = await site.make({
      onProgress: (progress) => (copied = progress.copiedBytes),
    })
    return [copied, summary.files.count]
  }

  test('copies only files that the target does not have', async () => {
    expect(await bytesCopied()).toEqual([200_000 + 64 * 1024 + 5, 3])
    expect(await bytesCopied()).toEqual([0, 3])
    await addFile(site, randomBytes(1_000))
    await addFile(site, Buffer.from('small'))
    expect(await bytesCopied()).toEqual([1_000, 5])
    expect(await namesIn(site, 'media')).toHaveLength(4)
  })

  test('copies a file again that somebody took out of the target', async () => {
    await rm(join(site.target, 'media'), { recursive: true })
    expect(await bytesCopied()).toEqual([200_000 + 64 * 1024 + 5 + 1_000, 5])
  })
})

describe('Of old backups', async () => {
  const site = await openBackupSite()
  const [gone = ''] = site.fileIds
  await site.make()
  const later = new Date(Date.now() + 3 * 24 * 3600_000)

  test('the newest stay, and files that one of them refers to', async () => {
    await site.db.pool.query('delete from files where id = $1', [gone])
    const second = await site.make({ keep: 2, now: later })
    expect(second.cleared).toEqual({ backups: [], files: 0 })
    expect(await namesIn(site, 'media')).toHaveLength(3)
    const third = await site.make({ keep: 2, now: later })
    expect(third.cleared).toMatchObject({ backups: [expect.stringMatching(/^\d{8}T/)], files: 1 })
    expect(await namesIn(site, 'media')).toHaveLength(2)
    expect(await namesIn(site, 'backups')).toHaveLength(4)
    await (await emptySite()).restore(site.target)
  })

  const hash = (start: string) => start.padEnd(64, '7')
  const put = async (names: readonly string[], hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3600_000)
    for (const name of names.map((one) => join(site.target, one))) {
      await mkdir(dirname(name), { recursive: true })
      await writeFile(name, '')
      await utimes(name, at, at)
    }
  }
  const findThere = async (names: readonly string[]) => {
    const there = [...(await namesIn(site, 'media')), ...(await namesIn(site, 'backups'))]
    return names.filter((name) => there.includes(name.split('/').at(-1) ?? ''))
  }

  test('nothing young is removed: another backup may be about to refer to it', async () => {
    const left = [
      `media/ab/${hash('ab')}`,
      `media/cd/${hash('cd')}.${randomUUID()}.draft`,
      'backups/20200101T000000Z-00000000.database',
      `backups/20200101T000000Z-00000000.manifest.${randomUUID()}.draft`,
    ]
    await put(left, 23)
    await site.make({ keep: 2, now: new Date() })
    expect(await findThere(left)).toEqual(left)
    await put(left, 25)
    const { cleared } = await site.make({ keep: 2 })
    expect(cleared).toMatchObject({ files: left.length })
    expect(await findThere(left)).toEqual([])
  })

  test('nothing is removed that has a name which no backup gives', async () => {
    const others = [
      'media/files/ab/abcdefghijklmnopqrstuv-master.jpg',
      'media/abcdefghijklmnopqrstuw-master.jpg',
      'media/holiday.jpg',
      `media/ac/${hash('ab')}1.jpg`,
      `media/ef/${hash('ab')}`,
      `media/files/ab/abcdefghijklmnopqrstux.mp4.${randomUUID()}.draft`,
      'backups/notes.txt',
      'backups/site.database',
    ]
    await put(others, 25)
    const { cleared } = await site.make({ keep: 2 })
    expect(cleared).toMatchObject({ files: 0 })
    expect(await findThere(others)).toEqual(others)
  })

  test('files are left alone while a backup of another key is kept', async () => {
    const config = { ...site.config, backup: { ...site.config.backup, keys: [randomBytes(32)] } }
    await site.make({ config, now: new Date(later.getTime() + 1_000) })
    const { cleared } = await site.make({ keep: 3, now: new Date(later.getTime() + 2_000) })
    expect(cleared).toMatchObject({
      files: 0,
      problem: expect.stringContaining('encrypted with key'),
    })
  })
})

test('Two backups of one database do not run at the same time', async () => {
  const site = await openBackupSite()
  const client = await openOwnClient(site.db.pool)
  expect(await tryLock(client, advisoryLocks.backup)).toBe(true)
  await expect(site.make()).rejects.toThrow('Another backup')
  await client.end()
  await site.make()
})

test('A backup that is stopped in the middle of a table leaves nothing that counts', async () => {
  const site = await openBackupSite()
  const stop = new AbortController()
  const stopped = site.make({ signal: stop.signal, onProgress: () => stop.abort() })
  await expect(stopped).rejects.toThrow('aborted')
  expect((await namesIn(site, 'backups')).filter((name) => name.endsWith('.manifest'))).toEqual([])
  await site.make()
})

test('Backups go to S3 and come back from there, files in S3 included', async () => {
  const { endpoint, objects } = await s3Server()
  const s3 = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    BACKUP_KEY: secret(),
  }
  const site = await openBackupSite(s3)
  const address = 's3://bucket/nightly'
  await site.make({ address })
  const keys = [...objects.keys()]
  expect(
    keys.filter((key) => /^nightly\/backups\/.*\.(manifest|database)$/.test(key)),
  ).toHaveLength(2)
  const media = new Map([...objects].filter(([key]) => key.startsWith('media/')))
  expect(media.size).toBe(3)
  for (const key of media.keys()) objects.delete(key)
  const empty = await emptySite(s3)
  await empty.restore(address)
  expect(await fingerprint((await empty.open()).pool)).toEqual(await fingerprint(site.db.pool))
  for (const [key, { bytes, type }] of media) {
    expect([objects.get(key)?.bytes.equals(bytes), objects.get(key)?.type]).toEqual([true, type])
  }
})

test('A backup is made nowhere among what the site keeps', async () => {
  const site = await openBackupSite()
  const before = await filesOf(site.dataDir)
  const link = join(site.target, 'media')
  await symlink(join(site.dataDir, 'media'), link)
  for (const address of [site.dataDir, join(site.dataDir, 'media/files'), link, site.target]) {
    await expect(site.make({ address, keep: 1 })).rejects.toThrow(
      `${address} overlaps with what the site itself keeps`,
    )
  }
  expect(await filesOf(site.dataDir)).toEqual(before)
})

describe('Under a clock that was wrong', async () => {
  const site = await openBackupSite()
  const config = { ...site.config, backup: { ...site.config.backup, to: site.target } }
  const listed = () => listBackups(openTarget(config, site.target).target)
  const isDue = () => isBackupDue(config, new Date())

  test('a backup that is dated in the future keeps no other from being made', async () => {
    const { summary: ahead } = await site.make({ now: new Date('2099-01-01') })
    expect(await isDue()).toBe(true)
    const { summary: right } = await site.make()
    expect(await isDue()).toBe(false)
    expect((await chooseBackup(config, site.target)).name).toBe(right.name)
    const { summary: next, cleared } = await site.make({ keep: 2 })
    expect(cleared?.backups).toEqual([ahead.name])
    expect(await listed()).toEqual([right.name, next.name].toSorted())
  })

  test('the backup that was just made stays, although it seems to be the oldest', async () => {
    const { summary, cleared } = await site.make({ keep: 1, now: new Date('2001-01-01') })
    expect(cleared?.backups).toHaveLength(2)
    expect(await listed()).toEqual([summary.name])
  })
})
