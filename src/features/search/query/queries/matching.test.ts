import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { matching } from './matching.ts'
import type { Filter } from '../rules/matching.ts'

const db = await freshDatabase()

const areas: [string, Filter][] = [
  ['polygon', { polygon: [24, 54, 24, 55, 25, 55] }],
  ['circle', { near: { lat: 25, lng: 55, radius: 3000 } }],
]

it.each(areas)('a %s is compared in double precision, not in numeric', async (_, filter) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain verbose select id from property_search where ${matching(filter)}`.execute(db.kysely)
  const plan = rows.map((row) => row['QUERY PLAN']).join()
  expect(plan).toContain('double precision')
  expect(plan).not.toContain('numeric')
})
