import { type Driver, Kysely, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../handle.ts'
import type { Tables } from '../tables.ts'

const baseConnections = new WeakMap<Db, Db>()

/**
 * The database that a derived one sends its statements to; of any other, a transaction included, that one
 * itself. For counts of calls and tries, which begin no transaction for an account.
 */
export const baseConnection = (db: Db): Db => baseConnections.get(db) ?? db

/** A database whose statements go through another driver, which asks `primary` in the end. */
export function deriveDatabase(primary: Db, driver: Driver): Db {
  const db = new Kysely<Tables>({
    dialect: {
      // The adapter is what a database and all that derives from it have in common (`keyedHash`).
      createAdapter: () => primary.getExecutor().adapter,
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  baseConnections.set(db, baseConnection(primary))
  return db
}
