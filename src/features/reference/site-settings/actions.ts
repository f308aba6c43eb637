import type { Db } from '#platform/handle.ts'
import type { Settings } from './contract.ts'
import { loadSettings } from './queries.ts'
import { publicSettings } from './rules.ts'

/** Reads the site's settings into memory; anew on each notice of the channel `settings`. */
export async function readPublicSettings(db: Db): Promise<Settings> {
  return publicSettings(await loadSettings(db))
}
