import { bilingual } from '#i18n/bilingual.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { PriceComparison } from './contract/market.ts'
import { bedroomsPhrase } from './phrases/rooms.ts'
import { findFirstMedian, type Subject } from './queries/market.ts'
import { named, type Names } from './rules.ts'
import { columnOf, comparisonOf, comparisonsFor } from './rules/market.ts'

/** Such as two-bedroom apartments; English names of types are nouns in lower case. */
export const describeGroup = (plural: Text, rooms: number | null): Text =>
  bilingual((language) => {
    const what = plural[language].toLowerCase()
    if (rooms === null) return what
    return formatPhrase(bedroomsPhrase(rooms), language, { what, count: rooms })
  })

/** In each way from the smallest place around the ad to the largest below its emirate. */
export async function compareWithMedian(
  db: Db,
  subject: Subject,
  { gazetteer, catalogue }: Names,
): Promise<PriceComparison | null> {
  const type = catalogue.typeById(subject.type)
  const place = gazetteer.byLoc(subject.loc)
  if (!type || !place) return null
  const [, ...inside] = gazetteer.pathOf(place.id)
  const scopes = comparisonsFor(subject).flatMap((way) =>
    inside.toReversed().map((range) => ({ ...way, range, column: columnOf(way) })),
  )
  const found = await findFirstMedian(db, subject, scopes)
  const scope = found && scopes[found.scope]
  if (!scope) return null
  const group = describeGroup(type.plural, scope.isOfRooms ? subject.rooms : null)
  return { ...comparisonOf(subject, scope, found), group, location: named(scope.range) }
}
