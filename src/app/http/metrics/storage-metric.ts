import { Gauge, type Registry } from 'prom-client'
import { readFullness } from '#features/files/quotas/actions/fullness.ts'
import { minuteMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'

/** The sums read an entry of an index for each file of a visitor. */
const maxAgeMs = minuteMs

export function addStorageMetric(registry: Registry, db: Db) {
  let readAtMs = -Infinity
  const gauge = new Gauge({
    name: 'dara_visitor_storage_ratio',
    help: 'How much of the storage that visitors share is taken, from 0 to 1',
    labelNames: ['quota'],
    registers: [registry],
    // Not awaited, because metrics are answered while the database is not; the last values stay.
    collect: () => {
      if (performance.now() - readAtMs < maxAgeMs) return
      readAtMs = performance.now()
      const show = (fullness: Record<string, number>) => {
        for (const [quota, part] of Object.entries(fullness)) gauge.set({ quota }, part)
      }
      void readFullness(db).then(show, () => undefined)
    },
  })
}
