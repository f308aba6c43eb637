import { contentEdgesOf, lettersCame, spansIn } from '../checks/geometry.ts'
import { scrollToFooter } from '../cards/pages.ts'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'

test('On a large screen each page is as wide as the header, and lines of text are not', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const ad = `/properties/${await richAd({ page })}`
  const pages = ['/agents', '/emirates/dubai', '/favorites', '/mortgage-calculator', '/terms']
  for (const path of [...pages, '/login', ad]) {
    await open(page, at(path))
    const header = await contentEdgesOf(page.locator('.site-header > .page-width'))
    const content = page.locator('main').locator('.page-width, .form-page').first()
    expect(await contentEdgesOf(content), path).toEqual(header)
    expect(header.end - header.start, path).toBeGreaterThan(1590)
  }
  const description = page.locator('article p.whitespace-pre-line').filter({ visible: true })
  const inZeros = await description.first().evaluate((text) => {
    const zero = text.appendChild(document.createElement('span'))
    zero.style.cssText = 'position:absolute;width:1ch'
    const inZeros = text.getBoundingClientRect().width / zero.getBoundingClientRect().width
    // React may not have taken over this part yet.
    zero.remove()
    return inZeros
  })
  expect(inZeros).toBeLessThan(75.1)
  await scrollToFooter(page)
  const similar = page.locator('article li:has(> article.card)')
  await expect(similar.first()).toBeVisible()
  const { end } = await contentEdgesOf(page.locator('.site-header > .page-width'))
  const whole = (await spansIn(similar)).filter((card) => card.end <= end + 1)
  expect(whole).toHaveLength(4)
})

test('The header stands still from page to page', async ({ page, at }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 850 })
    const seen: unknown[] = []
    for (const path of ['/', '/properties', '/agents', '/post-ad', '/mortgage-calculator']) {
      await open(page, at(path))
      await lettersCame(page)
      const header = page.getByRole('banner').locator('a, summary').filter({ visible: true })
      seen.push(await spansIn(header))
    }
    for (const header of seen) expect(header, `${width} px`).toEqual(seen[0])
  }
})
