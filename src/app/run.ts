import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { stopNoticeMs, gracefulStop } from '#platform/http/graceful-stop.ts'
import { listen } from '#platform/http/listeners.ts'
import type { Config } from './config.ts'
import { openDemoAccounts, readDemoLogins } from './environment/demo.ts'
import { boundHeapGrowth } from './environment/heap.ts'
import { deriveKeys } from './keys.ts'
import { openLog } from './log.ts'
import type { Renderer } from './http/pages/page-handler.ts'
import { configOrExit, stopBeforeExit } from './environment/process.ts'
import { doubtfulChoices } from './environment/production.ts'
import { openProviders } from './providers.ts'
import { buildServer } from './server.ts'
import type { Development, ServerParts } from './server-parts.ts'
import { openStore, type Store } from './store.ts'

type Options = {
  /** Builds the web part if it is stale; runs beside the database's start. */
  prepare: () => Promise<unknown>
  /** `performance.now()` when the program began, for the line that says how long it took. */
  started: number
  /** Called once all code is loaded, before anybody is served: it may take a second. */
  onLoaded?: () => void
  loadRenderer?: () => Promise<Renderer>
  development?: Development
}

async function builtPages(): Promise<Renderer> {
  const pages = await import(pathToFileURL('dist/server/pages.js').href)
  return pages.default
}

/** What is under way is not waited for. */
const cutOff = (app: FastifyInstance) => async () => {
  const closed = app.close()
  app.server.closeAllConnections()
  await closed
}

type Opened = { config: Config; log: FastifyBaseLogger; store: Store; renderer: Renderer }

async function answer(parts: ServerParts, store: Store, { onLoaded }: Options) {
  const { config, log, providers, development } = parts
  if (config.isDemo) await openDemoAccounts(store.primary, providers.passwords)
  const app = await buildServer(parts)
  // Whoever saves a file wants the new server now.
  // A proxy learns from /readyz that this process goes; without one nobody is told.
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

async function serve({ config, log, store, renderer }: Opened, options: Options) {
  const keys = await deriveKeys(config)
  const providers = await openProviders(store, { config, keys, log })
  const { development } = options
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

/** From the environment to a listening server: store, pages, providers, HTTP; stops on SIGTERM. */
export async function runServer(env: NodeJS.ProcessEnv, options: Options) {
  const config = configOrExit(env)
  const log = openLog(config)
  for (const doubt of config.isDemo ? [] : doubtfulChoices(env)) log.warn(doubt)
  const opening = openStore(config, log)
  try {
    // Pages are loaded while the database is opened: both take their time, on different cores.
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
    // Whatever failed, the database must not run on behind a program that has ended.
    await opening.then((store) => store.close()).catch(() => undefined)
    throw error
  }
}
