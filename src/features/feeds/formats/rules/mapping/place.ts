import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { fieldsOf } from '#features/feeds/records/rules/fields.ts'
import { createPlaceLocator } from '#features/feeds/bulk-import/rules/places/locate.ts'
import { formsOf } from '#features/feeds/bulk-import/rules/places/names.ts'
import { fold } from '#i18n/fold.ts'
import { valuesOf } from '#i18n/bilingual.ts'
import { maxSteps } from '../ads/cell-limits.ts'
import type { Hinted } from '../ads/feed-ad.ts'
import { memoize } from './memoize.ts'
import { toPortalPlace } from './portal-names.ts'

type HintedPath = Hinted<string[]>

export const placeKey = (words: readonly string[]) => words.map(fold).join(' > ')

const namesOf = ({ name, aliases }: Place) =>
  new Set([...valuesOf(name), ...aliases].flatMap(formsOf))

function isNamedWhole(place: Place, words: readonly string[]): boolean {
  const names = namesOf(place)
  return formsOf(words.at(-1) ?? '').some((form) => names.has(form))
}

/** `isWhole`: the words name this place itself, not one within it. */
export type FoundPlace = { place: Place; isWhole: boolean }

/** By our slug while the words match it, by `decided`, by names; without an emirate if unique. */
export function createPlaceFinder(gazetteer: Gazetteer, decided: ReadonlyMap<string, number>) {
  const locate = createPlaceLocator({ gazetteer, externalIds: new Map() })
  const byNames = (words: readonly string[]) => locate(fieldsOf({ locationPath: words }))

  const bySlug = ({ word, own }: HintedPath): Place | undefined => {
    const place = gazetteer.bySlug(own ?? '')
    if (!place || word.length === 0) return place
    const written = toPortalPlace(gazetteer.pathOf(place.id)).filter(Boolean)
    return written.join('>') === word.join('>') ? place : undefined
  }
  const withoutEmirate = (words: readonly string[]): Place | undefined => {
    const found = gazetteer.emirates.flatMap(({ name }) => {
      const place = byNames([name.en, ...words])
      return place && place.kind !== 'emirate' ? [place] : []
    })
    return found.length === 1 ? found[0] : undefined
  }
  const byWords = memoize((key): FoundPlace | undefined => {
    const words = JSON.parse(key) as string[]
    const known = gazetteer.byId(decided.get(placeKey(words)) ?? 0)
    if (known) return { place: known, isWhole: true }
    const place = byNames(words) ?? withoutEmirate(words)
    return place && { place, isWhole: isNamedWhole(place, words) }
  })
  return (named: HintedPath): FoundPlace | undefined => {
    const place = bySlug(named)
    return place ? { place, isWhole: true } : byWords(JSON.stringify(named.word.slice(0, maxSteps)))
  }
}
