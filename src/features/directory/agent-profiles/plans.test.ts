import { expect, test } from 'vitest'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { fillSearch, plansOf } from '#test/plans.ts'
import { findFigures } from './queries.ts'

const db = await seededDatabase()
const { places } = await readGazetteer(db.kysely)
await fillSearch(
  db,
  20_000,
  places.filter(({ kind }) => kind !== 'emirate').map(({ lft }) => lft),
)

test.each(['agent', 'agency'])('the figures of an %s are read from one index', async (kind) => {
  const plans = await plansOf(db, 'property_search', (kysely) => findFigures(kysely, { [kind]: 7 }))
  expect(plans).toEqual([`Index Only Scan by property_search_${kind}`])
})
