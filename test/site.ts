import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#app/config.ts'
import type { Keys } from '#app/keys.ts'
import { openLog } from '#app/log.ts'
import { openProviders } from '#app/providers.ts'
import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import { buildServer } from '#app/server.ts'
import type { Renderer } from '#app/http/pages/page-handler.ts'
import type { ServerParts } from '#app/server-parts.ts'
import type { PageContext } from '#platform/page-context.ts'
import type { OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import { atEnd } from './database.ts'
import { type Site, siteDatabase } from './filled-databases.ts'
import { openCheapPasswords, testKeys } from './keys.ts'

type Options = {
  env?: Record<string, string>
  now?: () => Date
  keys?: Keys
  outgoingOptions?: Partial<OutgoingOptions>
  passwords?: Passwords
  gateway?: Gateway
  /** Another process of this site: on its database, with what is in there. */
  beside?: Site
} & Pick<Partial<ServerParts>, 'renderer'>

/** A page whose inline script, style and state are those of a real one in small. */
const renderer: Renderer = {
  fetch: async (_request, { context }) => {
    const { scriptMark } = context as PageContext
    const own = `<script nonce="${scriptMark}">window.state = 1</script>`
    return new Response(`<!doctype html>${own}<script src="/a.js"></script>`)
  },
}

/**
 * The whole server on its own database with the seed and some sixty ads; closed when the file
 * ends. `logged` answers all that the log has said so far.
 */
export async function openSite(options: Options = {}) {
  const {
    env = {},
    now,
    keys = testKeys,
    outgoingOptions,
    gateway,
    passwords = openCheapPasswords(keys),
    renderer: pages = renderer,
  } = options
  const { db, ads } = options.beside ?? (await siteDatabase())
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: join(tmpdir(), 'dara-site'), DEMO: 'on', ...env })
  const log = openLog(config, { write: (line: string) => void lines.push(line) })
  const store = { primary: db, replicas: [], close: async () => undefined }
  const opened = await openProviders(store, {
    config,
    keys,
    log,
    outgoingOptions,
    gateway,
  })
  const providers = { ...opened, ...(now && { now }), passwords }
  const app = await buildServer({ config, keys, log, providers, renderer: pages })
  atEnd(async () => {
    await app.close()
    await providers.close()
  })

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: `/api${path}`, headers })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  return { app, config, db, ads, get, providers, logged: () => lines.join(''), ...ads }
}
