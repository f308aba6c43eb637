import type { Database } from '#platform/sql.ts'
import { dice, misspell } from './misspell.ts'
import { pathOf, realisticSearches } from './searches.ts'

export type Kind = {
  kind: string
  /** Milliseconds. */
  limits: { cpuP95?: number; waitP95?: number; beatsBare?: boolean }
  paths: string[]
  /** Asked first, so that neither the engine nor the statements are cold; shares no memory. */
  before: string[]
}

/** Names of the busiest places as they are typed, letter by letter, some with a slip. */
async function typedNames({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query(`
    select name_en, name_ar, count(*) as ads
    from locations
    join property_search on loc between lft and rgt
    group by locations.id
    order by ads desc, locations.id
    limit 40`)
  const roll = dice(5)
  return rows.flatMap(({ name_en, name_ar }) =>
    [name_en, name_ar].flatMap((name: string) => [
      ...[2, 4, 7].map((length) => name.slice(0, length)),
      misspell(name, roll),
    ]),
  )
}

async function someAds({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query(
    'select id from property_search order by md5(id::text) limit 600',
  )
  return rows.map(({ id }) => `/properties/${id}`)
}

const suggestionPath = (search: string) =>
  `/locations/auto-completion?${new URLSearchParams({ search })}`

/** What is measured. */
export async function kindsOf(db: Database): Promise<Kind[]> {
  const searches = await realisticSearches(db)
  const other = searches.map((search) => ({ ...search, price_max: '3333333' }))
  const names = await typedNames(db)
  const ads = await someAds(db)
  return [
    {
      kind: 'page + total',
      limits: { cpuP95: 8, beatsBare: true },
      paths: searches.map(pathOf),
      before: other.map(pathOf),
    },
    {
      kind: 'with facets',
      limits: { cpuP95: 20, beatsBare: true },
      paths: searches.map((search) => pathOf({ ...search, facets: '1' })),
      before: other.slice(0, 100).map((search) => pathOf({ ...search, facets: '1' })),
    },
    {
      kind: 'suggestions',
      limits: { waitP95: 5, beatsBare: true },
      paths: names.map(suggestionPath),
      before: names.map(suggestionPath),
    },
    {
      kind: 'one ad',
      limits: { beatsBare: true },
      paths: ads.slice(0, 300),
      before: ads.slice(300),
    },
  ]
}
