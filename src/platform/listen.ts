import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './postgres/postgres.ts'

type Options<Channel extends string> = {
  channels: readonly Channel[]
  onNotice: (channel: Channel) => void
  log: Log
}

/** A connection whose other end vanished without a word is found out within this time. */
const heartbeat = 20_000
const longestWait = 5_000

const clientOf = (pool: pg.Pool): pg.Client => {
  const { password } = pool.options
  return new pg.Client({
    ...pool.options,
    ...(password && { password }),
    application_name: 'dara listener',
    connectionTimeoutMillis: 2_500,
    query_timeout: 5_000,
    keepAlive: true,
  })
}

const beat = async (client: pg.Client, signal: AbortSignal) => {
  for (;;) {
    await sleep(heartbeat, undefined, { signal, ref: false })
    await client.query('select 1')
  }
}

/** Resolves when the connection is lost. */
const attend = async <Channel extends string>(client: pg.Client, options: Options<Channel>) => {
  const { channels, onNotice } = options
  const gone = new AbortController()
  client.once('error', () => gone.abort())
  client.once('end', () => gone.abort())
  client.on('notification', ({ channel }) => onNotice(channel as Channel))
  await client.connect()
  for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  // Whatever happened while nobody listened was missed.
  for (const channel of channels) onNotice(channel)
  await beat(client, gone.signal)
}

/**
 * Hears the notices of other connections through one connection of its own, and comes back after
 * a restart of the database. `onNotice` is also called for every channel each time it begins to
 * listen, so nothing is missed in between.
 */
export function listen<Channel extends string>(pool: pg.Pool, options: Options<Channel>) {
  const stopping = new AbortController()
  let client = clientOf(pool)

  const keepListening = async () => {
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      const started = performance.now()
      client = clientOf(pool)
      client.on('error', () => undefined)
      await attend(client, options).catch(() => undefined)
      client.end().catch(() => undefined)
      if (stopping.signal.aborted) return
      options.log.warn({ channels: options.channels }, 'not listening: connecting again')
      if (performance.now() - started > longestWait) wait = 100
      await sleep(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  const listening = keepListening()
  const stop = async () => {
    stopping.abort()
    await client.end().catch(() => undefined)
    await listening
  }
  return { stop }
}
