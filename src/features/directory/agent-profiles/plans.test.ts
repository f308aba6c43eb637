import { expect, test } from 'vitest'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { fillSearch, plansOf } from '#test/plans.ts'
import { findFigures } from './queries.ts'
import type { FigureRow } from './rules.ts'

const db = await seededDatabase()
const { places } = await readGazetteer(db.kysely)
await fillSearch(
  db,
  20_000,
  places.filter(({ kind }) => kind !== 'emirate').map(({ lft }) => lft),
)

test('medians are those of a purpose, never of its locations or types', async () => {
  const rows = await findFigures(db.kysely, { agency: 7 })
  const isPurpose = ({ loc, type }: FigureRow) => loc === null && type === null
  const hasMedian = ({ price, pricePerSqm }: FigureRow) => price !== null || pricePerSqm !== null
  expect(rows.length).toBeGreaterThan(rows.filter(isPurpose).length)
  expect(rows.filter(hasMedian)).toEqual(rows.filter(isPurpose))
})

test.each(['agent', 'agency'])('the figures of an %s are read from one index', async (kind) => {
  const plans = await plansOf(db, 'property_search', (kysely) => findFigures(kysely, { [kind]: 7 }))
  expect(plans).toEqual([`Index Only Scan by property_search_${kind}`])
})
