import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '#tools/program.ts'
import { findBrowser } from '#tools/testing/browser.ts'
import { type JourneyReport, secondTries, tallyOfJourneys } from '#tools/testing/tally.ts'
import { type Goal, goal } from '../support/goals.ts'
import { startProgram } from '../support/programs.ts'

export const title =
  'clicks and reloads at any moment on a slow machine, ten times beside busy cores'

/** Each run has other delays and other moments. */
const runs = Number(process.env.SEEDS ?? 10)

/** The stories of the slow machine, and the two that needed a second try on one. */
const stories = ['journeys/slow/', 'journeys/agents', 'journeys/sign-up']

const endless = 'for (;;) Math.random()'

/** Keeps every core busy, as another program of the same machine would. */
function startBurners(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () =>
    spawn('nice', ['-n', '5', process.execPath, '-e', endless], { stdio: 'ignore' }),
  )
}

type Site = { port: string; browser: string; folder: string }

/** One run of the stories in both languages, on a site that is running already. */
async function runStories({ port, browser, folder }: Site, seed: number): Promise<JourneyReport> {
  const file = join(folder, `run-${seed}.json`)
  const projects = ['--project=en', '--project=ar']
  await runProgram(
    ['playwright', 'test', ...stories, ...projects, '--retries=1', '--reporter=list,json'],
    {
      show: true,
      env: {
        CHROMIUM_PATH: browser,
        CLICKS_SEED: String(seed),
        JOURNEYS_PORT: port,
        ARCHIVE_PORT: port,
        JOURNEYS_DATA_DIR: join(folder, 'data'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  )
  return JSON.parse(await readFile(file, 'utf8')) as JourneyReport
}

async function runAll(site: Site): Promise<Goal[]> {
  const reports: JourneyReport[] = []
  for (let seed = 1; seed <= runs; seed += 1) {
    console.log(`run ${seed} of ${runs}`)
    reports.push(await runStories(site, seed))
  }
  const again = reports.flatMap(secondTries)
  for (const story of again) console.log(`second try: ${story}`)
  const tallies = reports.map(tallyOfJourneys)
  const sum = (name: 'passed' | 'failed') => tallies.reduce((total, one) => total + one[name], 0)
  return [
    goal('runs of the stories beside busy cores', reports.length, { exactly: runs }),
    goal('stories that failed twice', sum('failed'), { exactly: 0 }),
    goal('stories that needed a second try', again.length, { exactly: 0 }),
    goal('stories that passed', sum('passed'), { atLeast: 1 }),
  ]
}

/** The demo as anybody starts it, with the web part built. */
const startSite = (folder: string) =>
  startProgram('tools/start.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    DEMO: 'on',
    // Ten runs ask for more accounts than one address may have in an hour.
    RATE_LIMITS: 'off',
    DATA_DIR: join(folder, 'data'),
  })

async function runBesideBurners(folder: string, browser: string): Promise<Goal[]> {
  const program = await startSite(folder)
  const port = /http:\/\/[\w.]+:(\d+)/.exec(program.said)?.[1] ?? ''
  const burners = startBurners()
  try {
    return await runAll({ port, browser, folder })
  } finally {
    for (const burner of burners) burner.kill()
    await program.stop()
  }
}

export async function run(): Promise<Goal[]> {
  const browser = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'dara-clicks-'))
  // As root the embedded database runs under another account, which must reach its folder.
  await chmod(folder, 0o711)
  return runBesideBurners(folder, browser).finally(() =>
    rm(folder, { recursive: true, force: true }),
  )
}
