import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAllTables } from '#test/backups/every-table.ts'
import { filesOf } from '#test/backups/stored-files.ts'
import { type Env, type NewSite, newSite, runCommand } from './backup-sites.ts'
import { type Goal, goal } from './goals.ts'

async function changeFile(
  folder: string,
  ending: string,
  change: (path: string) => Promise<unknown>,
) {
  const names = await readdir(join(folder, 'backups'))
  await change(join(folder, 'backups', names.find((name) => name.endsWith(ending)) ?? ''))
}

async function flipBit(path: string) {
  const bytes = await readFile(path)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = bytes[at]! ^ 1
  await writeFile(path, bytes)
}

const cut = async (path: string) => truncate(path, (await readFile(path)).length - 1)

/** Nothing may have been written: neither a table nor a file. */
async function isRefused(folder: string, env: Env): Promise<boolean> {
  const site = await newSite(env)
  try {
    const { code } = await runCommand('tools/backups/restore.ts', [folder], site.env)
    const files = Object.keys(await filesOf(join(site.dataDir, 'media')))
    const tables = await site.withDatabase((db) => findAllTables(db.pool))
    return code === 1 && files.length === 0 && tables.length === 0
  } finally {
    await site.remove()
  }
}

/** Backups that cannot be used, each a copy of a good one. */
export async function refuseDamaged(folder: string, env: Env): Promise<Goal[]> {
  const key = randomBytes(32).toString('base64')
  const copies: [string, (copy: string) => Promise<Env>][] = [
    ['cut', (copy) => changeFile(copy, '.database', cut).then(() => env)],
    ['damaged', (copy) => changeFile(copy, '.manifest', flipBit).then(() => env)],
    ['of another key', async () => ({ ...env, BACKUP_KEY: key })],
    ['of a site with other keys', async () => ({ ...env, ENCRYPTION_KEY: key })],
  ]
  const goals: Goal[] = []
  for (const [what, change] of copies) {
    const copy = await mkdtemp(join(tmpdir(), 'dara-drill-'))
    await cp(folder, copy, { recursive: true })
    const isMet = await isRefused(copy, await change(copy))
    goals.push(goal(`refused with nothing written: ${what}`, isMet ? 1 : 0, { exactly: 1 }))
    await rm(copy, { recursive: true })
  }
  return goals
}

/** As if a later release had made it. */
export async function refuseNewer(site: NewSite, folder: string, env: Env): Promise<Goal> {
  await site.withDatabase((db) =>
    db.pool.query(`insert into schema_migrations values ('9999_later.sql', 'x')`),
  )
  await runCommand('tools/backups/backup.ts', [folder], site.env)
  const isMet = await isRefused(folder, env)
  return goal('refused with nothing written: of a newer release', isMet ? 1 : 0, { exactly: 1 })
}
