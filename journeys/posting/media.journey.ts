import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { phrases as form } from '#features/posting/editor/phrases/saving.ts'
import { phrases } from '#features/posting/editor/phrases/media.ts'
import { phrases as files } from '#features/files/uploads/phrases.ts'
import { refusals } from '#i18n/refusals.ts'
import { filmed } from '#test/files/videos.ts'
import { logInAsNewMember } from '../members.ts'
import { expect, open, type Story, test } from '../story.ts'

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

async function newPicture(name: string, { width, height } = { width: 1200, height: 900 }) {
  const background = { r: 14, g: 90, b: 76 }
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

const cards = ({ page, words }: Scene) =>
  page.getByRole('list', { name: words(phrases.photos), exact: true }).getByRole('listitem')

const sender = (page: Page, name: string) => page.locator(`input[type=file][data-for=${name}]`)

const valueOf = (page: Page, name: string) => page.locator(`input[name=${name}]`).inputValue()

const idsOf = async (page: Page): Promise<string[]> => JSON.parse(await valueOf(page, 'imageIds'))

/** Nothing is on its way any more, and the draft has it. */
async function isKept({ page, words }: Scene) {
  await expect(page.locator('[data-underway]:not([data-underway="0"])')).toHaveCount(0)
  await expect(page.getByText(words(form.saved), { exact: true })).toBeVisible()
}

/** Dropped from a folder of the computer, as one drops them. */
async function drop(page: Page, pictures: Awaited<ReturnType<typeof newPicture>>[]) {
  const given = pictures.map(({ buffer, ...about }) => ({
    ...about,
    text: buffer.toString('base64'),
  }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, given)
  const area = page
    .locator('div')
    .filter({ has: sender(page, 'imageIds') })
    .last()
  for (const type of ['dragover', 'drop']) await area.dispatchEvent(type, { dataTransfer })
}

async function openMedia(scene: Scene & { request: APIRequestContext }) {
  await logInAsNewMember(scene, '/post-ad')
  await open(scene.page, `${scene.at('/post-ad')}?step=media`)
}

test('Photos are dropped, ordered by keyboard, taken out and put back', async ({
  page,
  at,
  words,
  request,
}) => {
  const scene = { page, at, words }
  await openMedia({ ...scene, request })
  const [hall, sea, small] = [
    await newPicture('hall.jpg'),
    await newPicture('sea.jpg'),
    await newPicture('small.jpg', { width: 640, height: 480 }),
  ]
  const broken = { ...sea, name: 'broken.jpg', buffer: sea.buffer.subarray(0, 900) }
  await drop(page, [hall, broken, sea, small])
  await expect(cards(scene)).toHaveCount(4)
  await expect(cards(scene).nth(1)).toContainText(words(refusals.picture_broken))
  await expect(page.getByRole('alert')).toContainText('broken.jpg')
  await isKept(scene)
  await expect.poll(() => idsOf(page)).toHaveLength(3)
  await expect(cards(scene).nth(3)).toContainText(
    words(phrases.smallPhoto, { width: 640, height: 480 }),
  )

  await page.getByRole('button', { name: words(phrases.deletePhoto, { at: 2 }) }).click()
  await expect(cards(scene)).toHaveCount(3)
  const [first, second, third] = await idsOf(page)

  await page.getByRole('button', { name: words(phrases.later, { at: 1 }) }).focus()
  await page.keyboard.press('Enter')
  const place = words(phrases.moved, { at: 2, total: 3 })
  await expect(page.getByRole('status').filter({ hasText: place })).toHaveCount(1)
  expect(await idsOf(page)).toEqual([second, first, third])
  await expect(page.getByRole('button', { name: words(phrases.later, { at: 2 }) })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await idsOf(page)).toEqual([second, third, first])
  // At its end it can only go back: never does a further press delete it.
  await expect(page.getByRole('button', { name: words(phrases.earlier, { at: 3 }) })).toBeFocused()

  await page.getByRole('button', { name: words(phrases.makeCoverOf, { at: 3 }) }).click()
  expect(await idsOf(page)).toEqual([first, second, third])
  await expect(cards(scene).first()).toContainText(words(phrases.cover))

  await page.getByRole('button', { name: words(phrases.deletePhoto, { at: 1 }) }).click()
  await expect(page.getByText(words(phrases.imageDeleted))).toBeVisible()
  expect(await idsOf(page)).toEqual([second, third])
  await page.getByRole('button', { name: words(phrases.undo) }).click()
  expect(await idsOf(page)).toEqual([first, second, third])

  await cards(scene).nth(2).dragTo(cards(scene).nth(0))
  expect(await idsOf(page)).toEqual([third, first, second])
  await isKept(scene)
  await page.reload()
  await expect.poll(() => idsOf(page)).toEqual([third, first, second])
})

test.describe('Where the line breaks', () => {
  test.use({ allowed: /net::ERR_FAILED/ })

  test('A video is sent, an upload is given up and one that broke is tried again', async ({
    page,
    at,
    words,
    request,
    context,
  }) => {
    const scene = { page, at, words }
    await openMedia({ ...scene, request })
    const video = { name: 'walk.mp4', mimeType: 'video/mp4', buffer: await filmed() }
    await sender(page, 'videoIds').setInputFiles(video)
    await expect(page.locator('video')).toHaveCount(1)
    await isKept(scene)
    const [id] = JSON.parse(await valueOf(page, 'videoIds'))
    const address = new RegExp(`^/media/files/${id}\\.mp4\\?until=\\d+&sig=[\\w-]+$`)
    await expect(page.locator('video')).toHaveAttribute('src', address)

    // A line that takes no photo until it is let go.
    const line = Promise.withResolvers<void>()
    await context.route('**/api/files/upload/single', async (route) => {
      await line.promise
      await route.abort().catch(() => undefined)
    })
    await sender(page, 'imageIds').setInputFiles([
      await newPicture('a.jpg'),
      await newPicture('b.jpg'),
    ])
    await expect(page.locator('[data-underway="2"]')).toHaveCount(1)
    await page.getByRole('button', { name: words(phrases.deletePhoto, { at: 1 }) }).click()
    await expect(page.locator('[data-underway="1"]')).toHaveCount(1)
    line.resolve()
    await expect(cards(scene).first()).toContainText(words(files.failed))
    await context.unroute('**/api/files/upload/single')
    await page.getByRole('button', { name: words(files.retry, { name: 'b.jpg' }) }).click()
    await expect.poll(() => idsOf(page)).toHaveLength(1)
    await isKept(scene)
  })
})
