import type { Db } from '#platform/handle.ts'
import type { Log } from '#platform/postgres/postgres.ts'
import { endDemoLogins } from './queries.ts'

/** For a production that is started with a demo's database, or into which one was restored. */
export async function closeDemo(db: Db, log: Log): Promise<void> {
  const accounts = await endDemoLogins(db)
  if (accounts === 0) return
  const what = 'logins of its accounts at demo.example were ended, its ads are still shown'
  log.warn({ accounts }, `the database is a demo’s: ${what}`)
}
