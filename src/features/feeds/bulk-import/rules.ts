import type { AdFault } from './rules/ads/read.ts'
import type { PlaceFault } from './rules/places/file-place.ts'

export { type FileAd, createAdReader, maxIdCharacters } from './rules/ads/read.ts'
export { type TitlePhrases, titleOf } from './rules/ads/title.ts'
export { fieldsOf } from '#features/feeds/records/rules/fields.ts'
export { type FilePlace, placeIn } from './rules/places/file-place.ts'
export { type Merge, mergePlaces } from './rules/places/merge.ts'

export type ImportFault = AdFault | PlaceFault | 'too_long' | 'broken' | 'repeated' | 'too_many'

/** The wanted one, else the only one, else that of locations.json. */
export function placeSourceOf(sources: readonly string[], wanted?: string): string {
  const [only, ...others] = sources
  return wanted ?? (only !== undefined && others.length === 0 ? only : 'locations')
}
