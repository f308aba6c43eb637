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

const scansOf = (slug: string) =>
  plansOf(db, 'property_search', (kysely) => findFigures(kysely, gazetteer.bySlug(slug)!))

it.each(['dubai/dubai-marina', 'umm-al-quwain'])(
  'the figures of %s read one index, a range of each purpose for homes and for types, and no table',
  async (slug) => {
    expect(await scansOf(slug)).toEqual(Array(4).fill('Index Only Scan by property_search_place'))
  },
)

it('the figures of a whole emirate read indexes and no table either', async () => {
  const scans = await scansOf('dubai')
  expect(scans).toHaveLength(4)
  expect(scans.filter((scan) => !scan.startsWith('Index Only Scan'))).toEqual([])
})
