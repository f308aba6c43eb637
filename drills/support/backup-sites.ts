import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import { migrate } from '#platform/migrate.ts'
import { startPostgres } from '#platform/postgres/postgres.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import { openStorage } from '#platform/media/media.ts'
import { addRegistrationPhotos } from '#test/files/site-photos.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { quiet } from '#test/throwaway-postgres.ts'

export type Env = Record<string, string>

/** The most memory that a process has had, in megabytes; 0 where the system does not tell. */
async function peakMemoryOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(text)?.[1] ?? 0) / 1024
}

export type Ran = { code: number; said: string; tookSeconds: number; peakMegabytes: number }

/** Runs a command of ours to its end. */
export async function runCommand(file: string, given: string[], env: Env): Promise<Ran> {
  const begun = performance.now()
  const child = spawn(process.execPath, [file, ...given], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let peakMegabytes = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => (said += piece))
  }
  const look = setInterval(async () => {
    peakMegabytes = Math.max(peakMegabytes, await peakMemoryOf(child))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(look)
  return { code: code ?? 1, said, tookSeconds: (performance.now() - begun) / 1000, peakMegabytes }
}

/** A place with its own embedded database and the keys of `env`, with nothing in it. */
export async function newSite(env: Env) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dara-drill-'))
  // As root the database runs under another account, which must reach the folder.
  await chmod(dataDir, 0o711)
  const own = { ...env, DATABASE_URL: '', DATA_DIR: dataDir }
  const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const server = await startPostgres({ dataDir, log: quiet })
    const db = await openDatabase(server.connection, { log: quiet, max: 2, statementTimeout: 0 })
    return work(db).finally(() => db.close().then(server.stop))
  }
  const remove = () => rm(dataDir, { recursive: true, force: true })
  return { env: own, dataDir, withDatabase, remove }
}

export type NewSite = Awaited<ReturnType<typeof newSite>>

/** Ads written at a time. */
const batchSize = 1_000

/** A database of this release with so many ads, in search as well. */
export async function addAds(db: Database, count: number): Promise<void> {
  await migrate(db.pool, 'db/migrations')
  await seedLookups(db, 'db/seed')
  const accounts = await addAccounts(db, 200)
  const gazetteer = await readGazetteer(db.kysely)
  const given = { gazetteer, catalogue: await readCatalogue(db.kysely), accounts, now: new Date() }
  for (let from = 0; from < count; from += batchSize) {
    const batch = generateAds(Math.min(batchSize, count - from), from + 1, given)
    await postAds(
      db,
      batch.map((ad, at) => ({ ...ad, referenceId: `R-${from + at}`, sourceId: `${from + at}` })),
    )
  }
}

/** The files of the photos that registrations of a drill are sent with. */
export async function addPhotosOfForms(db: Database, dataDir: string): Promise<void> {
  await addRegistrationPhotos(db)
  const { rows } = await db.pool.query(`select id from files where purpose = 'registration'`)
  const { objects } = openStorage({ dataDir, s3: undefined })
  async function* content() {
    yield randomBytes(1_000)
  }
  for (const { id } of rows) await objects.write(`${id}-master.jpg`, content(), 'image/jpeg')
  await objects.settle()
}

/** Gives each ad an uploaded picture: its row and a file of so many random bytes. */
export async function addPictures(db: Database, dataDir: string, bytes: number): Promise<void> {
  const { rows } = await db.pool.query(`
    with named as (
      select id, left(translate(encode(sha256(('picture ' || id)::bytea), 'base64'), '+/', '-_'), 22) as file
      from properties),
    stored as (
      insert into files (id, purpose, kind, ending, width, height, bytes, claimed_for, created_at)
      select file, 'account', 'image', 'jpg', 960, 640, ${bytes}, 'properties/' || id, now()
      from named
      returning id),
    shown as (
      insert into property_images (property_id, position, file_id, width, height)
      select id, 100, file, 960, 640 from named)
    select id from stored`)
  const { objects } = openStorage({ dataDir, s3: undefined })
  async function* content() {
    yield randomBytes(bytes)
  }
  for (const [at, { id }] of rows.entries()) {
    await objects.write(`${id}-master.jpg`, content(), 'image/jpeg')
    if (at % 500 === 499) await objects.settle()
  }
  await objects.settle()
}
