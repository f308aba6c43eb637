import { readConfig } from '#app/config.ts'
import type { Running } from '#app/run.ts'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { eachSave } from './dev/saves.ts'
import { oneVite, pagesOf } from './dev/pages.ts'
import { reloadModules } from './dev/reloading.ts'
import { requireNode } from './node-version.ts'

requireNode()
const modules = reloadModules(process.cwd())

/** Held for the whole time: the embedded database would otherwise end and begin with each server. */
const { databaseUrl, dataDir } = readConfig(process.env)
const quietly = { info: () => undefined, warn: console.warn, error: console.error }
const seat = databaseUrl ? undefined : await startPostgres({ dataDir, log: quietly })

const useVite = oneVite()
const { render, development } = pagesOf(useVite)

let running: Running | undefined

/** The next server is ready before the one that answers now lets go of the address. */
async function serve(started: number) {
  const last = running
  const { runServer } = await import('#app/run.ts')
  running = await runServer(process.env, {
    started,
    prepare: async () => undefined,
    loadRenderer: async () => ({ fetch: render }),
    development: { ...development, takeOver: async () => last?.stop() },
  })
}

async function stop() {
  await running?.stop()
  await seat?.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function takeUp(files: string[]) {
  const started = performance.now()
  if (modules.change(files)) await serve(started)
}

await serve(0)
const tell = eachSave(takeUp)
const { watcher } = await useVite()
watcher.on('all', (_event, file) => tell(file))
