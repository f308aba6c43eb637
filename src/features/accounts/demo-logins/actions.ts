import type { Db } from '#platform/handle.ts'
import type { Log } from '#platform/postgres/postgres.ts'
import { endDemo } from './queries.ts'

/** Ends access that was gained while the database was a demo's (docs/decisions/0023), once. */
export async function closeDemo(db: Db, log: Log): Promise<void> {
  const ended = await db.transaction().execute(endDemo)
  if (!ended) return
  const what = 'all passwords, sessions, links and second factors of its accounts were ended'
  log.warn(ended, `the database was a demo’s: ${what}; owners get in by “forgot password”`)
}
