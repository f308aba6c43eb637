import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { generateAds, postAds } from '#test/generated-ads.ts'
import { asker } from '#test/people.ts'
import { vacuum } from '#test/plans.ts'
import { remoteClient } from '../drills/support/remote-client.ts'
import { type DrillEnvironment, withServer } from '../drills/support/environment.ts'
import { cores, pin } from './processes.ts'
import { familyOf, processorClock } from './processor-time.ts'
import { yardstick } from './yardstick.ts'

/** Ads of the account that posts. */
const ownAds = 5_000
/** The cores swing within a minute, so each question is measured in blocks. */
const blocks = 9
const rounds = 40
/** A server that has run for a while: until then it compiles what it runs. */
const warmUp = 1_000
/** More than the benchmark makes. */
const slots = 1_000_000

type Work = (at: number) => Promise<{ status: number }>

/** The process whose children serve our connections. */
async function postmasterOf({ db }: DrillEnvironment): Promise<number> {
  const { rows } = await db.pool.query('select pg_backend_pid() as pid')
  return Number(readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
}

async function repeat(work: Work, from: number, times: number) {
  for (let at = from; at < from + times; at += 1) {
    const { status } = await work(at)
    if (status >= 300) throw new Error(`answered ${status}`)
  }
}

/** An agency's stock: packages, and days that end. */
async function fill({ db }: DrillEnvironment, account: number) {
  const [gazetteer, catalogue] = [await readGazetteer(db.kysely), await readCatalogue(db.kysely)]
  const given = { gazetteer, catalogue, accounts: [account], now: new Date() }
  const ads = generateAds(ownAds, 7, given).map((ad) => ({ ...ad, accountId: account }))
  await postAds(db, ads)
  await db.pool.query(`
    update properties p
    set end_date = current_date + 1 + p.id % 60,
      package_id = (
        select max(id) from subscription_packages where ad_type_id = p.ad_type_id and price = 0)`)
  await db.kysely.updateTable('subscription_packages').set({ slots }).execute()
  // Accounts that nobody has verified may not make so many ads.
  await db.kysely.updateTable('accounts').set({ verified: true }).execute()
  await vacuum(db)
}

/** What the warm-up made leaves its package, as if each ad were one of few. */
async function settle({ db }: DrillEnvironment) {
  await db.pool.query(`
    update properties set state = 'closed', package_id = null where reference_id like 'bench-%'`)
  await vacuum(db)
}

type Question = { name: string; limit: number; work: Work }

function questionsOf(ask: ReturnType<typeof asker>, token: string): Question[] {
  const list = (query: string) => () => ask('GET', `/properties/my-properties${query}`, { token })
  const statistics = () => ask('GET', '/auth/statistics', { token })
  const create = (at: number) =>
    ask('POST', '/properties', {
      token,
      body: postedAd({ referenceId: `bench-${at}` }),
      headers: { 'idempotency-key': `bench-${at}` },
    })
  return [
    { name: 'my properties, first page', limit: 10, work: list('?limit=5&page=1') },
    { name: 'my properties, page 500', limit: 10, work: list('?limit=5&page=500') },
    { name: 'my properties, live ones', limit: 10, work: list('?state=live') },
    { name: 'my properties, a reference', limit: 10, work: list('?search=4711') },
    { name: 'statistics', limit: 10, work: statistics },
    { name: 'an ad made', limit: 15, work: create },
  ]
}

type Block = { server: number; database: number; sum: number }

async function measure({ work }: Question, pids: readonly number[]): Promise<Block[]> {
  const measured: Block[] = []
  for (let block = 0; block < blocks; block += 1) {
    const clocks = pids.map(processorClock)
    await repeat(work, warmUp + block * rounds, rounds)
    const [server = 0, database = 0] = clocks.map((clock) => clock() / rounds)
    measured.push({ server, database, sum: server + database })
  }
  return measured.toSorted((one, other) => one.sum - other.sum)
}

/** The middle one of the blocks, and the quickest. */
function print({ name, limit }: Question, sorted: readonly Block[]) {
  const { server, database, sum } = sorted[Math.floor(blocks / 2)]!
  const figures = [server, database, sum, sorted[0]!.sum]
  const parts = figures.map((figure) => figure.toFixed(2).padStart(9)).join('')
  const verdict = sum <= limit ? 'met' : 'NOT met'
  console.log(`${name.padEnd(32)}${parts}${String(limit).padStart(7)}  ${verdict}`)
}

await withServer(
  async (server, environment) => {
    const [person] = await environment.addPeople(1)
    await fill(environment, person!.id)
    const body = { email: person!.email, password: 'mint tea' }
    const entered = await asker(server.site)('POST', '/auth/login', { body })
    const postmaster = await postmasterOf(environment)
    for (const pid of [server.pid, ...familyOf(postmaster)]) pin(pid, cores.measured)
    pin(process.pid, cores.asking)
    console.log(`\nThe yardstick takes ${yardstick().toFixed(0)} ms of this processor.`)
    console.log(`\n${'CPU ms, of 5,000 ads'.padEnd(33)}  server database     sum quickest limit`)
    const agent = new Agent({ keepAlive: true })
    const ask = asker(remoteClient(server.port, async () => [], agent))
    for (const question of questionsOf(ask, entered.body.data.token)) {
      await repeat(question.work, 0, warmUp)
      await settle(environment)
      print(question, await measure(question, [server.pid, postmaster]))
    }
    agent.destroy()
    console.log(`\nThe yardstick takes ${yardstick().toFixed(0)} ms of this processor.`)
  },
  { RATE_LIMITS: 'off' },
)
