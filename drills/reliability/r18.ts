import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { remoteClient } from '../support/remote-client.ts'
import { type Goal, goal, percentile, timed } from '../support/goals.ts'
import { type TimedAnswer, openTraffic } from '../support/mixed-traffic.ts'
import { askSteadily } from '../support/open-loop.ts'
import { beginProgram, type Program } from '../support/programs.ts'
import { type DrillServer, type DrillEnvironment, openEnvironment } from '../support/environment.ts'

export const title =
  'a column, its values and its index added by three migrations while ads are read and written'

/** ADS=2000 RATE=50 rehearses it in small. */
const ads = Number(process.env.ADS ?? 100_000)
const perSecond = Number(process.env.RATE ?? 200)
const adsAtOnce = 500
const password = 'mint tea'
const killAfterMs = 400
const maxWaitMs = 120_000
const settleMs = 5_000
/** Long enough that the request that starts a process of its own is less than one in a hundred. */
const bothMs = 60_000

/**
 * What a release that only adds would bring: a column without a default to compute, its values some
 * rows a statement with a pause after each, an index without a lock. Each may be begun again.
 */
const release: Record<string, string> = {
  column: 'alter table properties add column if not exists drilled_at timestamptz;',
  // On one line: a file without a transaction is cut into statements at the ends of lines.
  values: [
    '-- no transaction: in batches, so that no ad is locked for long\n',
    'do $$ declare filled integer; begin loop',
    'update properties set drilled_at = created_at where id in (',
    'select id from properties where drilled_at is null limit 200 for update skip locked);',
    'get diagnostics filled = row_count; commit; exit when filled = 0; perform pg_sleep(0.02); end loop; end $$;\n',
  ].join(' '),
  index: `-- no transaction: concurrently
drop index concurrently if exists properties_drilled;
create index concurrently properties_drilled on properties (drilled_at);
`,
}

/** The next release: this program with three more migrations, in its own folder. */
async function makeNextRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-drill-release-'))
  for (const name of await readdir('.')) {
    if (name !== 'db') await symlink(resolve(name), join(folder, name))
  }
  await cp('db', join(folder, 'db'), { recursive: true })
  const migrations = join(folder, 'db/migrations')
  const last = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).length
  for (const [at, [name, text]] of Object.entries(release).entries()) {
    const number = String(last + at + 1).padStart(4, '0')
    await writeFile(join(migrations, `${number}_drill_${name}.sql`), text)
  }
  return folder
}

async function fill(environment: DrillEnvironment) {
  const { db } = environment
  const gazetteer = await readGazetteer(db.kysely)
  const catalogue = await readCatalogue(db.kysely)
  const accounts = await addAccounts(db, 20)
  const given = { gazetteer, catalogue, accounts, now: new Date() }
  const all = generateAds(ads, 18, given)
  for (let at = 0; at < all.length; at += adsAtOnce) {
    await postAds(db, all.slice(at, at + adsAtOnce))
  }
  // This PostgreSQL does not do so by itself, and a plan that knows no counts takes seconds.
  await db.pool.query('vacuum analyze')
}

const countApplied = async ({ db }: DrillEnvironment) => {
  const like = "select count(*)::int as n from schema_migrations where name ~ '_drill_'"
  return (await db.pool.query(like)).rows[0].n as number
}

type Migrated = { next: Program; appliedAtKill: number }

/** The new release migrates as it starts: killed in the middle, then started again. */
async function startNextRelease(environment: DrillEnvironment, folder: string): Promise<Migrated> {
  const begin = () => beginProgram('drills/support/server.ts', environment.env, folder)
  const killed = begin()
  const ended = killed.untilReady().catch(() => undefined)
  for (const end = Date.now() + maxWaitMs; Date.now() < end; await sleep(20)) {
    if ((await countApplied(environment)) > 0) break
  }
  await sleep(killAfterMs)
  await killed.kill()
  await ended
  const appliedAtKill = await countApplied(environment)
  return { next: await begin().untilReady(), appliedAtKill }
}

/** A release that only adds gives no value to ads that are posted once its values are there. */
async function stateOf({ db }: DrillEnvironment) {
  const { rows } = await db.pool.query(
    `select
      (select count(*)::int from schema_migrations where name ~ '_drill_') as applied,
      (select count(*)::int from properties where drilled_at is null and created_at <
        (select applied_at - interval '10 seconds' from schema_migrations
          where name ~ '_drill_values')) as missing,
      (select count(*)::int from pg_index where indexrelid = 'properties_drilled'::regclass
        and indisvalid) as valid`,
  )
  return rows[0] as { applied: number; missing: number; valid: number }
}

function answerGoals(what: string, answers: readonly TimedAnswer[]): Goal[] {
  const bad = answers.filter(({ status }) => status === 0 || status >= 500)
  const kinds = new Set(bad.map(({ kind, status }) => `${kind} ${status}`))
  if (bad.length > 0) console.log(`  ${what}: ${[...kinds].join(', ')}`)
  const waits = answers.map(({ tookMs }) => tookMs)
  const slowest = answers.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, 5)
  const told = slowest.map(({ kind, tookMs }) => `${kind} ${tookMs.toFixed(0)} ms`)
  console.log(`  ${what}: slowest ${told.join(', ')}`)
  return [
    goal(`${what}: reset, not answered or 5xx, of ${answers.length}`, bad.length, { exactly: 0 }),
    goal(`${what}: p99`, percentile(waits, 0.99), { atMost: 500, unit: 'ms' }),
  ]
}

async function openCrowd(environment: DrillEnvironment, port: number) {
  const emails = (await environment.addPeople(20)).map(({ email }) => email ?? '')
  return openTraffic(
    remoteClient(port, async () => []),
    { emails, password },
  )
}

type Crowd = Awaited<ReturnType<typeof openCrowd>>

/** Old and new release at once, on the schema that both know. */
async function serveBoth(environment: DrillEnvironment, next: Program): Promise<Crowd> {
  const port = Number(/http:\/\/[\w.]+:(\d+)/.exec(next.said)?.[1])
  const crowd = await openCrowd(environment, port)
  const load = askSteadily(Math.ceil(perSecond / 6), crowd.ask)
  await sleep(bothMs)
  await load.stop()
  await next.stop()
  return crowd
}

async function perform(
  environment: DrillEnvironment,
  folder: string,
  old: DrillServer,
): Promise<Goal[]> {
  await environment.db.kysely
    .updateTable('subscription_packages')
    .set({ slots: 1_000_000 })
    .execute()
  const { took: fillMs } = await timed(() => fill(environment))
  console.log(`  ${ads} ads after ${(fillMs / 1000).toFixed(0)} s; ${perSecond} requests/s`)
  const crowd = await openCrowd(environment, old.port)
  const load = askSteadily(perSecond, crowd.ask)
  await sleep(settleMs)
  const begin = Date.now()
  const { next, appliedAtKill } = await startNextRelease(environment, folder)
  const end = Date.now()
  console.log(`  migrated in ${((end - begin) / 1000).toFixed(1)} s, killed once`)
  const newcomers = await serveBoth(environment, next)
  await load.stop()
  const state = await stateOf(environment)
  const findings = await checkConsistency(environment.db.kysely)
  const during = crowd.answers.filter(({ at }) => at >= begin && at <= end)
  const after = crowd.answers.filter(({ at }) => at > end)
  return [
    goal('migrations applied when it was killed', appliedAtKill, { atLeast: 1, atMost: 2 }),
    goal('migrations applied', state.applied, { exactly: Object.keys(release).length }),
    goal('rows from before without their value', state.missing, { exactly: 0 }),
    goal('the index is valid', state.valid, { exactly: 1 }),
    ...answerGoals('old release as it migrates', during),
    ...answerGoals('old beside new', after),
    ...answerGoals('new beside old', newcomers.answers),
    ...findings.map(({ what, count }) => goal(what, count, { exactly: 0 })),
  ]
}

export async function run(): Promise<Goal[]> {
  const environment = await openEnvironment({ isDurable: true })
  const folder = await makeNextRelease()
  try {
    const old = await environment.startServer()
    return await perform(environment, folder, old).finally(old.stop)
  } finally {
    await environment.close()
    await rm(folder, { recursive: true, force: true })
  }
}
