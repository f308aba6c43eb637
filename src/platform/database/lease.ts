import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { namedStatement } from './statements.ts'
import type { Leave } from '../http/queueing/lanes.ts'
import { Refusal } from '../refusal.ts'
import { ConnectionTurns } from './connection-turns.ts'
import { DatabaseAway, isConnectionLost, isReadTimeout, isUnreached } from './lost-connection.ts'
import { connectNext, remainingQueueMs, type Source } from './waiting/queue-time.ts'
import { isRepeatable } from './repeatable.ts'
import { limitChange } from './statement-limit.ts'
import {
  countAway,
  countQueueing,
  currentAsker,
  releaseSlot,
  noteAnswer,
  readSilence,
  type WaitTimes,
} from './wait-limit.ts'

/** A statement may take this long, no matter how long the request has waited for its connection. */
const minStatementMs = 400

const retryPauseMs = 50

/** A start, a job or a command waits for a restart of the database instead of failing. */
const maxAwayOutsideRequestMs = 30_000

type TakingTurns = Source & { turns: ConnectionTurns }

type HeldConnection = { client: pg.PoolClient; leave: Leave }

const noSlot: Leave = () => undefined

async function connect(source: TakingTurns, isRequest: boolean): Promise<HeldConnection> {
  const asker = currentAsker()
  if (!asker) return { client: await connectNext(source, isRequest), leave: noSlot }
  const enter = (waited: WaitTimes) =>
    source.turns.enter(asker, {
      maxMs: remainingQueueMs(source, waited),
      // After an outage all waiting requests continue at once, and each statement queues again.
      goesFirst: waited.hasBegun && source.availability.isRecovering,
    })
  const leave = await countQueueing(enter)
  try {
    return { client: await connectNext(source, isRequest), leave }
  } catch (error) {
    leave()
    throw error
  }
}

type Attempt = { isRequest: boolean; giveUpAt: number }

async function tryToConnect(source: TakingTurns, { isRequest, giveUpAt }: Attempt) {
  const { availability, pool } = source
  try {
    return await connect(source, isRequest)
  } catch (error) {
    // A refused turn says nothing about the database.
    if (error instanceof Refusal) throw error
    const isLost = isConnectionLost(error)
    if (isLost && !isUnreached(error)) availability.reportLost()
    else availability.reportSilent()
    // A failed new connection does not matter while others are idle.
    if (!isLost && pool.idleCount === 0) throw error
    if (performance.now() > giveUpAt) throw isLost ? new DatabaseAway() : error
    if (!availability.holdsBack) await sleep(retryPauseMs)
    return undefined
  }
}

async function takeConnection(source: TakingTurns): Promise<HeldConnection> {
  const { availability, limits } = source
  const { isRequest, silentMs } = readSilence()
  const maxMs = isRequest ? limits.maxAwayMs - silentMs : maxAwayOutsideRequestMs
  const giveUpAt = performance.now() + maxMs
  let held: HeldConnection | undefined
  while (!held) {
    // A request that waits for the database does no work, so it must not hold a slot.
    if (availability.holdsBack || availability.isRecovering) releaseSlot()
    if (availability.holdsBack) {
      const maxWaitMs = giveUpAt - performance.now()
      await countAway(() => availability.waitUntilBack(maxWaitMs, currentAsker()?.caller))
    }
    held = await tryToConnect(source, { isRequest, giveUpAt })
  }
  return held
}

/** Replaces a connection lost before its first answer; never repeats a possible write. */
class Lease {
  readonly #source: TakingTurns
  #client: pg.PoolClient
  #leave: Leave
  #hasAnswered = false
  #isBroken = false
  #isWithoutClient = false

  constructor(source: TakingTurns, { client, leave }: HeldConnection) {
    this.#source = source
    this.#client = client
    this.#leave = leave
  }

  async query(text: string, values: readonly unknown[]) {
    if (this.#isBroken) return this.#answerBroken(text)
    try {
      return await this.#send(text, values)
    } catch (error) {
      if (!this.#mayRepeat(text, error)) throw error
    }
    await this.#replaceConnection()
    return this.#send(text, values)
  }

  release(destroy?: boolean) {
    if (this.#isWithoutClient) return
    this.#client.release(destroy || this.#isBroken)
    this.#leave()
  }

  async #send(text: string, values: readonly unknown[]) {
    try {
      if (!this.#hasAnswered) await this.#limitStatements()
      const statement = namedStatement(text, values)
      const result = await this.#client.query({ ...statement, ...this.#timeout() })
      this.#hasAnswered = true
      this.#noteAnswer()
      return result
    } catch (error) {
      this.#noteFailure(error)
      throw error
    }
  }

  /** Set before the first statement, which may begin a transaction. */
  async #limitStatements() {
    const { statement_timeout: limit } = this.#source.pool.options
    const usualMs = limit || undefined
    const change = limitChange(this.#client, { asker: currentAsker(), usualMs })
    if (!change) return
    await this.#client.query({ text: change.text, ...this.#timeout() } as pg.QueryConfig)
    change.note()
  }

  #noteAnswer() {
    this.#source.availability.noteAnswer()
    noteAnswer()
  }

  #timeout() {
    const { isRequest, silentMs } = readSilence()
    if (!isRequest) return {}
    const leftMs = Math.max(this.#source.limits.maxSilentMs - silentMs, minStatementMs)
    const { query_timeout: usualMs = leftMs } = this.#source.pool.options
    return { query_timeout: Math.min(leftMs, usualMs) }
  }

  #noteFailure(error: unknown) {
    const { availability } = this.#source
    if (isConnectionLost(error)) availability.reportLost()
    // The server may still be working on the statement, so this connection cannot be reused.
    else if (isReadTimeout(error)) availability.reportSilent()
    else return this.#noteAnswer()
    this.#isBroken = true
  }

  #mayRepeat(text: string, error: unknown) {
    return !this.#hasAnswered && isConnectionLost(error) && isRepeatable(text)
  }

  async #replaceConnection() {
    this.#client.release(true)
    this.#leave()
    this.#isWithoutClient = true
    const { client, leave } = await takeConnection(this.#source)
    this.#client = client
    this.#leave = leave
    this.#isWithoutClient = false
    this.#isBroken = false
  }

  /** PostgreSQL rolls back when a connection ends. */
  #answerBroken(text: string) {
    if (text === 'rollback') return { command: 'ROLLBACK' as const, rowCount: 0, rows: [] }
    throw new DatabaseAway()
  }
}

export const leasesOf = (source: Source): PostgresPool => {
  const { pool, limits } = source
  const turns = new ConnectionTurns(
    pool.options.max,
    Math.max(limits.maxQueuedMs, limits.maxSilentMs),
  )
  const taking = { ...source, turns }
  return {
    connect: async () => {
      const held = await takeConnection(taking)
      return new Lease(taking, held) as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
