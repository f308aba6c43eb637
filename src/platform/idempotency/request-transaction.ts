import type { CompiledQuery, ControlledTransaction } from 'kysely'
import { deriveDatabase, baseConnection } from '../database/derived.ts'
import type { Db } from '../handle.ts'
import type { Tables } from '../tables.ts'
import { type Turnstile, turnstile } from '../http/queueing/turnstile.ts'
import { readSilence } from '../database/wait-limit.ts'
import { savepointDriver } from './savepoints.ts'

/**
 * How many of a pool's connections are held at once: a count beside one needs another connection, and
 * if all were held each would wait for ever. As many may wait as the overload guard lets in and more:
 * it alone decides who is sent away, so that fifty who want the last place all get an answer (R8).
 * Those in front may wait for a database that hangs.
 */
const width = { mostAtOnce: 3, mostWaiting: 64, maxWaitMs: 2_000 }

const turnstiles = new WeakMap<Db, Turnstile>()

function turnstileOf(db: Db): Turnstile {
  const primary = baseConnection(db)
  const known = turnstiles.get(primary) ?? turnstile(width)
  turnstiles.set(primary, known)
  return known
}

type Begun = ControlledTransaction<Tables>
type Work = (tx: Db) => Promise<void>

async function orUndo(tx: Begun, work: () => Promise<unknown>): Promise<Begun> {
  try {
    await work()
    return tx
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }
}

/** The time in line counts towards what a request may wait for the database. */
function enterTurn(enter: Turnstile['enter']): Promise<void> {
  readSilence()
  return enter()
}

/**
 * Begins with the first statement, so that no connection is held by what has not begun to write, and
 * anew, `onBegin` included, with the first after all of it was undone.
 */
export function holdTransaction(primary: Db, onBegin: Work) {
  let begun: Promise<Begun> | undefined
  const { enter, leave } = turnstileOf(primary)
  const start = async () => {
    await enterTurn(enter)
    try {
      const tx = await primary.startTransaction().execute()
      return await orUndo(tx, () => onBegin(tx))
    } catch (error) {
      leave()
      throw error
    }
  }
  const begin = () => (begun ??= start())
  const run = async <R>(query: CompiledQuery) => (await begin()).executeQuery<R>(query)
  const end = async () => {
    const ended = begun
    begun = undefined
    const tx = await ended?.catch(() => undefined)
    if (tx) await tx.rollback().execute().finally(leave)
  }
  const db = deriveDatabase(primary, savepointDriver(run, end))

  const commit = async (finish: Work) => {
    const tx = await begin()
    begun = undefined
    await orUndo(tx, () => finish(tx).then(() => tx.commit().execute())).finally(leave)
  }
  return {
    db,
    /** Does the last of it and keeps it all. */
    commit,
    /** The same, where anything was asked of the database at all. */
    commitBegun: async (finish: Work) => {
      if (begun) await commit(finish)
    },
    rollback: end,
  }
}
