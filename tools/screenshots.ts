import { mkdir, stat } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { requireNode } from './node-version.ts'
import { findBrowser } from './testing/browser.ts'

requireNode()
process.env.NODE_ENV ??= 'production'

const { buildIfStale } = await import('./build.ts')
const { runServer } = await import('#app/run.ts')

const folder = 'docs/screenshots'
/** Pictures that a reader of the README waits for. */
const mostBytes = 250_000

const desktop = { width: 1280, height: 860 }
const phone = { width: 390, height: 800 }

const results = '/properties?purpose=sale&property_type=apartment&emirate=dubai'

type Shot = { name: string; path: string; size?: typeof desktop; theme?: 'dark' }

/** Each language, phones and desks, one of them at night. */
const shotsOf = (ad: string): Shot[] => [
  { name: 'home-en', path: '/en' },
  { name: 'home-ar', path: '/ar' },
  { name: 'results-en', path: `/en${results}` },
  { name: 'results-ar', path: `/ar${results}` },
  { name: 'results-en-dark', path: `/en${results}`, theme: 'dark' },
  { name: 'ad-en', path: `/en${ad}` },
  { name: 'ad-ar', path: `/ar${ad}` },
  { name: 'agents-en', path: '/en/agents' },
  { name: 'agents-ar', path: '/ar/agents' },
  { name: 'phone-home-ar', path: '/ar', size: phone },
  { name: 'phone-results-en', path: `/en${results}`, size: phone },
  { name: 'phone-ad-ar', path: `/ar${ad}`, size: phone, theme: 'dark' },
  { name: 'phone-register-en', path: '/en/register', size: phone },
]

/** A featured home for sale with photos: what one would show. */
async function showpiece(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/properties?purpose=sale&emirate=dubai&limit=50`)
  const { properties } = (await answer.json()).data
  const shown = properties.find(
    (one: { images: unknown[]; rooms: number }) => one.images.length > 4 && one.rooms >= 2,
  )
  return `/properties/${shown.id}`
}

async function take(browser: Browser, address: string, shot: Shot) {
  const { name, path, size = desktop, theme } = shot
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: size === phone ? 2 : 1,
    colorScheme: theme ?? 'light',
    reducedMotion: 'reduce',
  })
  // Twice: fonts and pictures are at hand the second time.
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
  }
  const file = `${folder}/${name}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file)
  await page.close()
  const { size: bytes } = await stat(file)
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`)
  if (bytes > mostBytes) throw new Error(`${file} is larger than ${mostBytes / 1000} kB`)
}

const environment = { PORT: '0', DATA_DIR: '.data/screenshots', LOG_LEVEL: 'warn' }
const { address, stop } = await runServer(environment, {
  prepare: buildIfStale,
  started: performance.now(),
})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--disable-quic', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  await mkdir(folder, { recursive: true })
  for (const shot of shotsOf(await showpiece(address))) await take(browser, address, shot)
} finally {
  await browser.close()
  await stop()
}
