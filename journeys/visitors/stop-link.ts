import { openForCommand } from '#app/store.ts'
import { hashOf, newToken } from '#platform/secrets/tokens.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The token of an alert about a saved search, put into the stories' own database: alerts take a while. */
export async function addStopLink(searchId: string): Promise<string> {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
  const { db, close } = await openForCommand({ databaseUrl: undefined, dataDir }, quiet)
  const token = newToken()
  try {
    await db.pool.query(
      `insert into alert_links (hash, owner_id, purpose)
      select $1, owner_id, 'stop' from saved_searches where id = $2`,
      [hashOf(token), searchId],
    )
  } finally {
    await close()
  }
  return token
}
