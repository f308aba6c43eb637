import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { fillMarket } from './fill.ts'

export type Market = {
  db: Database
  dataDir: string
  socketFolder: string
  postmaster: number
  close: () => Promise<void>
}

/** Nothing in it need survive; what reading costs is the same. */
const settings = { fsync: 'off', synchronous_commit: 'off', max_connections: '60' }

async function postmasterIn(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

/** A new data folder, or the one to keep. */
export async function temporaryFolder(kept?: string): Promise<string> {
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'dara-bench-')))
  await mkdir(dataDir, { recursive: true })
  // As root the server runs under another account, which must reach the folder.
  await chmod(dataDir, 0o711)
  return dataDir
}

/** A database with so many ads, thrown away at the end unless `kept` names a folder for it. */
export async function openMarket(ads: number, kept?: string): Promise<Market> {
  const dataDir = await temporaryFolder(kept)
  const server = await startPostgres({ dataDir, log: quiet, settings })
  const db = await openDatabase(server.connection, { log: quiet, max: 2, statementTimeout: 0 })
  const stamp = join(dataDir, `ads-${ads}`)
  const isFull = await readFile(stamp).then(
    () => true,
    () => false,
  )
  const close = async () => {
    await db.close()
    await server.stop()
    if (!kept) await rm(dataDir, { recursive: true, force: true })
  }
  const fill = () => fillMarket(db, ads).then(() => writeFile(stamp, ''))
  if (!isFull) {
    await fill().catch(async (error: unknown) => {
      await close()
      throw error
    })
  }
  const socketFolder = server.connection.host ?? ''
  return { db, dataDir, socketFolder, postmaster: await postmasterIn(dataDir), close }
}
