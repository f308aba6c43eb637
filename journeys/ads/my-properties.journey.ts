import type { Route } from '@playwright/test'
import { phrases as area } from '#features/accounts/area/phrases.ts'
import { phrases as actions } from '#features/posting/ad-list/phrases/actions.ts'
import { phrases as list } from '#features/posting/ad-list/phrases/list.ts'
import { phrases as history } from '#features/posting/history/phrases.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { formatNumber } from '#i18n/format.ts'
import { holdUp } from '../slow/slow-machine.ts'
import { expect, open, test } from '../story.ts'
import { endAd, named, newAdvertiser, row, type Scene } from './advertiser.ts'

/** Opens the menu of an ad and takes what it offers. */
async function choose(
  { page, words }: Scene,
  title: string,
  what: Exclude<keyof typeof actions, 'because'>,
) {
  await page.locator(`summary[aria-label="${words(actions.menuOf, { title })}"]`).click()
  await row({ page }, title).getByText(words(actions[what]), { exact: true }).click()
}

/** Without a reason, so that the page says its own words. */
const refuse = (route: Route) => route.fulfill({ status: 429, json: { errors: [] } })

const failure = ({ page, words }: Scene) =>
  page.getByRole('alert').getByText(words(actions.failed), { exact: true })

const statusOf = async ({ page, at }: Scene, id: number) =>
  (await page.request.get(at(`/properties/${id}`))).status()

test('An advertiser begins with nothing, then finds, narrows and deletes', async ({
  page,
  at,
  words,
}) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  await expect(page.getByText(words(list.none))).toBeVisible()
  for (let n = 1; n <= 6; n += 1) {
    await api.post({ ...named(`Quiet home number ${n}`), referenceId: `STORY-${n}` })
  }
  await api.post({ ...named('Half a thought'), draft: true })
  await open(page, at('/my-properties'))
  await expect(row(scene, '')).toHaveCount(5)
  await page.getByRole('link', { name: words({ en: 'Next', ar: 'التالي' }) }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(row(scene, '')).toHaveCount(2)

  await page.locator('main [name=search]').fill('story-3')
  await page.locator('main [name=search]').press('Enter')
  await expect(page).toHaveURL(/search=story-3/)
  const own = page.getByRole('navigation', { name: words(area.area) })
  const here = own.getByRole('link', { name: words(area.properties) })
  await expect(here).toHaveAttribute('aria-current', 'page')
  await expect(row(scene, '')).toHaveCount(1)
  await expect(row(scene, 'Quiet home number 3')).toBeVisible()
  await page.goBack()
  await expect(row(scene, '')).toHaveCount(2)

  const tabs = page.getByRole('navigation', { name: words(list.tabs) })
  await tabs.getByRole('link', { name: words(list.draft) }).click()
  await expect(row(scene, '')).toHaveCount(1)
  await choose(scene, 'Half a thought', 'remove')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words(actions.remove), exact: true }).click()
  await expect(page.getByText(words(actions.removed))).toBeVisible()
  await expect(page.getByText(words(list.noResults))).toBeVisible()
  await page.getByRole('link', { name: words(list.showAll) }).click()
  await expect(row(scene, '')).toHaveCount(5)
})

test('What is hidden is gone for everybody and comes back', async ({ page, at, words }) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  const id = await api.post(named('A home to hide'))
  await open(page, at('/my-properties'))
  expect(await statusOf(scene, id)).toBe(200)
  await page.route(/\/set-visibility\//, refuse)
  await choose(scene, 'A home to hide', 'hide')
  await expect(failure(scene)).toBeVisible()
  await page.unroute(/\/set-visibility\//)
  await choose(scene, 'A home to hide', 'hide')
  await expect(page.getByText(words(actions.updated))).toBeVisible()
  await expect(row(scene, 'A home to hide')).toContainText(words(list.hiddenBadge))
  expect(await statusOf(scene, id)).toBe(410)
  await page.getByRole('button', { name: words(actions.undo) }).click()
  await expect(row(scene, 'A home to hide')).not.toContainText(words(list.hiddenBadge))
  expect(await statusOf(scene, id)).toBe(200)

  await choose(scene, 'A home to hide', 'markUnderOffer')
  await expect(page.getByText(words(actions.nowUnderOffer))).toBeVisible()
  await expect(row(scene, 'A home to hide')).toContainText(words(list.under_offer))
})

test('Many ads are hidden at once, and shown again by Undo', async ({ page, at, words }) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  const ids = [await api.post(named('First of two')), await api.post(named('Second of two'))]
  await open(page, at('/my-properties'))
  const act = (name: 'hide' | 'renew') =>
    page.getByRole('button', { name: words(actions[name]), exact: true }).first()
  await act('hide').click()
  await expect(page.getByText(words(actions.selectFirst))).toBeVisible()
  await page.getByLabel(words(actions.selectAll)).check()
  await page.route(/\/api\/properties\/bulk/, refuse)
  await act('hide').click()
  await expect(failure(scene)).toBeVisible()
  await page.unroute(/\/api\/properties\/bulk/)
  await expect(page.getByLabel(words(actions.selectAll))).toBeChecked()
  await act('hide').click()
  await expect(page.getByText(words(actions.hiddenMany, { count: 2 }))).toBeVisible()
  await expect.poll(() => statusOf(scene, ids[0]!)).toBe(410)
  await page.getByRole('button', { name: words(actions.undo) }).click()
  await expect(page.getByText(words(actions.shownMany, { count: 2 }))).toBeVisible()
  expect(await statusOf(scene, ids[1]!)).toBe(200)
})

test('What is selected while other ads are hidden, or typed while some are found, stays', async ({
  page,
  at,
  words,
}) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  await api.post(named('First of two'))
  await api.post(named('Second of two'))
  await open(page, at('/my-properties'))
  const box = (title: string) => row(scene, title).getByRole('checkbox')
  const letGo = await holdUp(page, /\/api\/properties\/bulk/)
  await box('First of two').check()
  await page
    .getByRole('button', { name: words(actions.hide), exact: true })
    .first()
    .click()
  await box('Second of two').check()
  await letGo()
  await expect(page.getByText(words(actions.hiddenMany, { count: 1 }))).toBeVisible()
  await expect(box('First of two')).not.toBeChecked()
  await expect(box('Second of two')).toBeChecked()

  const search = page.locator('main [name=search]')
  await search.fill('first')
  await search.press('Enter')
  await page.keyboard.type(' of two')
  await expect(page).toHaveURL(/search=first/)
  await expect(row(scene, '')).toHaveCount(1)
  await expect(search).toHaveValue('first of two')
  await page.goBack()
  await expect(search).toHaveValue('')
})

test('Many ads are withdrawn, and drafts deleted, once that is confirmed', async ({
  page,
  at,
  words,
}) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  const id = await api.post(named('A home to withdraw'))
  await api.post({ ...named('A thought to drop'), draft: true })
  await open(page, at('/my-properties'))
  const confirm = async (name: 'markWithdrawn' | 'removeMany') => {
    await page.getByLabel(words(actions.selectAll)).check()
    await page.locator(`summary[aria-label="${words(actions.moreForSelected)}"]`).click()
    const item = page.getByRole('button', { name: words(actions[name]), exact: true })
    await item.first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(actions[name]), exact: true })
      .click()
  }
  await confirm('markWithdrawn')
  await expect(page.getByText(words(actions.closedMany, { count: 1 }))).toBeVisible()
  await expect(page.getByText(words(actions.notDone, { count: 1 }))).toBeVisible()
  await expect.poll(() => statusOf(scene, id)).toBe(410)
  await confirm('removeMany')
  await expect(page.getByText(words(actions.deletedMany, { count: 1 }))).toBeVisible()
  await expect(row(scene, 'A thought to drop')).toHaveCount(0)
  await expect(row(scene, 'A home to withdraw')).toContainText(words(list.closed))
})

test('What is over stands first and is renewed', async ({ page, at, words }) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  const permit = { permitNumber: '7119552100', permitType: 'rera' }
  const id = await api.post({ ...named('An older home'), ...permit })
  await api.post({ ...named('A newer home'), ...permit })
  await endAd(id)
  await open(page, at('/my-properties'))
  const first = row(scene, '').first()
  await expect(first).toContainText('An older home')
  await expect(first).toContainText(words(list.expired))
  expect(await statusOf(scene, id)).toBe(410)
  await first.getByRole('button', { name: words(list.renewal) }).click()
  const dialog = page.getByRole('dialog')
  const renew = dialog.getByRole('button', { name: words(actions.renew), exact: true })
  await page.route(/\/properties\/renew\//, refuse)
  await renew.click()
  await expect(page.getByRole('alert').getByText(words(actions.notRenewed)).first()).toBeVisible()
  await page.unroute(/\/properties\/renew\//)
  await renew.click()
  await expect(page.getByText(words(actions.renewed), { exact: true })).toBeVisible()
  await expect(row(scene, 'An older home')).toContainText(words(list.live))
  expect(await statusOf(scene, id)).toBe(200)
})

test('A price that was lowered is part of the ad’s history', async ({
  page,
  at,
  words,
  language,
}) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  const id = await api.post({ ...named('A home with a history'), totalPrice: 1_000_000 })
  await api.change(id, { totalPrice: 900_000 })
  await api.close(id)
  await open(page, at(`/my-properties/${id}`))
  const share = formatNumber(10, language)
  await expect(page.getByText(words(ad.priceCut, { share }))).toBeVisible()
  await expect(page.getByText(words(history.sold), { exact: true })).toBeVisible()
  await expect(page.getByText(words(history.posted), { exact: true })).toBeVisible()
})
