import { type PageName, pagePaths } from '#features/reference/page-links/contract.ts'
import { phrases as titles } from '#features/reference/page-links/phrases/titles.ts'
import { sections as rights } from '#features/site/pages/phrases/privacy-rights.ts'
import { sections as terms } from '#features/site/pages/phrases/terms.ts'
import { phrases } from '#features/site/pages/phrases/screen.ts'
import { tabTo } from '../checks/focus.ts'
import { openWhole } from '../checks/whole-page.ts'
import { mainForm } from '../forms/form-screens.ts'
import { expect, open, test } from '../story.ts'

const rulePages = ['ranking', 'terms', 'privacy'] as const satisfies PageName[]

test('The pages of rules are reached from the footer, leafed through by keyboard, printed and read in the other language', async ({
  page,
  at,
  words,
  language,
}) => {
  await openWhole(page, at('/agents'))
  const heading = page.getByRole('heading', { level: 1 })
  for (const name of rulePages) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: words(titles[name]) })
    await link.last().click()
    await expect(heading).toHaveText(words(titles[name]))
    await expect(page).toHaveURL(new RegExp(`${pagePaths[name]}$`))
    await expect(page).toHaveTitle(new RegExp(`^${words(titles[name])} \\| .`))
  }
  const contents = page.getByRole('navigation', { name: words(phrases.contents) })
  const section = page.getByRole('heading', { name: words(rights.security.heading) })
  await expect(section).not.toBeInViewport()
  await tabTo(page, contents.getByRole('link', { name: words(rights.security.heading) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/privacy#security$/)
  await expect(section).toBeInViewport()

  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(section).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const other = language === 'en' ? 'ar' : 'en'
  await page.locator(`header a[hreflang=${other}]`).click()
  await expect(page).toHaveURL(new RegExp(`/${other}/privacy`))
  await expect(heading).toHaveText(titles.privacy[other])
})

test('About us and our services say the name of the site, and are whole without scripts', async ({
  page,
  at,
  words,
  request,
}) => {
  await open(page, at('/about-us'))
  const site = await page.getByRole('banner').getByRole('link').first().textContent()
  expect(site).not.toBe('')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('{')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words(titles.services) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(titles.services))
  const html = await (await request.get(at('/terms'))).text()
  for (const { heading } of Object.values(terms)) expect(html).toContain(words(heading))
  expect(html).toMatch(/<nav[^>]*aria-labelledby="contents"/)
})

test('Forms and results lead to the pages that they name', async ({ page, at, words }) => {
  const linkIn = (name: PageName) =>
    page.getByRole('main').getByRole('link', { name: words(titles[name]) })
  await open(page, at('/properties?purpose=rent&limit=7'))
  await expect(linkIn('ranking')).toHaveAttribute('href', at('/how-we-rank'))
  await open(page, at('/property-request'))
  await expect(linkIn('terms')).toHaveAttribute('href', at('/terms'))
  await expect(linkIn('privacy')).toHaveAttribute('href', at('/privacy'))
  await openWhole(page, at('/contact-us'))
  await mainForm(page).locator('[name=name]').fill('Sara Haddad')
  await linkIn('privacy').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(titles.privacy))
  await page.goBack()
  await expect(mainForm(page).locator('[name=name]')).toHaveValue('Sara Haddad')
})

for (const path of ['/about-us', '/terms']) {
  test(`In the widest window the lines of ${path} stand in its middle`, async ({ page, at }) => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await open(page, at(path))
    const section = await page.getByRole('main').locator('section').first().boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(Math.abs(section!.x + section!.width / 2 - 960)).toBeLessThan(20)
    expect(title).toMatchObject({ x: section!.x, width: section!.width })
  })
}
