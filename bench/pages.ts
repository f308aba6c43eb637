import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { measureCache } from './pages/cache.ts'
import { bytesBySource, readComposition } from './pages/composition.ts'
import { type FirstLoad, measureFirstLoad, measureScripts, total } from './pages/first-load.ts'
import { budget, printBudgets } from './pages/budget.ts'
import { temporaryFolder } from './market/make.ts'
import { cores, pin, startServer } from './processes.ts'

const dataDir = await temporaryFolder()
const server = await startServer('tools/start.ts', {
  DATA_DIR: dataDir,
  DEMO: 'on',
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
pin(process.pid, cores.asking)

/** The first page to which a list leads. */
async function addressIn(list: 'properties' | 'agents'): Promise<string> {
  const html = await (await fetch(`${server.origin}/en/${list}`)).text()
  return new RegExp(`href="(/en/${list}/\\d+[^"]*)"`).exec(html)?.[1] ?? '/en'
}

type Rendered = { page: number; bare: number; hosts: number }

async function rendering(path: string): Promise<Rendered> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/pages/rendering.ts', server.origin, path],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  return JSON.parse(stdout)
}

const kilobytes = (bytes: number) => bytes / 1000

function resultsHtml(name: string, { first, kept }: FirstLoad['html']) {
  budget(`${name}: HTML, kept`, kilobytes(kept), { limit: 10.5, unit: 'kB br' })
  budget(`${name}: HTML, first answer`, kilobytes(first), { unit: 'kB br' })
}

/** Kilobytes of scripts: 125, and 3 for hearts and comparison of ads; home has other parts too. */
const limits = { home: 165, results: 128, ad: 128 }

async function firstLoads() {
  const composition = await readComposition()
  const pages = {
    home: '/en',
    results: '/en/properties?purpose=sale',
    ad: await addressIn('properties'),
  }
  for (const name of ['home', 'results', 'ad'] as const) {
    const load = await measureFirstLoad(server.origin + pages[name])
    const sources = bytesBySource(load.scripts, composition)
    const limit = limits[name]
    const own = sources.get('own') ?? 0
    budget(`${name}: first-load JS`, kilobytes(total(load.scripts)), { limit, unit: 'kB br' })
    budget(`${name}: own code of it`, kilobytes(own), { limit: 32, unit: 'kB br' })
    if (name !== 'results') {
      budget(`${name}: HTML, kept`, kilobytes(load.html.kept), { unit: 'kB br' })
    } else {
      resultsHtml('results', load.html)
      budget('CSS', kilobytes(total(load.styles)), { limit: 13.5, unit: 'kB br' })
      budget('fonts', kilobytes(total(load.fonts)), { limit: 60, unit: 'kB' })
    }
    const parts = [...sources].map(([from, bytes]) => `${from} ${kilobytes(bytes).toFixed(1)}`)
    console.log(`${name}: ${load.scripts.size} scripts: ${parts.slice(0, 9).join(', ')}`)
  }
  const arabic = await measureFirstLoad(`${server.origin}/ar/properties?purpose=sale`)
  resultsHtml('results in Arabic', arabic.html)
}

/** Forms, lists and what a link shows come after the first load. */
const lightPages = [
  'contact-us',
  'property-request',
  'property-request/show/any',
  'finance',
  'finance/show/any',
  'fundraising',
  'fundraising/show/any',
  'newsletter',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'favorites',
  'my-searches',
  'my-searches/confirm',
  'my-searches/stop',
  'my-searches/stopped',
  'compare',
  'mortgage-calculator',
  'rent-calculator',
  'emirates',
  'emirates/dubai',
  'properties/save',
  'about-us',
  'our-services',
  'how-we-rank',
  'terms',
  'privacy',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify',
  'join',
]

async function visitorLoads() {
  const light = lightPages.map((path) => ({ name: path, address: `/en/${path}`, limit: 125 }))
  // Other pages may have 40 more.
  const others = [
    { name: 'agents', address: '/en/agents', limit: 165 },
    { name: 'an agent', address: await addressIn('agents'), limit: 165 },
    { name: 'all filters', address: '/en/properties/filters', limit: 165 },
  ]
  for (const { name, address, limit } of [...light, ...others]) {
    const scripts = await measureScripts(server.origin + address)
    budget(`${name}: first-load JS`, kilobytes(total(scripts)), { limit, unit: 'kB br' })
  }
}

try {
  await firstLoads()
  await visitorLoads()
  const { page, bare, hosts } = await rendering('/en/properties?purpose=sale')
  budget('rendering results, data at hand', page, { limit: 2, unit: 'ms CPU' })
  budget('… times bare renderToString', page / bare, { limit: 5, unit: '×' })
  const { cached, uncached } = await measureCache(server)
  const times = cached.ofCore / uncached.ofCore
  budget('cached page, times uncached rate', times, { least: 20, unit: '×' })
  printBudgets()
  console.log(
    `renderToString alone: components ${bare.toFixed(2)} ms, elements ${hosts.toFixed(2)}`,
  )
  for (const [name, { ofCore, asCame }] of Object.entries({ cached, uncached })) {
    console.log(
      `${name} pages a second: ${ofCore.toFixed(0)} of a core, ${asCame.toFixed(0)} as came`,
    )
  }
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
