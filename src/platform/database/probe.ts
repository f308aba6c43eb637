import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** For a connection of the pool to become free or to be made: drill R22 sheds the rest within 1 s. */
export const maxConnectingMs = 800

/** A connection that is idle answers within milliseconds, or the server hangs. */
const maxIdleAnswerMs = 300

/** For so long the connections of a server that is gone may still answer. */
export const momentMs = 50

async function idleAnswers(pool: pg.Pool): Promise<boolean> {
  if (pool.idleCount === 0) return false
  const question = { text: 'select 1', query_timeout: maxIdleAnswerMs }
  // The pool gives back or drops the connection by itself.
  return pool.query(question as pg.QueryConfig).then(
    () => true,
    () => false,
  )
}

/** Asks through its own connection, not one that may be about to be lost. */
async function askAlone(pool: pg.Pool): Promise<void> {
  const { password } = pool.options
  const client = new pg.Client({
    ...pool.options,
    ...(password && { password }),
    application_name: 'dara probe',
    connectionTimeoutMillis: maxConnectingMs,
    query_timeout: maxConnectingMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    // A server that hangs does not answer a farewell either, so nobody waits for it.
    client.end().catch(() => undefined)
  }
}

/**
 * Finds out whether the database answers at all. That a new connection cannot be made says nothing of
 * those that are open, so they are asked then; after a pause, since those of a server that was killed
 * may answer for a moment.
 */
export const probeOf = (pool: pg.Pool) => async (): Promise<void> => {
  try {
    await askAlone(pool)
  } catch (error) {
    await sleep(momentMs)
    if (!(await idleAnswers(pool))) throw error
  }
}
