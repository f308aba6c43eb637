import { parseArgs } from 'node:util'
import { openMarket } from './market/make.ts'
import { measureSearch } from './measure.ts'
import { cores, pin } from './processes.ts'
import { printReport } from './report.ts'

const { values } = parseArgs({
  options: {
    ads: { type: 'string', default: '100000' },
    /** Of each measurement; the whole stays under five minutes at 100,000 ads. */
    seconds: { type: 'string', default: '8' },
    /** A folder that keeps the database for the next run. */
    keep: { type: 'string' },
    /** The beginning of what is measured, for a quick look: page, with, suggestions, one. */
    only: { type: 'string', default: '' },
  },
})

const ads = Number(values.ads)
const started = performance.now()
const isAlone = pin(process.pid, cores.asking)
console.log(`Making ${ads.toLocaleString('en')} ads …`)
const market = await openMarket(ads, values.keep)
const made = (performance.now() - started) / 1000
console.log(`… after ${made.toFixed(0)} s. Measuring …`)
try {
  pin(market.postmaster, cores.measured)
  printReport(await measureSearch(market, { seconds: Number(values.seconds), only: values.only }))
  console.log(
    isAlone
      ? 'Server and PostgreSQL on one core, eight connections from another.'
      : 'Not pinned to cores: the figures mix who asks with who answers.',
  )
} finally {
  await market.close()
}
