import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { deriveKeys } from '#app/keys.ts'
import { readConfig } from '#app/config.ts'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { openPasswords } from '#platform/secrets/passwords.ts'
import { openDatabase } from '#platform/sql.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { startProgram } from './programs.ts'
import { environmentOf, peopleAdder } from './environment.ts'

/** What a signal is sent to: the postmaster, or it and all of its processes. */
type Target = 'postmaster' | 'all'

/** Of the server over this folder; empty while none runs. */
export async function postgresProcesses(dataDir: string): Promise<number[]> {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return []
  const path = `/proc/${pid}/task/${pid}/children`
  const children = await readFile(path, 'utf8').catch(() => '')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Megabytes of memory that a process keeps (Linux). */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

/** Sends a signal to the postmaster, or to it and all of its processes; answers with whom. */
const signaller =
  (dataDir: string) =>
  async (name: NodeJS.Signals, target: Target = 'postmaster') => {
    const all = await postgresProcesses(dataDir)
    const pids = target === 'all' ? all : all.slice(0, 1)
    for (const pid of pids) process.kill(pid, name)
    return pids
  }

async function answers(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 500 })
  client.on('error', () => undefined)
  const asked = client.connect().then(() => client.query('select 1'))
  const isAnswered = await asked.then(
    () => true,
    () => false,
  )
  client.end().catch(() => undefined)
  return isAnswered
}

/** Resolves with the moment at which the database takes a new connection and answers. */
const returnWatcher = (connection: pg.PoolConfig) => async (): Promise<number> => {
  while (!(await answers(connection))) await sleep(20)
  return performance.now()
}

/** The server's own seat keeps PostgreSQL running, and only the server revives it. */
async function connectionTo(dataDir: string): Promise<pg.PoolConfig> {
  const attached = await startPostgres({ dataDir, log: quiet })
  await attached.stop()
  return attached.connection
}

/**
 * A production server on the embedded PostgreSQL with its usual durability, both in a folder of
 * their own. It is the server, not the drill, that brings the database back.
 */
export async function openEmbedded(program: string, more: Record<string, string> = {}) {
  const dataDir = more.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'dara-drill-')))
  // The embedded server runs under another account than root, which must reach its folder.
  await chmod(dataDir, 0o711)
  const env = { ...environmentOf(dataDir), WORKER: 'on', ...more }
  const server = await startProgram(program, env)
  const port = Number(/http:\/\/[\w.]+:(\d+)/.exec(server.said)?.[1])
  const connection = await connectionTo(dataDir)
  const db = await openDatabase(connection, { log: quiet, max: 2 })
  const keys = await deriveKeys(readConfig(env))
  const close = async () => {
    await db.close()
    await server.stop()
    if (!more.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  }
  return {
    ...server,
    dataDir,
    port,
    db,
    addPeople: peopleAdder(db, openPasswords(keys.pepper)),
    signal: signaller(dataDir),
    accepts: returnWatcher(connection),
    close,
  }
}

export type Embedded = Awaited<ReturnType<typeof openEmbedded>>
