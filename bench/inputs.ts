import { rm } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { languages } from '#i18n/language.ts'
import { temporaryFolder } from './market/make.ts'
import { startServer } from './processes.ts'

/** How many times slower than this machine the phone is. */
const slowness = 6
const slownessOfSheet = 4

/** Good interaction to next paint, as browsers' vendors define it. */
const maxDelayMs = 200
/** From the press to the first filter that can be tapped. */
const maxSheetMs = 300

const rounds = 5

const phone = {
  viewport: { width: 360, height: 760 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** The longest time from an input to the frame that shows its effect; from now on. */
const watchInputs = (page: Page) =>
  page.evaluate(() => {
    const list = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) {
        window.name = String(Math.max(Number(window.name), duration))
      }
    })
    window.name = '0'
    list.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

const longest = (page: Page) => page.evaluate(() => Number(window.name))

async function delayOf(page: Page, input: () => Promise<unknown>): Promise<number> {
  await watchInputs(page)
  await input()
  await page.waitForTimeout(2_000)
  return longest(page)
}

/** The page as it is when somebody has read a little: scripts that are fetched when idle are there. */
async function openResults(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
}

/** Taps the third card of a list, waits until the ad is whole, and goes back. */
async function openAd(page: Page, address: string) {
  await openResults(page, address)
  const card = page.locator('article.card').nth(2)
  await card.scrollIntoViewIfNeeded()
  const open = await delayOf(page, async () => {
    await card.locator('h3 a').tap()
    await page.locator('.contact-bar').waitFor()
  })
  const back = await delayOf(page, async () => {
    await page.locator('[data-trail] a').first().tap()
    await page.locator('article.card').nth(2).waitFor()
  })
  return { 'open an ad': open, 'go back': back }
}

const openSheet = async (page: Page) => {
  await page.locator('a[aria-haspopup=dialog]').first().tap()
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
}

async function filter(page: Page, address: string) {
  await openResults(page, address)
  const sheet = page.getByRole('dialog')
  const open = await delayOf(page, () => openSheet(page))
  const choose = await delayOf(page, () =>
    sheet.locator('label:has(input[type=checkbox])').first().tap(),
  )
  const show = await delayOf(page, async () => {
    await sheet.locator('button[type=submit]').tap()
    await sheet.waitFor({ state: 'hidden' })
  })
  return { 'open the filters': open, 'choose a filter': choose, show }
}

/** Milliseconds from the press to the first filter. */
async function timeSheet(page: Page, address: string): Promise<number> {
  await openResults(page, address)
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () => {
              const box = document.querySelector('dialog[open] input[type=checkbox]')
              if (box) resolve(performance.now() - timeStamp)
              else requestAnimationFrame(look)
            }
            look()
          },
          { once: true, capture: true },
        )
      }),
  )
  await openSheet(page)
  return Math.round(await shown)
}

const middle = (list: readonly number[]) =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? Number.NaN

const dataDir = await temporaryFolder()
const server = await startServer('tools/start.ts', {
  DATA_DIR: dataDir,
  DEMO: 'on',
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
const { CHROMIUM_PATH: executablePath } = process.env

type Delays = Record<string, number>

async function measure(browser: Browser, language: string) {
  const page = await browser.newPage(phone)
  const session = await page.context().newCDPSession(page)
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  const address = `${server.origin}/${language}/properties?purpose=sale`
  const delays: Delays[] = []
  const sheets: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await throttle(slowness)
    delays.push({ ...(await openAd(page, address)), ...(await filter(page, address)) })
    await throttle(slownessOfSheet)
    sheets.push(await timeSheet(page, address))
  }
  await page.close()
  return { delays, sheets }
}

function report(what: string, taken: readonly number[], limitMs: number) {
  const verdict = middle(taken) <= limitMs ? 'met' : 'NOT met'
  console.log(`${what}: ${middle(taken)} of ${taken.join(', ')} ms, limit ${limitMs}: ${verdict}`)
}

function reportDelays(language: string, delays: readonly Delays[]) {
  for (const input of Object.keys(delays[0] ?? {})) {
    const taken = delays.map((round) => round[input] ?? Number.NaN)
    report(`${language}: ${input}, CPU ${slowness} ×`, taken, maxDelayMs)
  }
}

let browser: Browser | undefined
try {
  browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath ? { executablePath } : {}),
  })
  for (const language of languages) {
    const { delays, sheets } = await measure(browser, language)
    reportDelays(language, delays)
    report(`${language}: the filters are there, CPU ${slownessOfSheet} ×`, sheets, maxSheetMs)
  }
} finally {
  await browser?.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
