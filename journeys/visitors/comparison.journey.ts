import type { Page } from '@playwright/test'
import { phrases as card } from '#features/listing/property/phrases/card-extras.ts'
import { maxCompared } from '#features/listing/property/components/marks/chosen-ads.ts'
import { phrases as sharing } from '#features/listing/sharing/phrases.ts'
import { phrases } from '#features/visitors/comparison/phrases.ts'
import { phrases as list } from '#features/visitors/favourites/phrases/list.ts'
import { tabTo } from '../checks/focus.ts'
import { overflow } from '../checks/overflow.ts'
import { openWhole } from '../checks/whole-page.ts'
import { addGoneAd } from '../gone-ad.ts'
import { adsOn } from '../search.ts'
import { expect, open, type Story, test } from '../story.ts'

const idsFor = async (page: Page, query: string): Promise<number[]> => {
  const answer = await page.request.get(`/api/properties?limit=4&${query}`)
  return (await answer.json()).data.properties.map(({ id }: { id: number }) => id)
}

const bar = (page: Page, words: Story['words']) =>
  page.getByRole('complementary', { name: words(phrases.bar) })

test('Four ads are chosen on their cards, a fifth is refused, and the table is shared by its address', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/properties?purpose=sale&property_type=apartment'))
  const [first, second, third, fourth, fifth] = await adsOn(page)
  const scales = (id: number | undefined) => page.locator(`[data-compare="${id}"]`)
  for (const [at, id] of [first, second, third, fourth].entries()) {
    await scales(id).focus()
    await scales(id).press('Enter')
    await expect(scales(id)).toHaveAttribute('aria-pressed', 'true')
    const values = { count: at + 1, maximum: maxCompared }
    await expect(bar(page, words)).toContainText(words(phrases.chosen, values))
  }
  await scales(fifth).focus()
  await scales(fifth).press('Enter')
  const refused = words(phrases.tooMany, { maximum: maxCompared })
  await expect(page.getByRole('alert').getByText(refused)).toBeVisible()
  await expect(scales(fifth)).toHaveAttribute('aria-pressed', 'false')

  await bar(page, words)
    .getByRole('link', { name: words(phrases.compare), exact: true })
    .click()
  await expect(page).toHaveURL(
    new RegExp(`/compare\\?ids=${[first, second, third, fourth].join()}$`),
  )
  await expect(bar(page, words)).toHaveCount(0)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expect(table.getByRole('rowheader', { name: words(phrases.price) }).first()).toBeVisible()
  const title = await table.getByRole('columnheader').nth(1).getByRole('link').first().innerText()
  await page.getByRole('link', { name: words(phrases.remove, { title }) }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await page.goBack()
  await expect(scales(first)).toHaveAttribute('aria-pressed', 'false')
})

test('A comparison names what is gone, marks what differs, and needs no scripts to be read', async ({
  page,
  request,
  at,
  words,
}) => {
  const [one, two] = await idsFor(page, 'purpose=sale&property_type=villa')
  const gone = await addGoneAd()
  const address = at(`/compare?ids=${one},${gone},999999999,${two},77777`)
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toContain('<table')
  await open(page, address)
  await expect(page.getByText(words(phrases.gone, { id: String(gone) }))).toBeVisible()
  await expect(page.getByText(words(phrases.gone, { id: '999999999' }))).toBeVisible()
  await expect(page.getByText(words(phrases.leftOut, { maximum: maxCompared }))).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  const all = await table.getByRole('row').count()
  const different = await table.locator('.compare-different').count()
  expect(different).toBeGreaterThan(0)
  await page.setViewportSize({ width: 360, height: 800 })
  const lowered = await table.locator('.compare-label').evaluateAll((labels) =>
    labels.flatMap(({ children: [label, sign], textContent }) => {
      const isBeside = sign?.getBoundingClientRect().top === label?.getBoundingClientRect().top
      return sign && !isBeside ? [textContent] : []
    }),
  )
  expect(lowered).toEqual([])
  await page.getByLabel(words(phrases.onlyDifferent)).check()
  await expect(table.locator('tr:has(th[scope=row])')).toHaveCount(different + 1)
  expect(different + 1).toBeLessThan(all)
  for (const query of ['', '?ids=', '?ids=abc', '?ids=%00', '?ids=-1,0']) {
    await open(page, at(`/compare${query}`))
    await expect(page.getByRole('heading', { name: words(phrases.none) })).toBeVisible()
  }
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the table scrolls by itself with its names in sight, by keyboard too', async ({
    page,
    at,
    words,
  }) => {
    const ids = await idsFor(page, 'purpose=sale&property_type=apartment')
    await openWhole(page, at(`/compare?ids=${ids.join()}`))
    expect(await overflow(page)).toBe(0)
    const box = page.getByRole('region', { name: words(phrases.table) })
    await tabTo(page, box)
    const price = page.getByRole('rowheader', { name: words(phrases.price) }).first()
    const before = (await price.boundingBox())!.x
    const left = () => box.evaluate((element) => Math.abs(element.scrollLeft))
    const key =
      (await page.locator('html').getAttribute('dir')) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    for (let press = 0; press < 6; press += 1) await page.keyboard.press(key)
    await expect.poll(left).toBeGreaterThan(50)
    expect(Math.abs((await price.boundingBox())!.x - before)).toBeLessThan(2)
    await box.evaluate((element) => {
      const end = document.dir === 'rtl' ? -element.scrollWidth : element.scrollWidth
      element.scrollTo(end, 600)
    })
    await expect(page.getByRole('columnheader').last()).toBeInViewport()
  })
})

/** Words on more than one line, each of whose letters is measured by itself. */
const brokenWords = (labels: (HTMLElement | SVGElement)[]) =>
  labels.flatMap(({ firstElementChild }) => {
    const text = firstElementChild?.firstChild
    const words = [...(text?.textContent ?? '').matchAll(/\S+/g)]
    return words.flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text!, index)
      range.setEnd(text!, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
    })
  })

for (const width of [360, 768, 1920]) {
  test(`No word of a label is broken at ${width} px`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 800 })
    const [sold] = await idsFor(page, 'purpose=sale&property_type=apartment')
    const others = await idsFor(page, 'purpose=rent&property_type=villa')
    await open(page, at(`/compare?ids=${[sold, ...others].slice(0, maxCompared).join()}`))
    const labels = page.locator('.compare-label')
    await expect(labels.filter({ hasText: '≠' })).not.toHaveCount(0)
    expect(await labels.evaluateAll(brokenWords)).toEqual([])
  })
}

test('A favourite is chosen by its box, and printing shows the table alone', async ({
  page,
  at,
  words,
}) => {
  const ids = await idsFor(page, 'purpose=rent')
  for (const propertyId of ids.slice(0, 2)) {
    const data = { propertyId }
    expect((await page.request.post('/api/anonymous-users/favorites', { data })).status()).toBe(201)
  }
  await openWhole(page, at('/favorites'))
  const boxes = page.getByRole('list', { name: words(list.list) }).getByRole('checkbox')
  await boxes.first().check()
  await expect(bar(page, words)).toContainText(words(phrases.oneMore))
  await boxes.nth(1).check()
  await bar(page, words)
    .getByRole('link', { name: words(phrases.compare), exact: true })
    .click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: words(sharing.print) })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('The scales of a card are named after its ad', async ({ page, at, words }) => {
  await openWhole(page, at('/properties?purpose=rent'))
  const article = page.getByRole('article').first()
  const title = await article.getByRole('heading').innerText()
  const name = words(card.compare, { title })
  await expect(article.locator('[data-compare]')).toHaveAccessibleName(name)
})
