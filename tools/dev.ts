import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readConfig } from '#app/config.ts'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { requireNode } from './node-version.ts'

requireNode()

/**
 * Stays while `node --watch` starts the server anew with each change: it holds a seat at the
 * embedded database, which would otherwise end and begin with every server.
 */
const { databaseUrl, dataDir } = readConfig(process.env)
const log = { info: () => undefined, warn: console.warn, error: console.error }
const seat = databaseUrl ? undefined : await startPostgres({ dataDir, log })

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'tools/dev-server.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compiled') },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill('SIGTERM'))
}
await once(server, 'exit')
await seat?.stop()
process.exit(0)
