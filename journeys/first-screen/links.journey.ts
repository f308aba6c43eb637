import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { directionOf } from '#i18n/language.ts'
import { paper } from '#ui/theme/paper.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta[^>]*"${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]

async function pictureAt(request: APIRequestContext, url: string) {
  const answer = await request.get(url)
  expect(answer.status(), url).toBe(200)
  const { width, height } = await sharp(await answer.body()).metadata()
  return { width, height, type: answer.headers()['content-type'] }
}

/** What another site shows for a link, checked with the picture itself. */
async function sharedPicture(
  request: APIRequestContext,
  path: string,
  baseURL: string | undefined,
) {
  const html = await (await request.get(path)).text()
  const url = contentOf(html, 'og:image') ?? ''
  expect(url, path).toMatch(new RegExp(`^${baseURL}/`))
  const picture = await pictureAt(request, url)
  expect(picture).toEqual({
    width: Number(contentOf(html, 'og:image:width')),
    height: Number(contentOf(html, 'og:image:height')),
    type: contentOf(html, 'og:image:type'),
  })
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  return { url, ...picture }
}

test('Every page has a picture for links to it', async ({ request, at, baseURL }) => {
  const paths = ['/', '/properties?purpose=rent', '/properties/filters', '/agents', '/login']
  const others = ['/register', '/forgot-password', '/post-ad', '/dashboard', '/nowhere']
  for (const path of [...paths, ...others])
    expect(await sharedPicture(request, at(path), baseURL)).toMatchObject({
      width: 1200,
      height: 630,
    })
})

test('An ad has its first photo', async ({ page, at, baseURL }) => {
  const id = await richAd({ page })
  const { property } = (await (await page.request.get(`/api/properties/${id}`)).json()).data
  const { url } = await sharedPicture(page.request, at(`/properties/${id}`), baseURL)
  expect(url).toBe(`${baseURL}${property.images[0].url}`)
})

test('The site can be installed, in its language', async ({ page, at, language }) => {
  await open(page, at('/properties'))
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    lang: language,
    dir: directionOf(language),
    start_url: at('/'),
    theme_color: paper.light,
    display: 'standalone',
  })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await pictureAt(page.request, src)
    expect(icon.type).toMatch(type)
    if (sizes !== 'any') expect(`${icon.width}x${icon.height}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect(await pictureAt(page.request, touch ?? '')).toMatchObject({ width: 180, height: 180 })
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({
    lang: 'en',
  })
})

test('The browser’s own bars have the colour of the page', async ({ page, at, words }) => {
  await open(page, at('/'))
  const colour = (scheme: 'light' | 'dark') =>
    page.locator(`meta[name=theme-color][media*=${scheme}]`)
  await expect(colour('light')).toHaveAttribute('content', paper.light)
  await expect(colour('dark')).toHaveAttribute('content', paper.dark)
  const appearance = words(ui.themeNow, { theme: words(ui.asSystem) })
  await page.locator(`header summary[aria-label="${appearance}"]`).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: words(ui.dark) })
    .click()
  for (const scheme of ['light', 'dark'] as const)
    await expect(colour(scheme)).toHaveAttribute('content', paper.dark)
  await page.goto(at('/agents'))
  for (const scheme of ['light', 'dark'] as const)
    await expect(colour(scheme)).toHaveAttribute('content', paper.dark)
})
