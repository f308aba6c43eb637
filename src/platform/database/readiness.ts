import pg from 'pg'
import type { Database } from '../sql.ts'
import { DatabaseAway } from './lost-connection.ts'
import { maxConnectingMs } from './probe.ts'

/** Asked by everybody at once, the database is asked once in this time. */
const sharedMs = 1_000
/** A proxy that asks twice a second must not count one failure as two. */
const failureSharedMs = 250

const newClient = ({ options }: pg.Pool) => {
  const client = new pg.Client({
    ...options,
    ...(options.password && { password: options.password }),
    application_name: 'dara readiness',
    connectionTimeoutMillis: maxConnectingMs,
    query_timeout: maxConnectingMs,
  })
  client.on('error', () => undefined)
  return client
}

/**
 * Whether the database answers, asked over a connection that is kept for this alone: one of the pool
 * may not be free, and a process whose connections all work must not be taken for one that cannot.
 */
export class Readiness {
  readonly #database: Pick<Database, 'pool' | 'isAway'>
  #client: pg.Client | undefined
  #answer: Promise<void> | undefined

  constructor(database: Pick<Database, 'pool' | 'isAway'>) {
    this.#database = database
  }

  /** @throws where the database is away, or does not answer in time */
  async check(): Promise<void> {
    if (this.#database.isAway()) throw new DatabaseAway()
    this.#answer ??= this.#askShared()
    await this.#answer
  }

  async close(): Promise<void> {
    await this.#client?.end().catch(() => undefined)
  }

  #askShared(): Promise<void> {
    const answer = this.#ask()
    const forgetAfter = (ms: number) => () =>
      void setTimeout(() => (this.#answer = undefined), ms).unref()
    answer.then(forgetAfter(sharedMs), forgetAfter(failureSharedMs))
    return answer
  }

  /** A connection that was lost meanwhile says nothing of the next one. */
  async #ask(): Promise<void> {
    const kept = this.#client
    if (kept) await this.#askBy(kept).catch(() => this.#askAnew())
    else await this.#askAnew()
  }

  async #askAnew(): Promise<void> {
    const client = newClient(this.#database.pool)
    await this.#askBy(client, () => client.connect())
  }

  async #askBy(client: pg.Client, connect?: () => Promise<unknown>): Promise<void> {
    try {
      await connect?.()
      await client.query('select 1')
      this.#client = client
    } catch (error) {
      this.#client = undefined
      // A server that hangs does not answer a farewell either, so nobody waits for it.
      client.end().catch(() => undefined)
      throw error
    }
  }
}
