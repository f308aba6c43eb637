import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  unlink,
} from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canEnter, findUnprivilegedAccount, wayOut } from './account.ts'
import { databaseFolderOf } from '../storage/own-places.ts'
import { findBinaries, makeShared, sharedFolder } from './binaries.ts'

export type Cluster = {
  folder: string
  socketFolder: string
  logFile: string
  native: string
  account: Account
}

/** With lc-ctype C, pg_trgm finds no trigrams in Arabic. macOS may have no C.UTF-8. */
const characters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

const initArguments = [
  ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'],
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ['--lc-collate=C', `--lc-ctype=${characters}`],
].flat()

const socketName = '.s.PGSQL.5432'

/** Bytes of a socket's path: 107 on Linux, 103 on macOS. */
const maxSocketPathLength = 103

const changeOwner = async (folder: string, { uid, gid }: NonNullable<Account>): Promise<void> => {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? changeOwner(path, { uid, gid }) : chown(path, uid, gid))
  }
}

const existingFolder = async (link: string): Promise<string | undefined> => {
  const found = await lstat(link).catch(() => undefined)
  if (!found) return undefined
  const folder = await realpath(link).catch(() => undefined)
  if (!folder) await unlink(link)
  return folder
}

/** An existing folder keeps its owner, so a start as root does not lock out its user. */
const accountOf = async (folder: string | undefined): Promise<Account> => {
  const lent = await findUnprivilegedAccount()
  if (!folder) return lent
  const { uid, gid } = await stat(folder)
  if (lent && uid !== 0) return { uid, gid }
  if (lent) await changeOwner(folder, lent)
  if (lent || uid === process.getuid?.()) return lent
  throw new Error(`${folder} belongs to another account (uid ${uid}): start as that one. ${wayOut}`)
}

type Plan = { link: string; dataDir: string; native: string; account: Account }

/** Built aside and renamed: a killed start leaves nothing, and a concurrent one uses the first. */
const createFolder = async ({ link, dataDir, native, account }: Plan): Promise<string> => {
  const inside = await canEnter(dataDir, account)
  if (!inside) await makeShared(sharedFolder)
  const made = await mkdtemp(join(inside ? dataDir : sharedFolder, 'postgres-'))
  try {
    if (account) await chown(made, account.uid, account.gid)
    const options = { ...account, cwd: made, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
    await promisify(execFile)(join(native, 'bin/initdb'), [...initArguments, made], options)
    await (inside ? rename(made, link) : symlink(made, link))
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (!(await existingFolder(link))) throw error
  }
  return realpath(link)
}

const checkVersion = async (folder: string, native: string): Promise<void> => {
  const folders = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  const { stdout } = await promisify(execFile)(join(native, 'bin/postgres'), ['--version'])
  const programs = stdout.match(/(\d+)\.\d+/)?.[1]
  if (folders === programs) return
  throw new Error(
    `${folder} was made by PostgreSQL ${folders}, installed is ${programs}. ${wayOut}`,
  )
}

/** Predictable for other processes, and refused when somebody else has created it. */
const shortFolder = async (folder: string, account: Account): Promise<string> => {
  const short = `/tmp/dara-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const owner = { uid: account?.uid ?? process.getuid?.() ?? 0, gid: account?.gid ?? -1 }
  const isNew = await mkdir(short, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (isNew && account) await chown(short, owner.uid, owner.gid)
  const found = await lstat(short)
  const trusted = found.uid === owner.uid || found.uid === process.getuid?.()
  if (!found.isDirectory() || !trusted)
    throw new Error(`${short} is not ours: remove it. ${wayOut}`)
  await chmod(short, 0o700)
  return short
}

export const prepareCluster = async (dataDir: string): Promise<Cluster> => {
  await mkdir(dataDir, { recursive: true })
  const real = await realpath(dataDir)
  const link = databaseFolderOf({ dataDir: real })
  const existing = await existingFolder(link)
  const account = await accountOf(existing)
  const native = await findBinaries(account)
  const folder = existing ?? (await createFolder({ link, dataDir: real, native, account }))
  await checkVersion(folder, native)
  const fits = Buffer.byteLength(join(folder, socketName)) <= maxSocketPathLength
  const socketFolder = fits ? folder : await shortFolder(folder, account)
  return { folder, socketFolder, native, account, logFile: join(real, 'postgres.log') }
}
