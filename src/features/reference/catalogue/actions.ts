import type { Db } from '#platform/handle.ts'
import { loadCatalogue } from './queries.ts'
import { buildCatalogue, type Catalogue } from './rules.ts'

export async function readCatalogue(db: Db): Promise<Catalogue> {
  return buildCatalogue(await loadCatalogue(db))
}
