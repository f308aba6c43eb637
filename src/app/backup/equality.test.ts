import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { mailQueue } from '#platform/mail/mail-queue.ts'
import { describe, expect, test } from 'vitest'
import {
  fillEveryTable,
  findAllTables,
  fingerprint,
  structure,
  waitingJobs,
} from '#test/backups/every-table.ts'
import { emptySite, openBackupSite, secret } from '#test/backups/backup-site.ts'
import { filesOf } from '#test/backups/stored-files.ts'
import { quiet } from '#test/throwaway-postgres.ts'

const site = await openBackupSite()
await fillEveryTable(site.db.pool)
const jobs = await openJobs(site.db.pool, { log: quiet, isWorker: false })
await jobs.enqueue(site.db.kysely, mailQueue, { id: 'a mail that waits' })
await jobs.stop()
const { summary } = await site.make()

test('Every table has rows here, so that none is forgotten by a backup', async () => {
  const counts = await Promise.all(
    (await findAllTables(site.db.pool)).map(async (table) => {
      const { rows } = await site.db.pool.query(`select exists (select from ${table}) as has_rows`)
      return [table, rows[0].has_rows]
    }),
  )
  expect(counts.filter(([, hasRows]) => !hasRows)).toEqual([])
  const named = summary.tables.map(({ schema, name }) => `"${schema}"."${name}"`)
  expect(new Set(named)).toEqual(new Set(counts.map(([table]) => table)))
})

describe('A restored site', async () => {
  const empty = await emptySite()
  const before = { sums: await fingerprint(site.db.pool), shape: await structure(site.db.pool) }
  const restored = await empty.restore(site.target)
  const db = await empty.open()

  test('has equal rows in every table and equal sequences', async () => {
    expect(await fingerprint(db.pool)).toEqual(before.sums)
    expect(restored.summary.name).toBe(summary.name)
  })

  test('has the same columns, constraints, indexes and triggers', async () => {
    expect(before.shape.length).toBeGreaterThan(300)
    expect(await structure(db.pool)).toEqual(before.shape)
  })

  test('has equal files', async () => {
    const files = await filesOf(`${site.dataDir}/media`)
    expect(Object.keys(files)).toHaveLength(3)
    expect(await filesOf(`${empty.dataDir}/media`)).toEqual(files)
  })

  test('still has to do what waited in the queue', async () => {
    const jobsBefore = await waitingJobs(site.db.pool)
    expect(jobsBefore).toMatchObject([{ name: 'mail', data: { id: 'a mail that waits' } }])
    expect(await waitingJobs(db.pool)).toEqual(jobsBefore)
  })

  test('agrees with itself', async () => {
    const findings = await checkConsistency(site.db.kysely)
    expect(await checkConsistency(db.kysely)).toEqual(findings)
  })

  test('answers searches from indexes alone, all rows being visible and counted', async () => {
    const { rows } = await db.pool.query(
      `select relallvisible = relpages as is_visible, reltuples::integer as rows
      from pg_class where oid = 'property_search'::regclass`,
    )
    const counted = await db.pool.query('select count(*)::integer as rows from property_search')
    expect(rows).toEqual([{ is_visible: true, rows: counted.rows[0].rows }])
  })

  test('is no place for another restore', async () => {
    await expect(empty.restore(site.target)).rejects.toThrow('The database is not empty')
    expect(await fingerprint(db.pool)).toEqual(before.sums)
  })
})

test('A backup that is encrypted is restored with its key alone', async () => {
  const key = secret()
  const sealing = await openBackupSite({ BACKUP_KEY: key })
  await sealing.make()
  const files = Object.values(await filesOf(sealing.target))
  expect(files.length).toBeGreaterThan(4)
  const right = await emptySite({ BACKUP_KEY: `${secret()},${key}` })
  await right.restore(sealing.target)
  const db = await right.open()
  expect(await fingerprint(db.pool)).toEqual(await fingerprint(sealing.db.pool))
})
