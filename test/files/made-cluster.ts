import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { quiet } from '../throwaway-postgres.ts'

/** A temporary folder that the account of the database can reach. */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `dara-${name}-`))
  await chmod(folder, 0o711)
  return folder
}

/**
 * A data folder whose database was made and has ended, until the file of tests ends: making one takes longer than
 * most tests of it, so those that need not see that start from a copy.
 */
export async function makeCluster(): Promise<string> {
  const folder = await openFolder('cluster')
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await (await startPostgres({ dataDir, log: quiet })).stop()
  return dataDir
}
