import { type Driver, Kysely, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../handle.ts'
import type { Tables } from '../tables.ts'

const baseConnections = new WeakMap<Db, Db>()

/** Counts of calls and tries use it, since they must not open a transaction for an account. */
export const baseConnection = (db: Db): Db => baseConnections.get(db) ?? db

export function deriveDatabase(primary: Db, driver: Driver): Db {
  const db = new Kysely<Tables>({
    dialect: {
      // `keyedHash` finds its key by the adapter.
      createAdapter: () => primary.getExecutor().adapter,
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  baseConnections.set(db, baseConnection(primary))
  return db
}
