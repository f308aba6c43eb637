import type { Db } from '#platform/handle.ts'
import { loadPlaces } from './queries.ts'
import { buildGazetteer, type Gazetteer } from './rules.ts'

export async function readGazetteer(db: Db): Promise<Gazetteer> {
  return buildGazetteer(await loadPlaces(db))
}
