import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#platform/handle.ts'
import { findFullness } from '../queries/fullness.ts'
import { maxQuietPart } from '../rules/visitors.ts'

export const readFullness = (db: Db) => findFullness(db)

/** The operator learns of it before forms are refused (docs/operations.md). */
export async function warnOfFullStorage(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const [quota, part] of Object.entries(await readFullness(db))) {
    if (part < maxQuietPart) continue
    log.warn({ quota, percent: Math.floor(part * 100) }, 'storage of visitors is almost full')
  }
}
