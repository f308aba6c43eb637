import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import type { Story } from './journeys/story.ts'
import { hasRealAds } from './test/real-ads.ts'

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

/** Set by whoever has a server running already: single stories then begin at once. */
const isRunning = process.env.JOURNEYS_PORT !== undefined

// The workers read this file too and must find the same servers and their data.
process.env.JOURNEYS_PORT ??= String(await freePort())
process.env.ARCHIVE_PORT ??= String(await freePort())
process.env.JOURNEYS_DATA_DIR ??= '.data/journeys'

const addressOf = (port: string) => `http://127.0.0.1:${port}`

/** One site of the stories: the demo, or the archive with real ads alone. */
function site(port: string, env: Record<string, string>) {
  return {
    command: `"${process.execPath}" tools/start.ts`,
    url: `${addressOf(port)}/readyz`,
    timeout: 240_000,
    reuseExistingServer: isRunning,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      // A story that asks the API after a pause must not meet a connection that is just being closed.
      KEEP_ALIVE_SECONDS: '600',
      ...env,
    },
  }
}

/** What keeps Chromium from calling home, and lets it start as root. */
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Each story begins with an empty page, after which Chromium would start another process for the site, and
  // compile all scripts anew: half a second of processor time for each story.
  '--process-per-site',
  // A page of a story lives for seconds: what its scripts gain by being optimized costs more than it brings.
  '--js-flags=--no-opt --no-maglev --single-threaded',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const { CHROMIUM_PATH: executablePath } = process.env

/**
 * Stories that letters, words and directions decide are told in both languages, and those that are told by the
 * keyboard alone: arrows and the order of the stops follow the direction.
 */
const toldInBoth = [
  'accessibility.journey.ts In one language',
  'ad-page/gallery',
  'calculators',
  'cards/',
  'filters/panels',
  'first-screen/form-drawing',
  'first-screen/languages',
  'first-screen/navigation',
  'layout',
  'people/two-languages',
  'statistics/',
  'visitor.journey',
  'without-scripts',
  '.*keyboard alone',
]

const tellsAllInBoth = process.env.CLICKS_SEED !== undefined || process.env.STORIES === 'all'

/**
 * Of all other stories each language tells about every second one of each file, those whose names have
 * an even number of characters or an odd one: what is told in the other language runs the same code.
 */
function toldIn(language: 'en' | 'ar'): RegExp[] {
  if (tellsAllInBoth) return [/./]
  const inBoth = new RegExp(`^${language} (${toldInBoth.join('|')})`)
  return [inBoth, language === 'en' ? /^(..)*$/s : /^.(..)*$/s]
}

/** The story of the real ads has a site of its own and is told in both languages by itself. */
const archive = 'archive.journey.ts'
process.env.ARCHIVE_DATA_DIR ??= `${process.env.JOURNEYS_DATA_DIR}-archive`
const archiveKeys = {
  ENCRYPTION_KEY: Buffer.alloc(32, 'archive').toString('base64'),
  PASSWORD_PEPPER: Buffer.alloc(32, 'pepper').toString('base64'),
  RATE_LIMITS: 'off',
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
}

export default defineConfig<Story>({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  // Two leave a fifth of two cores idle: stories wait for timers and for the site.
  workers: 3,
  // A story that needed its second try is named in the list as flaky, to be mended like a failure.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    actionTimeout: 60_000,
    baseURL: addressOf(process.env.JOURNEYS_PORT),
    // A new context compiles all scripts anew; `resetContext` of journeys/story.ts says what is emptied.
    reuseContext: true,
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Dubai',
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // First, so that its import runs beside the other stories.
    {
      name: 'archive',
      testMatch: archive,
      use: { baseURL: addressOf(process.env.ARCHIVE_PORT) },
    },
    {
      name: 'en',
      testIgnore: archive,
      grep: toldIn('en'),
      use: { language: 'en', locale: 'en-AE' },
    },
    {
      name: 'ar',
      testIgnore: archive,
      grep: toldIn('ar'),
      use: { language: 'ar', locale: 'ar-AE' },
    },
  ],
  webServer: [
    site(process.env.JOURNEYS_PORT, { DATA_DIR: process.env.JOURNEYS_DATA_DIR, DEMO: 'on' }),
    ...(hasRealAds
      ? [
          site(process.env.ARCHIVE_PORT, {
            DATA_DIR: process.env.ARCHIVE_DATA_DIR,
            DEMO: 'off',
            PUBLIC_URL: addressOf(process.env.ARCHIVE_PORT),
            ...archiveKeys,
          }),
        ]
      : []),
  ],
})
