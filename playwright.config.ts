import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import type { Told } from './journeys/story.ts'

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

// The workers read this file too and must find the same server.
process.env.JOURNEYS_PORT ??= String(await freePort())
const port = process.env.JOURNEYS_PORT
const address = `http://127.0.0.1:${port}`

/** What keeps Chromium from calling home, and lets it start as root. */
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const { CHROMIUM_PATH: executablePath } = process.env

export default defineConfig<Told>({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    timezoneId: 'Asia/Dubai',
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'en', use: { language: 'en', locale: 'en-AE' } },
    { name: 'ar', use: { language: 'ar', locale: 'ar-AE' } },
  ],
  webServer: {
    command: `"${process.execPath}" tools/start.ts`,
    url: `${address}/readyz`,
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.JOURNEYS_DATA_DIR ?? '.data/journeys',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
    },
  },
})
