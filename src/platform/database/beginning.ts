import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Db } from '../handle.ts'
import { isPlainRead } from './repeatable.ts'

/** Lists of different lengths give different texts, so the map needs a limit. */
const maxKnownTexts = 2_000
const known = new Map<string, boolean>()

function changesNothing(text: string): boolean {
  const answer = known.get(text) ?? isPlainRead(text)
  if (known.size < maxKnownTexts) known.set(text, answer)
  return answer
}

const begins = new WeakMap<DatabaseConnection, Beginning>()

class Beginning implements DatabaseConnection {
  readonly #primary: Db
  readonly #text: string
  #transaction: { run: Db['executeQuery']; release: () => void } | undefined

  constructor(primary: Db, text: string) {
    this.#primary = primary
    this.#text = text
    begins.set(this, this)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) return this.#transaction.run<R>(query as CompiledQuery<R>)
    if (changesNothing(query.sql)) return this.#primary.executeQuery(query as CompiledQuery<R>)
    await this.begin()
    try {
      const result = await this.executeQuery<R>(query)
      await this.end('commit')
      return result
    } catch (error) {
      await this.end('rollback')
      throw error
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('a database for one account does not stream')
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#takeConnection()
    try {
      await this.#transaction.run(CompiledQuery.raw(this.#text))
    } catch (error) {
      await this.end('rollback')
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const ending = this.#transaction
    if (!ending) return
    this.#transaction = undefined
    try {
      const { rows } = await ending.run<{ command?: string }>(CompiledQuery.raw(how))
      // PostgreSQL answers a commit with ROLLBACK when an earlier statement failed.
      if (how === 'commit' && rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError()
    } finally {
      ending.release()
    }
  }

  async #takeConnection() {
    const taken = Promise.withResolvers<Db>()
    const released = Promise.withResolvers<void>()
    const holding = this.#primary.connection().execute(async (connection) => {
      taken.resolve(connection)
      await released.promise
    })
    holding.catch(taken.reject)
    const connection = await taken.promise
    return { run: connection.executeQuery.bind(connection), release: released.resolve }
  }
}

function requireNoSettings({ isolationLevel, accessMode }: TransactionSettings) {
  if (isolationLevel || accessMode) throw new Error('this database begins transactions in its way')
}

/** A statement outside a transaction gets one for itself unless it is a plain read. */
export const beginningDriver = (primary: Db, text: string): Driver => ({
  init: async () => undefined,
  destroy: async () => undefined,
  acquireConnection: async () => new Beginning(primary, text),
  releaseConnection: async (connection) => begins.get(connection)?.end('rollback'),
  beginTransaction: async (connection, settings) => {
    requireNoSettings(settings)
    await begins.get(connection)?.begin()
  },
  commitTransaction: async (connection) => begins.get(connection)?.end('commit'),
  rollbackTransaction: async (connection) => begins.get(connection)?.end('rollback'),
})
