import { overflow } from './checks/overflow.ts'
import { shifts } from './checks/shifts.ts'
import { addGoneAd } from './gone-ad.ts'
import { richAd } from './screens.ts'
import { expect, open, openDevtools, test } from './story.ts'

test.describe('In the system’s own letters, which are wider', () => {
  test.use({ viewport: { width: 320, height: 640 }, allowed: /Failed to load resource/ })

  test('the header still fits', async ({ page, at }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto(at('/nowhere'))
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await overflow(page)).toBe(0)
  })
})

test('The first bytes carry language and direction', async ({ request, at, language }) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  for (const path of ['/', '/properties', '/properties/filters', '/nowhere']) {
    const html = await (await request.get(at(path))).text()
    expect(html.slice(0, 60)).toMatch(
      new RegExp(`^<!doctype html><html lang="${language}" dir="${direction}"`, 'i'),
    )
  }
})

test('A page as it is sent has one title, and no button is disabled in two ways', async ({
  page,
  request,
  at,
}) => {
  const ads = [await richAd({ page }), await addGoneAd()].map((id) => `/properties/${id}`)
  const others = ['/', '/properties', '/agents', '/login', '/register', '/post-ad', '/nowhere']
  for (const path of [...ads, ...others]) {
    const html = await (await request.get(at(path))).text()
    expect(html.match(/<title>/g), path).toHaveLength(1)
    const buttons = html.match(/<button [^>]*>/g) ?? []
    expect(buttons.filter((tag) => / disabled=.* aria-disabled=/.test(tag))).toEqual([])
  }
})

test('A bare address is English, whoever asks', async ({ request }) => {
  const html = await (await request.get('/properties?purpose=rent')).text()
  expect(html).toContain('<html lang="en" dir="ltr"')
  expect(html).toMatch(/rel="canonical" href="[^"]+\/en\/properties\?purpose=rent"/)
})

for (const width of [360, 1280]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing moves while a page comes, on a slow machine either', async ({ page, at }) => {
      const session = await openDevtools(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const paths = ['/', '/properties?purpose=sale', `/properties/${await richAd({ page })}`]
      for (const path of paths) {
        await open(page, at(path))
        await page.waitForLoadState('networkidle')
        expect(await shifts(page), path).toBe(0)
      }
    })
  })
}
