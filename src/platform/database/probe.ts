import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ownClient } from '../postgres/own-client.ts'

/** Limits getting a connection; drill R22 refuses further requests within 1 s. */
export const maxConnectingMs = 800

const maxIdleAnswerMs = 300

/** Connections of a killed server may still answer for this long. */
export const momentMs = 50

async function idleAnswers(pool: pg.Pool): Promise<boolean> {
  if (pool.idleCount === 0) return false
  const question = { text: 'select 1', query_timeout: maxIdleAnswerMs }
  return pool.query(question as pg.QueryConfig).then(
    () => true,
    () => false,
  )
}

/** A new connection, as one of the pool may be about to fail. */
async function askAlone(pool: pg.Pool): Promise<void> {
  const client = ownClient(pool, {
    application_name: 'dara probe',
    connectionTimeoutMillis: maxConnectingMs,
    query_timeout: maxConnectingMs,
  })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    // Not awaited: a server that hangs does not answer this either.
    client.end().catch(() => undefined)
  }
}

/**
 * When no new connection can be made, an idle one is asked after a pause, since connections of a
 * killed server may answer for a moment.
 */
export const probeOf = (pool: pg.Pool) => async (): Promise<void> => {
  try {
    await askAlone(pool)
  } catch (error) {
    await sleep(momentMs)
    if (!(await idleAnswers(pool))) throw error
  }
}
