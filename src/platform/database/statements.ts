import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** Connections keep prepared statements; lists of every length would fill the server. */
const maxStatements = 1_000

type Prepared = { name: string; text: string }
type NamedStatement = { name?: string; text: string; values: unknown[] }

const prepared = new Map<string, Prepared>()

/** Such a statement gets no name: for ranges a generic plan is up to 15 times slower. */
export const planAnew = '/* plan anew */'

/** PostgreSQL does not know a list's length while planning, so a single id uses `=`. */
export const isAmong = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  ids.length === 1
    ? sql`${sql.ref(column)} = ${ids[0]}::integer`
    : sql`${sql.ref(column)} = any(${ids}::integer[])`

/** Of the rows of a group: the mean of the two middle values if their number is even. */
export const medianOf = (column: string): RawBuilder<number | null> =>
  sql`percentile_cont(0.5) within group (order by ${sql.ref(column)})`

const preparedOf = (text: string): Prepared | undefined => {
  const known = prepared.get(text)
  if (known || prepared.size >= maxStatements) return known
  if (!/^\s*(select|with|insert|update|delete|merge)\b/i.test(text)) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const statement = { name, text }
  prepared.set(text, statement)
  return statement
}

/** A name lets PostgreSQL parse and plan the text once per connection. */
export const namedStatement = (text: string, values: readonly unknown[]): NamedStatement => ({
  ...(preparedOf(text) ?? { text }),
  values: [...values],
})
