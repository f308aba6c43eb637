import { parseArgs } from 'node:util'
import { type Market, openMarket } from '../market/make.ts'
import { cores, pin } from '../processes.ts'
import { percentile } from '../replay.ts'
import { slownessOf } from '../measure.ts'
import { yardstick } from '../yardstick.ts'
import { findByIndex, type Found, matchAll, runEach, someAds, type Spent } from './measure.ts'
import { addSearches, type Mix, mixNames, removeSearches, type Saved } from './searches.ts'

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    /** All of the archive: its first are all for sale, in two emirates. */
    ads: { type: 'string', default: '60000' },
    /** One of the mixes; otherwise each. */
    mix: { type: 'string' },
    /** New ads that are compared with all searches. */
    changed: { type: 'string', default: '500' },
    /** Searches that are run one by one for an ad; all would take hours. */
    sample: { type: 'string', default: '1000' },
    /** A folder that keeps the ads for the next run. */
    keep: { type: 'string' },
  },
})

/** Milliseconds of processor time for an ad, of this program and the database together. */
const limit = 20

const warmUp = 50

/** Ads for which the sample of searches is run. */
const adsRunEach = 3

const totalOf = ({ own, database }: Spent) => own + database

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const figure = (label: string, value: number, what = 'ms') =>
  console.log(`${label.padEnd(52)} ${value.toFixed(2).padStart(12)} ${what}`)

function printFound(found: readonly Found[]): void {
  const totals = found.map(({ spent }) => totalOf(spent))
  const counts = found.map(({ ids }) => ids.length)
  figure('searches that an ad fits, mean', sumOf(counts) / counts.length, '')
  figure('searches that an ad fits, most', Math.max(...counts), '')
  figure('by the index, mean', sumOf(totals) / totals.length)
  for (const part of [0.5, 0.95, 1]) figure(`… p${part * 100}`, percentile(totals, part))
  figure(
    '… of it in the database, mean',
    sumOf(found.map((one) => one.spent.database)) / found.length,
  )
}

type Compared = { searches: readonly Saved[]; sample: number; found: readonly Found[] }

async function printEach(market: Market, ads: number[], { searches, sample, found }: Compared) {
  const step = Math.max(1, Math.floor(searches.length / sample))
  const some = searches.filter((_, at) => at % step === 0)
  const known = new Set(some.map(({ id }) => id))
  const spent: number[] = []
  for (const [at, ad] of ads.entries()) {
    const each = await runEach(market, some, ad)
    spent.push(totalOf(each.spent) / some.length)
    const byIndex = found[at]!.ids.filter((id) => known.has(id)).length
    if (byIndex !== each.ids.length) throw new Error(`ad ${ad}: ${byIndex}, ${each.ids.length}`)
  }
  const mean = sumOf(spent) / spent.length
  figure(`running every search, by ${some.length} of them`, mean * searches.length)
}

async function report(market: Market, mix: Mix): Promise<void> {
  const { db } = market
  console.log(`\n${mix}`)
  await removeSearches(db)
  const searches = await addSearches(db, mix, Number(values.searches))
  const before = await slownessOf(market)
  const changes = await someAds(market, warmUp + Number(values.changed))
  await findByIndex(market, changes.slice(0, warmUp))
  const measured = changes.slice(warmUp)
  const found = await findByIndex(market, measured)
  printFound(found)
  const all = totalOf(await matchAll(market, measured)) / measured.length
  figure('finding and noting its matches, mean', all)
  const slowness = (before + (await slownessOf(market))) / 2
  figure('this core, of its time on the core meant', slowness, '×')
  const ads = measured.slice(0, adsRunEach).map(({ propertyId }) => propertyId)
  await printEach(market, ads, { searches, sample: Number(values.sample), found })
  const scaled = all / slowness
  console.log(
    `${scaled.toFixed(1)} ms an ad there, at most ${limit}: ${scaled <= limit ? 'met' : 'NOT met'}`,
  )
}

const market = await openMarket(Number(values.ads), values.keep)
try {
  figure('yardstick', yardstick())
  pin(market.postmaster, cores.measured)
  const wanted = mixNames.filter((mix) => values.mix === undefined || mix === values.mix)
  for (const mix of wanted) await report(market, mix)
} finally {
  await removeSearches(market.db)
  await market.close()
}
