import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNode } from './node-version.ts'
import { runProgram } from './program.ts'
import * as tally from './testing/tally.ts'

requireNode()

const { findBrowser } = await import('./testing/browser.ts')

const folder = await mkdtemp(join(tmpdir(), 'dara-journeys-'))
// As root the embedded database runs under another account, which must reach its folder.
await chmod(folder, 0o711)

const nothing: tally.Tally = { passed: 0, failed: 0, skipped: 0 }

/** Stories that failed and passed when they were repeated: to be mended like a failure. */
const again: string[] = []
const failures: string[] = []
const unitDurations: tally.Duration[] = []
const journeyDurations: tally.Duration[] = []

async function reportIn<Report>(name: string): Promise<Report | undefined> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Report)
}

async function runUnit(): Promise<tally.Tally> {
  const file = join(folder, 'unit.json')
  const command = `vitest run --reporter=default --reporter=json --outputFile.json=${file}`
  // Files with a process of their own share what the first of them compiles.
  const env = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const { code } = await runProgram(command, { show: true, env })
  const report = await reportIn<tally.VitestReport>('unit.json')
  if (report) {
    failures.push(...tally.failuresOfVitest(report))
    unitDurations.push(...tally.durationsOfVitest(report))
  }
  return tally.honest(report ? tally.tallyOfVitest(report) : nothing, code)
}

async function runJourneys(): Promise<tally.Tally> {
  const { code } = await runProgram('playwright test --reporter=list,json', {
    show: true,
    env: {
      CHROMIUM_PATH: await findBrowser(),
      JOURNEYS_DATA_DIR: join(folder, 'data'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'journeys.json'),
    },
  })
  const report = await reportIn<tally.JourneyReport>('journeys.json')
  if (report) {
    again.push(...tally.secondTries(report))
    failures.push(...tally.failuresOfJourneys(report))
    journeyDurations.push(...tally.durationsOfJourneys(report))
  }
  return tally.honest(report ? tally.tallyOfJourneys(report) : nothing, code)
}

async function attempt(run: () => Promise<tally.Tally>): Promise<tally.Tally> {
  return run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { ...nothing, failed: 1 }
  })
}

const unit = await attempt(runUnit)
const journeys = await attempt(runJourneys)
await rm(folder, { recursive: true, force: true })
const total = tally.sumOf([unit, journeys])
process.exitCode = total.failed === 0 ? 0 : 1

function print(heading: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${heading}:\n  ${lines.join('\n  ')}`)
}

print('the ten slowest files of unit tests', tally.slowest(unitDurations, 10))
print('the ten slowest journeys', tally.slowest(journeyDurations, 10))
print('needed a second try', again)
print('failed', failures)
console.log(`\n${tally.plainLine(total)}`)
