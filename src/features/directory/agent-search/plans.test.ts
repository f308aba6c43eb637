import { expect, test } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { fillSearch, plansOf } from '#test/plans.ts'
import { findAgentIds } from './queries.ts'
import { filterOf, shownNames } from './rules.ts'

const db = await seededDatabase()
const lookups = {
  gazetteer: await readGazetteer(db.kysely),
  catalogue: await readCatalogue(db.kysely),
}
const { places } = lookups.gazetteer
await fillSearch(
  db,
  20_000,
  places.filter(({ kind }) => kind !== 'emirate').map(({ lft }) => lft),
)

const plansFor = (search: object) => {
  const page = { page: 1, limit: 20, sort: 'ads', names: shownNames('en') } as const
  const { filter } = filterOf({ ...search, ...page }, lookups)
  return plansOf(db, 'property_search', (kysely) => findAgentIds(kysely, filter, page))
}

test('agents of a place are read from one index of ads', async () => {
  const { id } = lookups.gazetteer.bySlug('dubai/dubai-marina')!
  expect(await plansFor({ location: id })).toEqual(['Index Only Scan by property_search_place'])
})

test('agents of no place are put in order without looking at an ad', async () => {
  expect(await plansFor({ emirate: 'dubai', language: 'arabic' })).toEqual([])
})
