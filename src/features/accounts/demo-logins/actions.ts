import type { Db } from '#platform/handle.ts'
import type { Log } from '#platform/postgres/postgres.ts'
import { endDemo } from './queries.ts'

/**
 * For a production that is started with a demo's database, or into which one was restored: nobody who
 * got in while it was a demo stays in. Does nothing at later starts.
 */
export async function closeDemo(db: Db, log: Log): Promise<void> {
  const ended = await db.transaction().execute(endDemo)
  if (!ended) return
  const what = 'all passwords, sessions, links and second factors of its accounts were ended'
  log.warn(ended, `the database was a demo’s: ${what}; owners get in by “forgot password”`)
}
