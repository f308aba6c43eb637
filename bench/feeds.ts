import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import type { Dialect } from '#features/feeds/formats/contract.ts'
import { readFeed } from '#features/feeds/formats/actions.ts'
import { createAdMapper } from '#features/feeds/formats/rules.ts'
import { seedFixtures } from '#test/seed-fixtures.ts'
import { makeFeed } from './feed-files/make.ts'

/** Each in its own process, so that its memory is its own. */
const cases: [Dialect, number][] = [
  ['bayut', 5_000],
  ['property-finder', 5_000],
  ['csv', 50_000],
  ['ndjson', 50_000],
  ['bayut', 50_000],
]

const megabyte = 1024 * 1024
const [, , file] = process.argv

if (file) await readAll(file)
else await measure()

async function readAll(path: string): Promise<void> {
  const map = createAdMapper({ ...seedFixtures(), linkHosts: defaultLinkHosts })
  const before = process.memoryUsage().rss
  const spent = process.cpuUsage()
  const started = performance.now()
  let [ads, faults] = [0, 0]
  for await (const item of readFeed(createReadStream(path))) {
    ads++
    faults += 'ad' in item ? map(item.ad).faults.length : 1
  }
  const seconds = (performance.now() - started) / 1_000
  const { user, system } = process.cpuUsage(spent)
  const grown = process.resourceUsage().maxRSS / 1024 - before / megabyte
  const rate = Math.round(ads / seconds)
  const cpu = ((user + system) / 1e6).toFixed(1)
  console.log(
    `${ads} ads, ${faults} faults, ${seconds.toFixed(1)} s (CPU ${cpu} s), ${rate} ads/s, +${grown.toFixed(0)} MB`,
  )
}

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-feeds-'))
  const fixtures = seedFixtures()
  try {
    for (const [dialect, count] of cases) {
      const path = join(folder, `${dialect}-${count}`)
      await makeFeed(path, { dialect, count, fixtures })
      const { size } = await stat(path)
      const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, path], {
        encoding: 'utf8',
      })
      const said = `${stdout}${stderr}`.trim()
      console.log(`${dialect.padEnd(16)} ${(size / megabyte).toFixed(0).padStart(4)} MB: ${said}`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
