import { join } from 'node:path'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { listBackups, timeOfName } from '#platform/backup/manifest.ts'
import { openOwnClient } from '#platform/migrate.ts'
import { openBackupSite } from '#test/backups/backup-site.ts'
import { filesOf } from '#test/backups/stored-files.ts'
import { addBackupMetric } from '../http/metrics/backup-metric.ts'
import { openLog } from '../log.ts'
import { openTarget } from './backups.ts'
import { scheduleBackups } from './schedule.ts'

async function openScheduledSite() {
  const site = await openBackupSite()
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const backup = { ...site.config.backup, to: site.target, keep: 1 }
  const config = { ...site.config, backup }
  const open = () => scheduleBackups({ config, log })
  const countLines = (message: string) =>
    lines.filter((line) => JSON.parse(line).msg === message).length
  return { ...site, config, open, countLines }
}

const made = await openScheduledSite()
const hanging = await openScheduledSite()

test('A process that runs jobs makes a backup when one is due, and says so', async () => {
  const schedules = [made.open(), made.open()]
  await Promise.all(schedules.map(({ look }) => look()))
  await schedules[0]!.look()
  expect(Object.keys(await filesOf(join(made.target, 'backups')))).toHaveLength(2)
  expect(made.countLines('backup made')).toBe(1)
  const registry = new Registry()
  addBackupMetric(registry, made.config)
  const [newest = ''] = await listBackups(openTarget(made.config, made.target).target)
  expect(await registry.metrics()).toContain(
    `dara_backup_newest_timestamp_seconds ${timeOfName(newest).getTime() / 1000}`,
  )
  await Promise.all(schedules.map(({ stop }) => stop()))
})

test('A backup that hangs keeps nobody from hearing that it is overdue', async () => {
  const holder = await openOwnClient(hanging.db.pool)
  await holder.query('begin; lock table settings in access exclusive mode')
  const schedule = hanging.open()
  const making = schedule.look()
  const countWaiting = async () => {
    const { rows } = await hanging.db.pool.query(
      `select count(*)::integer as n from pg_locks
      where not granted and relation = 'settings'::regclass
        and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0].n
  }
  await expect.poll(countWaiting).toBe(1)
  expect(hanging.countLines('backup is overdue')).toBe(0)
  await schedule.look()
  expect(hanging.countLines('backup is overdue')).toBe(1)
  await schedule.stop()
  await making
  await holder.end()
})
