import { expect, it } from 'vitest'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { fillSearch, plansOf } from '#test/plans.ts'
import { findFigures } from './queries.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
await fillSearch(
  db,
  40_000,
  gazetteer.places.filter(({ kind }) => kind !== 'emirate').map(({ lft }) => lft),
)

it.each(['dubai', 'dubai/dubai-marina', 'umm-al-quwain'])(
  'the figures of %s read one index, a range for each purpose, and no table',
  async (slug) => {
    const place = gazetteer.bySlug(slug)!
    const scans = await plansOf(db, 'property_search', (kysely) => findFigures(kysely, place))
    expect(scans).toEqual(Array(2).fill('Index Only Scan by property_search_place'))
  },
)
