import { bilingual } from '#i18n/bilingual.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { PriceComparison } from './contract/market.ts'
import { bedroomsPhrase } from './phrases/rooms.ts'
import { findMedian, type Subject } from './queries/market.ts'
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
    inside.toReversed().map((range) => ({ way, range })),
  )
  for (const { way, range } of scopes) {
    const scope = { range, column: columnOf(way), isOfRooms: way.isOfRooms } as const
    const compared = comparisonOf(subject, way, await findMedian(db, subject, scope))
    if (!compared) continue
    const group = describeGroup(type.plural, way.isOfRooms ? subject.rooms : null)
    return { ...compared, group, location: named(range) }
  }
  return null
}
