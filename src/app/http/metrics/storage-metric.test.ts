import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { addStorageMetric } from './storage-metric.ts'

const { kysely: db } = await freshDatabase()

test('The metrics say how full the storage of visitors is', async () => {
  await sql`
    insert into files (id, purpose, kind, ending, bytes, claimed_for, created_at)
    values (${'a'.repeat(22)}, 'fundraising', 'document', 'pdf', ${1024 ** 3}, 'x', now())`.execute(
    db,
  )
  const registry = new Registry()
  addStorageMetric(registry, db)
  await expect
    .poll(() => registry.metrics())
    .toContain('dara_visitor_storage_ratio{quota="sent"} 0.25\n')
})
