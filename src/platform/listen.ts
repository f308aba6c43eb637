import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ownClient } from './postgres/own-client.ts'
import type { Log } from './postgres/postgres.ts'

type Options<Channel extends string> = {
  channels: readonly Channel[]
  onNotice: (channel: Channel, payload: string | undefined) => void
  log: Log
}

/** Finds a connection whose other end vanished. */
const heartbeatMs = 20_000
const maxWaitMs = 5_000

const clientOf = (pool: pg.Pool) =>
  ownClient(pool, {
    application_name: 'dara listener',
    connectionTimeoutMillis: 2_500,
    query_timeout: 5_000,
    keepAlive: true,
  })

type RunStatement = (text: string, values?: string[]) => Promise<unknown>

function inTurn(client: pg.Client): RunStatement {
  let last: Promise<unknown> = Promise.resolve()
  return (text, values) => {
    const answer = last.then(() => client.query(text, values))
    last = answer.catch(() => undefined)
    return answer
  }
}

const sendHeartbeats = async (ask: RunStatement, signal: AbortSignal) => {
  for (;;) {
    await sleep(heartbeatMs, undefined, { signal, ref: false })
    await ask('select 1')
  }
}

/** Missing in the types of pg. */
const ownProcess = (client: pg.Client) => (client as unknown as { processID: number }).processID

type ListeningClient = { client: pg.Client; ask: RunStatement; gone: AbortController }

const openListeningClient = (pool: pg.Pool): ListeningClient => {
  const client = clientOf(pool)
  return { client, ask: inTurn(client), gone: new AbortController() }
}

/** Ends when the connection is lost. */
const listenOn = async <Channel extends string>(
  { client, ask, gone }: ListeningClient,
  { channels, onNotice }: Options<Channel>,
) => {
  client.once('error', () => gone.abort())
  client.once('end', () => gone.abort())
  client.on('notification', ({ channel, payload = '', processId }) => {
    if (processId !== ownProcess(client)) onNotice(channel as Channel, payload)
  })
  await client.connect()
  for (const channel of channels) await ask(`listen ${pg.escapeIdentifier(channel)}`)
  // Notices may have been missed until now.
  for (const channel of channels) onNotice(channel, undefined)
  await sendHeartbeats(ask, gone.signal)
}

/** `onNotice` is called for every channel after each connect; own notices are ignored. */
export function listen<Channel extends string>(pool: pg.Pool, options: Options<Channel>) {
  const stopping = new AbortController()
  let now = openListeningClient(pool)

  const keepListening = async () => {
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, maxWaitMs)) {
      const started = performance.now()
      await listenOn(now, options).catch(() => undefined)
      now.client.end().catch(() => undefined)
      if (stopping.signal.aborted) return
      options.log.warn({ channels: options.channels }, 'not listening: connecting again')
      if (performance.now() - started > maxWaitMs) wait = 100
      await sleep(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      now = openListeningClient(pool)
    }
  }

  const listening = keepListening()

  /** @throws when the connection is lost; it then reconnects */
  const tell = async (channel: Channel, payload: string) => {
    const { ask, gone } = now
    try {
      await ask('select pg_notify($1, $2)', [channel, payload])
    } catch (error) {
      gone.abort()
      throw error
    }
  }
  const stop = async () => {
    stopping.abort()
    await now.client.end().catch(() => undefined)
    await listening
  }
  return { tell, stop }
}
