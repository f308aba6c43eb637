import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { type Fields, fieldsOf } from '#features/feeds/records/rules/fields.ts'
import { countOf, lineOf, listOf } from '#features/feeds/records/rules/values.ts'
import { valuesOf } from '#i18n/bilingual.ts'
import { placesByName } from './descendants.ts'
import { formsOf } from './names.ts'

export type KnownPlaces = { gazetteer: Gazetteer; externalIds: ReadonlyMap<string, number> }

const maxNameLength = 200
/** No tree of places is deeper; the rest of a path is ignored. */
const maxSteps = 12
const anyId = { from: 1, to: 2_147_483_647 }

function namesIn(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [lineOf(entry, maxNameLength)]
  const fields = fieldsOf(entry as Record<string, unknown>)
  return [fields('nameen', 'name'), fields('namear')].map((name) => lineOf(name, maxNameLength))
}

/** Reads a list, `Dubai > Dubai Marina` or `Dubai Marina, Dubai`; the emirate comes first. */
function pathIn(fields: Fields): string[][] {
  const path = fields('locationpath')
  const given = typeof path === 'string' ? path.split(/[>|]/, maxSteps) : listOf(path)
  const text = lineOf(fields('locationtext', 'location'), maxNameLength)
  const entries = given.length > 0 ? given : text.split(/[,،]/).toReversed()
  return entries
    .slice(0, maxSteps)
    .map((entry) => namesIn(entry).flatMap(formsOf))
    .filter((forms) => forms.length > 0)
}

function createPathWalker({ gazetteer }: KnownPlaces) {
  const { childOf, below } = placesByName(gazetteer)
  return (emirate: Place | undefined, path: string[][]): Place | undefined => {
    const [first = [], ...rest] = path
    const top = childOf(null, first)
    const start = top ?? emirate
    const steps = top ? rest : path
    return steps.reduce((place, forms) => place && (below(place, forms) ?? place), start)
  }
}

const isNamed = ({ name, aliases }: Place, forms: readonly string[]) =>
  [...valuesOf(name), ...aliases].flatMap(formsOf).some((form) => forms.includes(form))

/** By the file's id, our slug, our id (unless names differ), the names of the path, the emirate. */
export function createPlaceLocator(known: KnownPlaces) {
  const { gazetteer, externalIds } = known
  const walk = createPathWalker(known)
  const byOwnId = (fields: Fields, path: string[][]) => {
    const place = gazetteer.byId(countOf(fields('locationid'), anyId) ?? 0)
    const leaf = path.at(-1)
    // Where the file's ids are known, a number that is not among them is not our id.
    const isOurs = (one: Place) => (leaf ? isNamed(one, leaf) : externalIds.size === 0)
    return place && isOurs(place) ? place : undefined
  }
  return (fields: Fields): Place | undefined => {
    const external = externalIds.get(lineOf(fields('locationid'), maxNameLength))
    if (external !== undefined) return gazetteer.byId(external)
    const path = pathIn(fields)
    const emirate = gazetteer.bySlug(lineOf(fields('emirate', 'emirateslug'), maxNameLength))
    return (
      gazetteer.bySlug(lineOf(fields('locationslug'), maxNameLength)) ??
      byOwnId(fields, path) ??
      walk(emirate, path)
    )
  }
}
