import { readFileSync } from 'node:fs'
import { readCatalogue } from '#features/catalogue/jobs.ts'
import { readGazetteer } from '#features/gazetteer/jobs.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { generateAds, postAds } from '#test/generated-ads.ts'
import { asker } from '#test/people.ts'
import { type DrillServer, type DrillWorld, withServer } from '../drills/world.ts'
import { processorClock } from './processor-time.ts'

/** Issue: an account with so many ads. */
const ownAds = 5_000
const rounds = 200
const warmUp = 100
/** More than the benchmark makes. */
const slots = 1_000_000

type Work = (at: number) => Promise<{ status: number }>

/** The process whose children serve our connections. */
async function postmasterOf({ db }: DrillWorld): Promise<number> {
  const { rows } = await db.pool.query('select pg_backend_pid() as pid')
  return Number(readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
}

async function repeat(work: Work, from: number, times: number) {
  for (let at = from; at < from + times; at += 1) {
    const { status } = await work(at)
    if (status >= 300) throw new Error(`answered ${status}`)
  }
}

async function fill({ db }: DrillWorld, account: number) {
  const [gazetteer, catalogue] = [await readGazetteer(db.kysely), await readCatalogue(db.kysely)]
  const given = { gazetteer, catalogue, accounts: [account], now: new Date() }
  const ads = generateAds(ownAds, 7, given).map((ad) => ({ ...ad, accountId: account }))
  await postAds(db, ads)
  await db.kysely.updateTable('subscription_packages').set({ slots }).execute()
  await db.pool.query('vacuum analyze')
}

type Question = { name: string; limit: number; work: Work }

function questionsOf({ site }: DrillServer, token: string): Question[] {
  const ask = asker(site)
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

await withServer(
  async (server, world) => {
    const [person] = await world.addPeople(1)
    await fill(world, person!.id)
    const body = { email: person!.email, password: 'mint tea' }
    const entered = await asker(server.site)('POST', '/auth/login', { body })
    const postmaster = await postmasterOf(world)
    console.log(`\n${'CPU ms, an account with 5,000 ads'.padEnd(36)}server  database  limit`)
    for (const { name, limit, work } of questionsOf(server, entered.body.data.token)) {
      await repeat(work, 0, warmUp)
      const clocks = [processorClock(server.pid), processorClock(postmaster)]
      await repeat(work, warmUp, rounds)
      const [ours = 0, theirs = 0] = clocks.map((clock) => clock() / rounds)
      const verdict = ours + theirs <= limit ? 'met' : 'NOT met'
      const figures = [ours, theirs].map((figure) => figure.toFixed(2).padStart(8)).join('')
      console.log(`${name.padEnd(34)}${figures}${String(limit).padStart(9)}  ${verdict}`)
    }
  },
  { RATE_LIMITS: 'off' },
)
