import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { languages } from '#i18n/language.ts'
import { temporaryFolder } from './market/make.ts'
import { startServer } from './processes.ts'

/** The folder of the npm package, which is too large to be one of ours; `CHROME_PATH` is Chromium. */
const { LIGHTHOUSE: folder = '' } = process.env
if (folder === '') throw new Error('LIGHTHOUSE must name the folder of the npm package lighthouse')

const rounds = 3

/** Of the mobile profile (four times slower processor, slow 4G). */
const limits = { score: 95, largestPaintMs: 2_000, blockedMs: 150 }

type Figures = { score: number; largestPaintMs: number; blockedMs: number; bytes: number }

type Report = {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number }>
}

async function measure(url: string): Promise<Figures> {
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, 'cli/index.js'), url, ...flags],
    { maxBuffer: 100_000_000 },
  )
  const { categories, audits } = JSON.parse(stdout) as Report
  const figure = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
  return {
    score: Math.round(categories.performance.score * 100),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
  }
}

/** The run in the middle by its score. */
async function medianOf(url: string): Promise<Figures> {
  const runs: Figures[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await measure(url))
  return runs.toSorted((one, other) => one.score - other.score)[Math.floor(rounds / 2)]!
}

const verdict = ({ score, largestPaintMs, blockedMs }: Figures) =>
  score >= limits.score && largestPaintMs <= limits.largestPaintMs && blockedMs <= limits.blockedMs
    ? 'met'
    : 'NOT met'

function report(name: string, figures: Figures) {
  const { score, largestPaintMs, blockedMs, bytes } = figures
  const size = (bytes / 1000).toFixed(0)
  console.log(
    `${name}: ${score}, LCP ${largestPaintMs} ms, TBT ${blockedMs} ms, ${size} kB: ${verdict(figures)}`,
  )
}

async function adWithPhotos(origin: string): Promise<number> {
  const { data } = await (await fetch(`${origin}/api/properties?limit=50`)).json()
  return data.properties.find(({ images }: { images: unknown[] }) => images.length > 4).id
}

const dataDir = await temporaryFolder()
const server = await startServer('tools/start.ts', {
  DATA_DIR: dataDir,
  DEMO: 'on',
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
try {
  const ad = `/properties/${await adWithPhotos(server.origin)}`
  const pages = { home: '', results: '/properties?purpose=sale', ad }
  const { score, largestPaintMs, blockedMs } = limits
  console.log(`limits: score ≥ ${score}, LCP ≤ ${largestPaintMs} ms, TBT ≤ ${blockedMs} ms`)
  const addresses = Object.entries(pages).flatMap(([name, path]) =>
    languages.map((language) => ({ name: `${name} ${language}`, path: `/${language}${path}` })),
  )
  for (const { name, path } of addresses) report(name, await medianOf(server.origin + path))
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
