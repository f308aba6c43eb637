import type pg from 'pg'
import type { Database } from '../sql.ts'
import { DatabaseAway } from './lost-connection.ts'
import { ownClient } from '../postgres/own-client.ts'
import { maxConnectingMs } from './probe.ts'

/** Answers are shared for this time. */
const sharedMs = 1_000
/** Shorter, so a proxy that asks twice a second does not count one failure as two. */
const failureSharedMs = 250

const newClient = (pool: pg.Pool) =>
  ownClient(pool, {
    application_name: 'dara readiness',
    connectionTimeoutMillis: maxConnectingMs,
    query_timeout: maxConnectingMs,
  })

/** Uses its own connection: with a busy pool the process must not look unavailable. */
export class Readiness {
  readonly #database: Pick<Database, 'pool' | 'isAway'>
  #client: pg.Client | undefined
  #answer: Promise<void> | undefined

  constructor(database: Pick<Database, 'pool' | 'isAway'>) {
    this.#database = database
  }

  /** @throws when the database is away or does not answer in time */
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
      client.end().catch(() => undefined)
      throw error
    }
  }
}
