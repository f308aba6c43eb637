import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'

const { pool } = await freshDatabase()
const text = readFileSync('docs/security.md', 'utf8')

const rows = [...text.matchAll(/^\| `(\w+)` \| (.+) \| (.+) \| `(.+)` \|$/gm)].map(
  ([, table = '', filledBy, bound, file = '']) => ({ table, filledBy, bound, file }),
)

test('What bounds each table is written down, also of a new one', async () => {
  const { rows: found } = await pool.query<{ name: string }>(`
    select relname as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname <> 'schema_migrations'
    order by relname`)
  expect(rows.map(({ table }) => table)).toEqual(found.map(({ name }) => name))
  for (const { table, file } of rows) expect([table, existsSync(file)]).toEqual([table, true])
  const unbounded = rows.filter(({ bound, filledBy }) => bound === '–' && filledBy !== 'operators')
  expect(unbounded).toEqual([])
})

type Schema = { [name: string]: unknown; type?: string; maxItems?: number; $ref?: string }

type Operation = { requestBody?: unknown; parameters?: unknown }

const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Where a schema takes a list without an end, in the named schemas that it refers to as well. */
function endlessIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxItems, $ref } = schema as Schema
  if ($ref) return endlessIn(components.schemas[$ref.split('/').at(-1) ?? ''], path)
  const own = type === 'array' && maxItems === undefined ? [path] : []
  const inner = Object.entries(schema).flatMap(([name, part]) =>
    name === 'example' ? [] : endlessIn(part, `${path}.${name}`),
  )
  return [...own, ...inner]
}

test('Every list that a caller sends has an end', () => {
  const endless = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, parameters }]) => [
      ...endlessIn(requestBody, `${method} ${path}`),
      ...endlessIn(parameters, `${method} ${path}`),
    ]),
  )
  expect(endless).toEqual([])
})
