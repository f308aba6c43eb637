import type { Db } from '#platform/handle.ts'
import type { Settings } from './contract.ts'
import { loadSettings } from './queries.ts'
import { toPublicSettings } from './rules.ts'

export async function readPublicSettings(db: Db): Promise<Settings> {
  return toPublicSettings(await loadSettings(db))
}
