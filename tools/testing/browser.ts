import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runProgram } from '../program.ts'

/** A way to come by a browser: it names a program that may or may not be there. */
export type BrowserSource = { name: string; find: () => Promise<string | undefined> }

const playwrights = async () => chromium.executablePath()

/** The one without a window first: it draws the same and takes a tenth less of the processor. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
]
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const ofTheSystem = async () => [...systemPaths, macPath].find((path) => existsSync(path))

const downloaded = async () => {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' }
  await runProgram('playwright install chromium', { env, minutes: 6 })
  return playwrights()
}

const packaged = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get -q update', { env, minutes: 6 })
  const install = 'apt-get -q install -y --no-install-recommends'
  const { code } = await runProgram(`${install} chromium-headless-shell`, { env, minutes: 6 })
  if (code !== 0) await runProgram(`${install} chromium`, { env, minutes: 6 })
  return ofTheSystem()
}

const browserSources: BrowserSource[] = [
  { name: 'CHROMIUM_PATH', find: async () => process.env.CHROMIUM_PATH },
  { name: 'Playwright’s Chromium', find: playwrights },
  { name: 'the system’s Chromium or Chrome', find: ofTheSystem },
  { name: 'npx playwright install chromium', find: downloaded },
  { name: 'Debian’s Chromium', find: packaged },
]

/** A file that is there may still miss a library: only one that starts counts. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  const { code } = await runProgram([path, '--version', '--no-sandbox'], { minutes: 1 })
  return code === 0
}

/** The first browser that starts, found or installed; throws saying what to do. */
export async function findBrowser(among: BrowserSource[] = browserSources): Promise<string> {
  for (const { name, find } of among) {
    const path = await find()
    if (path && (await runs(path))) return path
    console.log(`browser: not by ${name}`)
  }
  throw new Error(
    'No browser for the journeys. Run "npx playwright install --with-deps chromium" or install ' +
      'Chromium, or set CHROMIUM_PATH to one that starts.',
  )
}
