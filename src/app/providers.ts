import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '#features/catalogue/rules.ts'
import type { Gazetteer } from '#features/gazetteer/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { Database } from '#platform/sql.ts'

/** What the program holds while it runs, handed to whatever needs it. */
export type Providers = {
  database: Database
  /** Where public reads go: a replica in turn, else the primary. */
  reader: () => Db
  now: () => Date
  gazetteer: () => Gazetteer
  catalogue: () => Catalogue
  log: FastifyBaseLogger
}
