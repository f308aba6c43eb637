import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import { fingerprint } from '#test/backups/every-table.ts'
import { filesOf } from '#test/backups/stored-files.ts'
import { asker } from '#test/people.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { refuseDamaged, refuseNewer } from '../support/backup-refusals.ts'
import {
  addAds,
  addPhotosOfForms,
  addPictures,
  type Env,
  type NewSite,
  newSite,
  runCommand,
} from '../support/backup-sites.ts'
import { type Goal, goal } from '../support/goals.ts'
import { startProgram } from '../support/programs.ts'
import { type Acknowledged, startWriters } from '../support/site-writers.ts'
import { type DrillEnvironment, openEnvironment } from '../support/environment.ts'

export const title = 'back up while everybody writes, kill, wipe, restore; ADS=100000 is the whole'

const ads = Number(process.env.ADS ?? 2_000)
/** What a picture weighs, in kilobytes. */
const pictureKilobytes = Number(process.env.PICTURE_KB ?? 20)
/** Minutes grow with the ads: five are for 100,000. */
const maxRestoreSeconds = 300
const maxMegabytes = 500

const quickly = { atMost: maxRestoreSeconds, unit: 's' }
const none = { exactly: 0 }

type Scene = { environment: DrillEnvironment; target: string; env: Env }

const openDrillDatabase = ({ env }: DrillEnvironment) =>
  openDatabase({ connectionString: env.DATABASE_URL }, { log: quiet, max: 2, statementTimeout: 0 })

async function fill({ environment }: Scene) {
  const db = await openDrillDatabase(environment)
  await addAds(db, ads)
  await addPictures(db, environment.env.DATA_DIR, pictureKilobytes * 1_000)
  await addPhotosOfForms(db, environment.env.DATA_DIR)
  await db.kysely.updateTable('subscription_packages').set({ slots: 1_000_000 }).execute()
  await db.pool.query('vacuum analyze')
  await db.close()
}

async function until(isTrue: () => Promise<boolean> | boolean, seconds: number) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(100)) {
    if (await isTrue()) return
  }
  throw new Error(`it took more than ${seconds} s`)
}

/** A worker writes the erasure down beside the backups, as it does in production. */
async function noteErasure({ env, target }: Scene) {
  const list = join(target, 'erasures')
  const before = (await filesOf(list))[(await readdir(list))[0] ?? '']
  const worker = await startProgram('tools/worker.ts', { ...env, BACKUP_TO: target })
  await until(async () => Object.values(await filesOf(list))[0] !== before, 60)
  await worker.kill()
}

/** Writes without pause, backs up, erases an account, kills. Answers what must be there again. */
async function writeAndBackUp(scene: Scene) {
  const { environment, env, target } = scene
  const server = await environment.startServer()
  const people = await environment.addPeople(4)
  const tokens: string[] = []
  for (const { email } of people) {
    const body = { email, password: 'mint tea' }
    const answer = await asker(server.site)('POST', '/auth/login', { body })
    tokens.push(answer.body.data.token)
  }
  const [leaving = '', first = '', ...others] = tokens
  const writers = startWriters(server.site, [first, ...others])
  const { acknowledged } = writers
  await until(() => Object.values(acknowledged).every((list) => list.length >= 5), 120)
  const before = structuredClone(acknowledged)
  const backup = await runCommand('tools/backups/backup.ts', [target], env)
  const body = { password: 'mint tea' }
  const erased = await asker(server.site)('DELETE', '/auth/account', { token: leaving, body })
  await noteErasure(scene)
  await server.kill()
  await writers.stop()
  const goals = [
    goal('backup while everybody writes: ends with', backup.code, none),
    goal('… seconds', backup.tookSeconds, quickly),
    goal('… megabytes of memory', backup.peakMegabytes, { atMost: maxMegabytes }),
    goal('ads acknowledged before it began', before.ads.length, { atLeast: 5 }),
    goal('erased after it: answered with', erased.status, { exactly: 200 }),
  ]
  return { before, erasedId: people[0]!.id, goals }
}

async function countMissing(db: Database, text: string, wanted: readonly string[]) {
  const { rows } = await db.pool.query(text)
  const found = new Set(rows.map(({ key }) => key))
  return wanted.filter((key) => !found.has(key)).length
}

async function compareForms(db: Database, { registrations, messages }: Acknowledged) {
  const ofRegistrations = 'select email as key from registrations'
  const ofMessages = 'select subject as key from contact_messages'
  return [
    goal(
      'acknowledged registrations lost',
      await countMissing(db, ofRegistrations, registrations),
      none,
    ),
    goal('acknowledged messages lost', await countMissing(db, ofMessages, messages), none),
  ]
}

async function compareAcknowledged(db: Database, before: Acknowledged, dataDir: string) {
  const stored = new Set(Object.keys(await filesOf(join(dataDir, 'media'))))
  const { ads: references, files } = before
  const known = 'select reference_id as key from properties'
  const mails = `select data->>'id' as key from jobs.job
    where name in ('mail', 'refused-mail') and state < 'completed'`
  const unsent = await db.pool.query('select id from mails where sent_at is null')
  const rowsOfFiles = await db.pool.query(
    `select id || case kind when 'image' then '-master.jpg' else '.' || ending end as key from files`,
  )
  return [
    goal('acknowledged ads lost', await countMissing(db, known, references), none),
    goal(
      'acknowledged files lost',
      files.filter((id) => !stored.has(`${id}-master.jpg`)).length,
      none,
    ),
    ...(await compareForms(db, before)),
    goal(
      'mails that nobody would send',
      await countMissing(
        db,
        mails,
        unsent.rows.map(({ id }) => id),
      ),
      none,
    ),
    goal(
      'rows without their file',
      rowsOfFiles.rows.filter(({ key }) => !stored.has(key)).length,
      none,
    ),
  ]
}

async function compareErased(db: Database, erasedId: number) {
  const { rows } = await db.pool.query('select email, erased_at from accounts where id = $1', [
    erasedId,
  ])
  const isBack = rows[0]?.email !== null || rows[0]?.erased_at === null
  return goal('erased accounts that came back', isBack ? 1 : 0, none)
}

/** Whatever disagrees here must have disagreed where it was backed up. */
async function restoreAndCompare(
  scene: Scene,
  site: NewSite,
  lost: Awaited<ReturnType<typeof writeAndBackUp>>,
) {
  const restored = await runCommand('tools/backups/restore.ts', [scene.target], site.env)
  if (restored.code !== 0) console.log(restored.said)
  const goals = await site.withDatabase(async (db) => [
    ...(await compareAcknowledged(db, lost.before, site.dataDir)),
    await compareErased(db, lost.erasedId),
    ...(await checkConsistency(db.kysely)).map(({ what, count }) => goal(what, count, none)),
  ])
  return [goal('restore ends with', restored.code, none), ...goals]
}

async function rehearse(scene: Scene): Promise<{ site: NewSite; goals: Goal[] }> {
  await fill(scene)
  const lost = await writeAndBackUp(scene)
  const db = await openDrillDatabase(scene.environment)
  await db.pool.query('drop schema public cascade')
  await db.close()
  await rm(join(scene.environment.env.DATA_DIR, 'media'), { recursive: true })
  const site = await newSite(scene.env)
  const server = { ...site.env, WORKER: 'off' }
  const goals = [...lost.goals, ...(await restoreAndCompare(scene, site, lost))]
  const started = await startProgram('drills/support/server.ts', server)
  await started.stop()
  return { site, goals }
}

/** Of a site that is at rest: what comes back is equal to the byte, and how long it takes. */
async function compareAtRest(site: NewSite, folder: string, env: Env): Promise<Goal[]> {
  const before = await site.withDatabase((db) => fingerprint(db.pool))
  const backup = await runCommand('tools/backups/backup.ts', [folder], site.env)
  const verified = await runCommand('tools/backups/backup.ts', ['verify', folder], site.env)
  const other = await newSite(env)
  try {
    const restored = await runCommand('tools/backups/restore.ts', [folder], other.env)
    const after = await other.withDatabase((db) => fingerprint(db.pool))
    const files = await filesOf(join(site.dataDir, 'media'))
    const same = await filesOf(join(other.dataDir, 'media'))
    const count = Object.keys(files).length
    return [
      goal('first backup into a new target', backup.tookSeconds, { ...quickly, atMost: 600 }),
      goal('reading it back in full', verified.tookSeconds, quickly),
      goal(`restoring ${ads} ads and ${count} files`, restored.tookSeconds, quickly),
      goal('… megabytes of memory', restored.peakMegabytes, { atMost: maxMegabytes }),
      goal('tables and sequences that differ', countDiffering(before, after), none),
      goal('files that differ', countDiffering(files, same), none),
    ]
  } finally {
    await other.remove()
  }
}

type Texts = Record<string, string>

const countDiffering = (one: Texts, other: Texts) =>
  Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]).length

export async function run(): Promise<Goal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-drill-'))
  const environment = await openEnvironment()
  const env = { ...environment.env, BACKUP_KEY: randomBytes(32).toString('base64') }
  try {
    const [target, other] = [join(folder, 'nightly'), join(folder, 'other')]
    const { site, goals } = await rehearse({ environment, target, env })
    try {
      goals.push(...(await compareAtRest(site, other, env)))
      goals.push(...(await refuseDamaged(other, env)))
      return [...goals, await refuseNewer(site, other, env)]
    } finally {
      await site.remove()
    }
  } finally {
    await environment.close()
    await rm(folder, { recursive: true, force: true })
  }
}
