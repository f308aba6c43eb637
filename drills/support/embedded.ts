import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { deriveKeys } from '#app/keys.ts'
import { readConfig } from '#app/config.ts'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { openPasswords } from '#platform/secrets/passwords.ts'
import { openDatabase } from '#platform/sql.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { startProgram } from './programs.ts'
import { environmentOf, peopleAdder } from './world.ts'

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
  const attached = await startPostgres({ dataDir, log: quiet })
  // The server's own seat keeps PostgreSQL running, and only the server revives it.
  await attached.stop()
  const db = await openDatabase(attached.connection, { log: quiet, max: 2 })
  const keys = await deriveKeys(readConfig(env))
  const addPeople = peopleAdder(db, openPasswords(keys.pepper))

  const signal = async (name: NodeJS.Signals, target: Target = 'postmaster') => {
    const [postmaster, ...others] = await postgresProcesses(dataDir)
    const pids = target === 'all' ? [postmaster, ...others] : [postmaster]
    for (const pid of pids) if (pid) process.kill(pid, name)
    return pids
  }

  /** Resolves with the moment at which the database takes a new connection and answers. */
  const accepts = async (): Promise<number> => {
    const client = new pg.Client({ ...attached.connection, connectionTimeoutMillis: 500 })
    client.on('error', () => undefined)
    const answers = await client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => true,
        () => false,
      )
    client.end().catch(() => undefined)
    if (answers) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 20))
    return accepts()
  }

  const close = async () => {
    await db.close()
    await server.stop()
    if (!more.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, dataDir, env, port, db, addPeople, signal, accepts, close }
}

export type Embedded = Awaited<ReturnType<typeof openEmbedded>>
