import { describe, expect, test } from 'vitest'
import { faultLine } from '../check-shape.ts'
import { readSource } from './source.ts'
import { sqlFaults } from './sql.ts'

const homes = 'src/features/listing/homes'

const linesIn = (path: string, text: string) => sqlFaults([readSource(path, text)]).map(faultLine)

describe('SQL', () => {
  test.each([
    ["import { sql } from 'kysely'", "import type { Kysely } from 'kysely'"],
    ["import pg from 'pg'", "import type pg from 'pg'"],
    ["db.selectFrom('homes')", 'select(homes)'],
    ['run(`\n  select id\n  from homes`)', "say('Pick a home from the list')"],
    ["run('insert into homes values (1)')", "say('Insert')"],
    ["run('with found as (select 1)')", "say('with a pool (heated)')"],
  ])('stands only in queries: %s', (bad, good) => {
    const path = `${homes}/handlers.ts`
    expect(linesIn(path, bad)).toEqual([
      expect.stringMatching(/handlers\.ts:\d: SQL belongs in queries/),
    ])
    expect(linesIn(path, good)).toEqual([])
    expect(linesIn(`${homes}/queries.ts`, bad)).toEqual([])
    expect(linesIn(`${homes}/queries/sold.ts`, bad)).toEqual([])
    expect(linesIn('demo/ads/queries.ts', bad)).toEqual([])
    expect(linesIn('src/platform/migrate.ts', bad)).toEqual([])
  })
})
