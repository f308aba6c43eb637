import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { superuserConnection } from '#platform/postgres/roles.ts'

type Throwaway = {
  /** With the rights that the program has. */
  connection: pg.PoolConfig
  /** With all rights, to make and drop databases. */
  administration: pg.PoolConfig
  remove(): Promise<void>
}

export const quiet = {
  info: () => undefined,
  warn: () => undefined,
  error: console.error,
}

const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  shared_buffers: '128MB',
  // Test files that share a process leave some connections until it ends.
  max_connections: '200',
  // What it happens to look at keeps a test's own vacuum from marking rows, and plans change.
  autovacuum: 'off',
}

const roomBytes = 4 * 1024 ** 3

/** In memory where there is room: each test file copies a database of a thousand files. */
async function folderOf(settings: Record<string, string>): Promise<string> {
  if (settings !== fast) return tmpdir()
  const room = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > roomBytes ? '/dev/shm' : tmpdir()
}

/**
 * A separate server in a temporary folder, fast because nothing in it need survive; with other
 * `settings` than these as durable as one in production.
 */
export const startThrowaway = async (
  settings: Record<string, string> = fast,
): Promise<Throwaway> => {
  const dataDir = await mkdtemp(join(await folderOf(settings), 'dara-test-'))
  // As root the server runs under another account, which must reach the folder.
  await chmod(dataDir, 0o711)
  const server = await startPostgres({ dataDir, log: quiet, settings })
  const remove = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const { connection } = server
  return { connection, administration: superuserConnection(connection.host ?? ''), remove }
}
