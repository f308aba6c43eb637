import { type Driver, Kysely, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../handle.ts'
import type { Tables } from '../tables.ts'

const outsides = new WeakMap<Db, Db>()

/** The database itself: for counts that must stay whatever becomes of a derived database's work. */
export const outsideOf = (db: Db): Db => outsides.get(db) ?? db

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
  outsides.set(db, outsideOf(primary))
  return db
}
