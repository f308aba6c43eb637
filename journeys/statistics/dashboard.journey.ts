import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { phrases as area } from '#features/accounts/area/phrases.ts'
import { counters } from '#features/posting/statistics/contract.ts'
import { phrases } from '#features/posting/statistics/phrases/chart.ts'
import { phrases as screen } from '#features/posting/statistics/phrases/dashboard.ts'
import { phrases as names } from '#features/posting/statistics/phrases/table.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { newAdvertiser } from '../ads/advertiser.ts'
import { loadAxe, faults } from '../checks/axe.ts'
import { demoAddress, demoPassword, logInToDemo, openSession } from '../members.ts'
import { expect, test, type Story } from '../story.ts'

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }
type Day = Record<string, number>

async function openDashboard(scene: Scene) {
  await logInToDemo(scene, 'agency', '/dashboard')
  await expect(scene.page.getByRole('slider')).toBeAttached()
}

async function statisticsOf({ request }: Page) {
  const { headers } = await openSession(request, demoAddress('agency'), demoPassword)
  return (await (await request.get('/api/auth/statistics', { headers })).json()).data.data
}

/** The cells of the table, a row a day, the oldest first. */
async function tableOf(page: Page): Promise<string[][]> {
  const rows = await page.locator('table tbody tr').all()
  const read = await Promise.all(rows.map((row) => row.locator('td').allTextContents()))
  return read.toReversed()
}

const written = (days: Day[], counter: string, language: Language) =>
  days.map((day) => formatNumber(day[counter] ?? 0, language))

test('The dashboard tells what the ads bring, in charts, a table and a file', async ({
  page,
  at,
  words,
  language,
}) => {
  await openDashboard({ page, at, words })
  const { totals, daily, dailyBefore } = await statisticsOf(page)
  for (const counter of counters) {
    const total = page.locator(`[data-total=${counter}]`)
    await expect(total).toHaveText(formatNumber(totals[counter], language))
  }

  await page.getByRole('button', { name: words(names.whatsappAttempts) }).click()
  await page.getByText(words(phrases.table)).click()
  const table = await tableOf(page)
  const told = (at: number) => table.map((row) => row[at])
  expect(told(0)).toEqual(written(daily, 'whatsappAttempts', language))
  expect(told(1)).toEqual(written(dailyBefore, 'whatsappAttempts', language))

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words(phrases.save) }).click()
  const file = await (await download).path()
  const [, ...rows] = parse(await readFile(file, 'utf8')) as string[][]
  expect(rows).toEqual(
    daily.map((day: Day & { date: string }) => [
      day.date,
      ...counters.map((counter) => String(day[counter])),
    ]),
  )
})

test('The days of a chart are walked through with the keyboard', async ({ page, at, words }) => {
  await openDashboard({ page, at, words })
  const slider = page.getByRole('slider')
  const last = await slider.getAttribute('aria-valuetext')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', last ?? '')
})

test('Time runs as the reader reads', async ({ page, at, words, language }) => {
  await openDashboard({ page, at, words })
  const cursor = page.locator('figure svg line').last()
  const x = Number(await cursor.getAttribute('x1'))
  // The last day is the one pointed at.
  expect(x).toBe(language === 'ar' ? 0 : 600)
})

test('The best ads lead to their own numbers, and all of it is accessible', async ({
  page,
  at,
  words,
}) => {
  await openDashboard({ page, at, words })
  await page.getByText(words(phrases.table)).click()
  await loadAxe(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('heading', { name: words(screen.top) }).scrollIntoViewIfNeeded()
  await page.locator('main ol a').first().click()
  await expect(page).toHaveURL(/\/my-properties\/\d+\/statistics$/)
  await expect(page.getByRole('heading', { name: words(screen.adTitle) })).toBeVisible()
  await expect(page.getByRole('slider')).toBeAttached()
})

test('Without ads the dashboard leads to the first one', async ({ page, at, words }) => {
  await newAdvertiser({ page, at, words }, '/dashboard')
  await expect(page.getByRole('heading', { name: words(screen.empty) })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: words(screen.postAd) })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`${at('/post-ad')}$`))
})

test.describe('When the numbers do not come', () => {
  test.use({ allowed: /Failed to load resource|CallFailure: status 0/ })

  test('the dashboard says so and tries again', async ({ page, at, words }) => {
    await page.route('**/api/auth/statistics*', (route) => route.abort())
    await logInToDemo({ page, at }, 'agency', '/dashboard')
    const alert = page.getByRole('alert').filter({ hasText: words(area.failed) })
    await expect(alert).toBeVisible()
    await page.unroute('**/api/auth/statistics*')
    await page.getByRole('button', { name: words(retry.tryAgain) }).click()
    await expect(page.getByRole('slider')).toBeAttached()
    await expect(alert).toHaveCount(0)
  })
})
