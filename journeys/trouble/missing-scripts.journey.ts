import type { Page } from '@playwright/test'
import { phrases as footer } from '#app/frame/phrases/footer.ts'
import { phrases as strip } from '#app/frame/phrases/trouble.ts'
import { phrases as header } from '#app/frame/phrases.ts'
import { phrases as agents } from '#features/directory/agent-search/phrases.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { openWhole, waitUntilWhole } from '../checks/whole-page.ts'
import { shortcutList } from '../keyboard/shortcut-list.ts'
import { adsOn } from '../search.ts'
import { expect, type Story, test } from '../story.ts'

test.use({ allowed: /Failed to load resource|CallFailure|dynamically imported module/ })

const tryAgain = (page: Page, words: Story['words']) =>
  page.getByRole('button', { name: words(retry.tryAgain) })

test('A page whose scripts do not come is a page that cannot be opened', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/'))
  const address = page.url()
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.route(/\/agents$/, (route) => route.abort())
  await page
    .locator('footer')
    .getByRole('link', { name: words(header.findAgent) })
    .click()
  await expect(page.getByText(words(strip.notOpened))).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(page.locator('main [role=search]')).toBeVisible()
  await page.unrouteAll()
  await tryAgain(page, words).click()
  await expect(page.locator('main form').getByLabel(words(agents.name))).toBeVisible()
  await expect(page).toHaveURL(/\/agents$/)
})

test('Where a newer release has replaced its scripts, a page is loaded as a document', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/'))
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  const link = page.locator('footer').getByRole('link', { name: words(header.findAgent) })
  // An address that differs only in its part after `#` would be no reason to load anything.
  await link.evaluate((one: HTMLAnchorElement) => {
    one.hash = 'results'
  })
  const loaded = page.waitForEvent('domcontentloaded')
  await link.click()
  await loaded
  await expect(page.locator('main form').getByLabel(words(agents.name))).toBeVisible()
  await expect(page).toHaveURL(/\/agents#results$/)
})

test('A part whose script does not come takes nothing with it', async ({ page, at, words }) => {
  await openWhole(page, at('/properties?purpose=sale'))
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page
    .locator('footer')
    .getByRole('button', { name: words(footer.shortcuts) })
    .click()
  await refused
  await expect(page.getByText(words(strip.partMissing))).toBeVisible()
  expect((await adsOn(page)).length).toBeGreaterThan(0)
  await page.unrouteAll()
  await expect(shortcutList(page, words)).toBeVisible()
  await expect(page.getByText(words(strip.partMissing))).toHaveCount(0)
  expect((await adsOn(page)).length).toBeGreaterThan(0)
})

test('Where a newer release has replaced the script of a part, the page is loaded again', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/properties?purpose=sale&rooms=2'))
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  const list = page.locator('footer').getByRole('button', { name: words(footer.shortcuts) })
  await list.click()
  const reload = page.getByRole('button', { name: words(strip.reload) })
  await expect(reload).toBeVisible()
  await page.unrouteAll()
  const loaded = page.waitForEvent('domcontentloaded')
  await reload.click()
  await loaded
  await expect(page).toHaveURL(/rooms=2/)
  await waitUntilWhole(page)
  await expect(page.getByText(words(strip.partMissing))).toHaveCount(0)
  await list.click()
  await expect(shortcutList(page, words)).toBeVisible()
})
