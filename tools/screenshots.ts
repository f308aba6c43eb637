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
const maxBytes = 250_000

const desktop = { width: 1280, height: 860 }
const phone = { width: 390, height: 800 }

const results = '/properties?purpose=sale&property_type=apartment&emirate=dubai'

type Shot = {
  name: string
  path: string
  size?: typeof desktop
  theme?: 'dark'
  /** Seen by the demo's agency. */
  isOwn?: true
}

/** Each language, phones and desks, one of them at night; all, or those that the command names. */
const shotsOf = (ad: string, own: string): Shot[] => [
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
  { name: 'dashboard-en', path: '/en/dashboard', isOwn: true },
  { name: 'dashboard-ar', path: '/ar/dashboard', isOwn: true },
  { name: 'my-properties-en', path: '/en/my-properties', isOwn: true },
  { name: 'my-properties-ar', path: '/ar/my-properties', isOwn: true },
  { name: 'edit-ad-en', path: `/en${own}?step=words`, isOwn: true },
  { name: 'edit-ad-ar', path: `/ar${own}?step=words`, isOwn: true },
  { name: 'phone-edit-ad-ar', path: `/ar${own}?step=price`, size: phone, isOwn: true },
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

const login = { email: 'agency@demo.example', password: 'dara-demo' }

/** The newest ad of the demo's agency, where it is edited. */
async function ownAd(address: string): Promise<string> {
  const entered = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { token } = (await entered.json()).data
  const answer = await fetch(`${address}/api/properties/my-properties?limit=1&state=live`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { properties } = (await answer.json()).data
  return `/my-properties/${properties[0].id}`
}

async function take(browser: Browser, address: string, shot: Shot) {
  const { name, path, size = desktop, theme, isOwn } = shot
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: size === phone ? 2 : 1,
    colorScheme: theme ?? 'light',
    reducedMotion: 'reduce',
  })
  if (isOwn) await page.request.post(`${address}/api/auth/login`, { data: login })
  // Twice: fonts and pictures are at hand the second time.
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    // The browser draws pages of an account.
    await page.locator('main :is(h1, h2)').first().waitFor()
  }
  const file = `${folder}/${name}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file)
  await page.close()
  const { size: bytes } = await stat(file)
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`)
  if (bytes > maxBytes) throw new Error(`${file} is larger than ${maxBytes / 1000} kB`)
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
  const shots = shotsOf(await showpiece(address), await ownAd(address))
  const named = process.argv.slice(2)
  const wanted = named.length === 0 ? shots : shots.filter(({ name }) => named.includes(name))
  for (const shot of wanted) await take(browser, address, shot)
} finally {
  await browser.close()
  await stop()
}
