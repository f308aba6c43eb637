import { readGazetteer } from '#features/reference/places/actions.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { generateAds, postAds } from '#test/generated-ads.ts'
import { asker } from '#test/people.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  withServer,
} from '../drills/support/environment.ts'
import { drawnPhotos, type Photo, type Sending, sendPhotos } from './photos/send.ts'
import { askSteadily } from './photos/steady.ts'
import { percentile } from './replay.ts'

/** Photos of 12 megapixels. */
const count = 20
const ads = 5_000
/** Limits: seconds, and how much slower a search may become. */
const limits = { firstSize: 15, allSizes: 60, search: 2 }
/** Seconds of searches while nothing is sent, as many before as after. */
const idleSeconds = 30

async function fill({ db }: DrillEnvironment, account: number) {
  const [gazetteer, catalogue] = [await readGazetteer(db.kysely), await readCatalogue(db.kysely)]
  const given = { gazetteer, catalogue, accounts: [account], now: new Date() }
  await postAds(db, generateAds(ads, 7, given))
  await db.pool.query('vacuum analyze')
}

async function enter({ site }: DrillServer, email: string): Promise<string> {
  const body = { email, password: 'mint tea' }
  const { body: said } = await asker(site)('POST', '/auth/login', { body })
  return said.data.token
}

const p95 = (waits: readonly number[]) => percentile(waits, 0.95)

const line = (name: string, figures: string, isMet: boolean) =>
  console.log(`${name.padEnd(40)}${figures.padStart(12)}  ${isMet ? 'met' : 'NOT met'}`)

function report(sent: Sending, idle: readonly number[]) {
  const { firstSize, allSizes } = sent
  console.log(`\n${count} photos of 4000 × 3000, three at a time, ${ads} ads, 20 searches a second`)
  const within = (seconds: number, limit: number) => `${seconds.toFixed(1)} of ${limit}`
  line('first size of all, s', within(firstSize, limits.firstSize), firstSize <= limits.firstSize)
  line('all sizes of all, s', within(allSizes, limits.allSizes), allSizes <= limits.allSizes)
  const { spent } = sent
  console.log(
    `of processor, searches too: ${spent.firstSize.toFixed(1)} s, ${spent.allSizes.toFixed(1)} s`,
  )
  for (const [name, waits] of Object.entries(sent.waits)) {
    const times = p95(waits) / p95(idle)
    const figures = `${times.toFixed(2)} of ${limits.search}`
    line(`search p95 ${name}, times idle`, figures, times < limits.search)
  }
  const all = { idle, ...sent.waits }
  for (const [name, waits] of Object.entries(all)) {
    const figures = [percentile(waits, 0.5), p95(waits)].map((wait) => wait.toFixed(1)).join(', ')
    console.log(`search p50, p95 ${name}, ms: ${figures} (${waits.length} searches)`)
  }
}

async function measure(
  server: DrillServer,
  environment: DrillEnvironment,
  photos: readonly Photo[],
) {
  const [person] = await environment.addPeople(1)
  await fill(environment, person!.id)
  const origin = `http://127.0.0.1:${server.port}`
  const token = await enter(server, person!.email!)
  // The engine compiles what is hot before anything is measured.
  await askSteadily(origin).stopAfter(idleSeconds)
  const before = await askSteadily(origin).stopAfter(idleSeconds)
  const sent = await sendPhotos({ origin, token, pid: server.pid }, photos)
  const after = await askSteadily(origin).stopAfter(idleSeconds)
  report(sent, [...before, ...after])
}

const photos = await drawnPhotos(count)
await withServer((server, environment) => measure(server, environment, photos), {
  RATE_LIMITS: 'off',
})
