import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** Each connection keeps its prepared statements: lists of every length must not fill the server. */
const maxStatements = 1_000

type Prepared = { name: string; text: string }
type Named = { name?: string; text: string; values: unknown[] }

const prepared = new Map<string, Prepared>()

/**
 * Begins a statement that PostgreSQL should plan for its values each time: for ranges of a search a
 * plan for any values is up to fifteen times slower. Such a statement gets no name.
 */
export const planAnew = '/* plan anew */'

/**
 * Whether a column has one of these ids. Of a list PostgreSQL does not know the length before it
 * sees it, so that for a single id it would plan anew each time.
 */
export const isAmong = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  ids.length === 1
    ? sql`${sql.ref(column)} = ${ids[0]}::integer`
    : sql`${sql.ref(column)} = any(${ids}::integer[])`

/** Equal texts share one string: every connection keeps the texts of the statements it has prepared. */
const preparedOf = (text: string): Prepared | undefined => {
  const known = prepared.get(text)
  if (known || prepared.size >= maxStatements) return known
  if (!/^\s*(select|with|insert|update|delete|merge)\b/i.test(text)) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const statement = { name, text }
  prepared.set(text, statement)
  return statement
}

/** Prepared under a hash of its text, so that PostgreSQL parses and plans it once a connection. */
export const namedStatement = (text: string, values: readonly unknown[]): Named => ({
  ...(preparedOf(text) ?? { text }),
  values: [...values],
})
