import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Db } from '#platform/handle.ts'
import { stopNoticeMs, gracefulStop } from '#platform/http/graceful-stop.ts'
import { listen } from '#platform/http/listeners.ts'
import { openStorage } from '#platform/media/media.ts'
import type { Config } from './config.ts'
import { addPermitCodes, openDemoAccounts, readDemoLogins } from './environment/demo.ts'
import { boundHeapGrowth } from './environment/heap.ts'
import { deriveKeys, type Keys } from './keys.ts'
import { openLog } from './log.ts'
import type { Renderer } from './http/pages/page-handler.ts'
import { configOrExit, stopBeforeExit } from './environment/process.ts'
import { findDoubtfulChoices } from './environment/production.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import { openProviders } from './providers.ts'
import { buildServer } from './server.ts'
import type { Development, ServerParts } from './server-parts.ts'
import { openStore, type Store } from './store.ts'

/** What drills set. With a `pace` of 10, payments are asked about ten times as often. */
type Drilled = {
  gatewayOf: (parts: { keys: Keys; db: Db; now: () => Date }) => PaymentGateway
  pace: number
}

type Options = {
  prepare: () => Promise<unknown>
  /** The value of `performance.now()` when the program began. */
  started: number
  /** After all code is loaded, before requests are served; it may take a second. */
  onLoaded?: () => void
  loadRenderer?: () => Promise<Renderer>
  payments?: Drilled
  development?: Development
}

async function builtPages(): Promise<Renderer> {
  const pages = await import(pathToFileURL('dist/server/pages.js').href)
  return pages.default
}

const cutOff = (app: FastifyInstance) => async () => {
  const closed = app.close()
  app.server.closeAllConnections()
  await closed
}

type RunContext = { config: Config; log: FastifyBaseLogger; store: Store; renderer: Renderer }

async function answer(parts: ServerParts, store: Store, { onLoaded }: Options) {
  const { config, log, providers, development } = parts
  if (config.isDemo) {
    await openDemoAccounts(store.primary, providers.passwords)
    await addPermitCodes(store.primary, { storage: openStorage(config), log })
  }
  const app = await buildServer(parts)
  // Development restarts at once; a proxy learns from /readyz that this process stops.
  const noticeMs = config.trustProxy ? stopNoticeMs : 0
  const drain = development ? cutOff(app) : gracefulStop(app, noticeMs)
  const stop = async () => {
    await drain()
    await providers.close()
    await store.close()
  }
  if (development) await development.takeOver()
  else stopBeforeExit(stop, log)
  onLoaded?.()
  const address = await listen(app, { port: config.port, host: config.host })
  return { app, stop, address }
}

async function serve({ config, log, store, renderer }: RunContext, options: Options) {
  const keys = await deriveKeys(config)
  const { development, payments } = options
  const gateway = payments?.gatewayOf({ keys, db: store.primary.kysely, now: () => new Date() })
  const pace = payments?.pace
  const providers = await openProviders(store, { config, keys, log, gateway, pace })
  const parts = { config, keys, log, providers, renderer, ...(development && { development }) }
  return answer(parts, store, options).catch(async (error: unknown) => {
    await providers.close()
    throw error
  })
}

async function printLogins() {
  const logins = await readDemoLogins()
  const emails = logins.map(({ email }) => email).join(', ')
  console.log(`\n  Log in as ${emails}: ${logins[0]?.password}`)
}

export type Running = Awaited<ReturnType<typeof serve>>

export async function runServer(env: NodeJS.ProcessEnv, options: Options) {
  const config = configOrExit(env)
  const log = openLog(config)
  for (const doubt of config.isDemo ? [] : findDoubtfulChoices(env)) log.warn(doubt)
  const opening = openStore(config, log)
  try {
    // In parallel, because both take long and use different cores.
    const loading = options.prepare().then(options.loadRenderer ?? builtPages)
    const [store, renderer] = await Promise.all([opening, loading])
    const served = await serve({ config, log, store, renderer }, options)
    boundHeapGrowth()
    const seconds = ((performance.now() - options.started) / 1000).toFixed(1)
    if (config.isDemo) await printLogins()
    const { publicUrl } = config
    const at = publicUrl ? `${publicUrl}, listening at ${served.address}` : served.address
    console.log(`\n  Dara · دارة is ready after ${seconds} s: ${at}\n`)
    return served
  } catch (error) {
    // The embedded database must not outlive a program that has failed.
    await opening.then((store) => store.close()).catch(() => undefined)
    throw error
  }
}
