import { readConfig } from '#app/config.ts'
import { deriveKeys } from '#app/keys.ts'
import { openForCommand } from '#app/store.ts'
import { addStopLink } from '#features/visitors/alerts/queries/links.ts'
import { setHashKey } from '#platform/database/keyed-hash.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

type Alerted = { searchId: string; email: string }

/** The token of an alert about a saved search, put into the stories' own database: alerts take a while. */
export async function makeStopLink({ searchId, email }: Alerted): Promise<string> {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
  const keys = await deriveKeys(readConfig({ DEMO: 'on', DATA_DIR: dataDir }))
  const { db, close } = await openForCommand({ databaseUrl: undefined, dataDir }, quiet)
  try {
    setHashKey(db.kysely, keys.hashes)
    const { rows } = await db.pool.query('select owner_id from saved_searches where id = $1', [
      searchId,
    ])
    return await addStopLink(db.kysely, { ownerId: rows[0].owner_id, email })
  } finally {
    await close()
  }
}
