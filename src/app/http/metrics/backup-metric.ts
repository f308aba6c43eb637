import { Gauge, type Registry } from 'prom-client'
import { minuteMs } from '#i18n/time-units.ts'
import { newestBackupAt } from '../../backup/backups.ts'
import type { Config } from '../../config.ts'

/** Listing the target may be slow, and backups are hours apart. */
const maxAgeMs = 5 * minuteMs

export function addBackupMetric(registry: Registry, config: Pick<Config, 'backup'>) {
  if (config.backup.to === undefined) return
  let readAtMs = -Infinity
  const gauge = new Gauge({
    name: 'dara_backup_newest_timestamp_seconds',
    help: 'When the newest backup in BACKUP_TO was begun, 0 when there is none',
    registers: [registry],
    collect: async () => {
      if (performance.now() - readAtMs < maxAgeMs) return
      readAtMs = performance.now()
      // If the target does not answer, the last value stays and its age shows the problem.
      const newest = await newestBackupAt(config, new Date()).catch(() => null)
      if (newest !== null) gauge.set((newest?.getTime() ?? 0) / 1000)
    },
  })
}
