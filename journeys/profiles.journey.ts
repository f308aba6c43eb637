import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { phrases as advertisers } from '#features/accounts/advertiser/phrases.ts'
import { phrases as data } from '#features/oversight/privacy/phrases/screen.ts'
import { phrases as verify } from '#features/accounts/registration/phrases/verify.ts'
import { phrases as profile } from '#features/directory/own-profile/phrases/screen.ts'
import { refusals } from '#i18n/refusals.ts'
import { phrases as crop } from '#ui/crop/phrases.ts'
import {
  logInAsNewMember,
  mailedLink,
  newAddress,
  newMember,
  newPhoto,
  openSession,
  password,
} from './members.ts'
import { expect, open, type Story, test } from './story.ts'

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`)

const save = ({ page, words }: Scene) =>
  page.getByRole('button', { name: words(profile.save), exact: true }).click()

const isSaved = ({ page, words }: Scene) =>
  expect(page.getByRole('status').getByText(words(profile.saved))).toBeVisible()

async function fillProfile({ page }: Scene) {
  await field(page, 'emirateId').selectOption({ index: 2 })
  await field(page, 'job').fill('Leasing consultant')
  await field(page, 'bio').fill('Homes by the sea since 2015')
  await field(page, 'languageIds').first().check({ force: true })
  await field(page, 'specialityIds').nth(1).check({ force: true })
}

async function addPhoto({ page, words }: Scene) {
  await page.locator('input[type=file]').setInputFiles(await newPhoto())
  await page.getByRole('button', { name: words(crop.use) }).click()
  await expect(page.getByText(words(profile.photoReady))).toBeVisible()
}

/** Who is logged in, as the API sees them, with the version that a change names. */
async function account(page: Page, request: APIRequestContext) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')!.value
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get('/api/auth/account', { headers })
  return { headers, user: (await answer.json()).data.user }
}

for (const role of ['agent', 'agency'] as const) {
  test(`A new ${role} completes the profile, and the public sees it`, async ({
    page,
    at,
    words,
    request,
  }) => {
    const scene = { page, at, words }
    await logInAsNewMember({ page, at, request }, '/account', { role })
    await field(page, 'job').fill('')
    await save(scene)
    await expect(page.locator('[data-faults] li')).toHaveCount(4)
    await fillProfile(scene)
    await field(page, role === 'agency' ? 'orn' : 'brn').fill('54321')
    await field(page, 'showWhatsapp').uncheck()
    await addPhoto(scene)
    await save(scene)
    await isSaved(scene)

    const code = page.getByRole('img', { name: words(profile.code) })
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: words(profile.download) }).click()
    expect((await download).suggestedFilename()).toMatch(/\.svg$/)

    await page.getByRole('link', { name: words(profile.look) }).click()
    await expect(page).toHaveURL(/\/agents\/\d+\/huda-aziz$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Huda Aziz')
    await expect(main.getByText('Homes by the sea since 2015')).toBeVisible()
    await expect(main.getByText('54321')).toBeVisible()
    await expect(main.getByText(words(advertisers.languages))).toBeVisible()
    await expect(main.locator('img[src*="/media/"]').first()).toBeVisible()
  })
}

test('What was changed elsewhere is told, and nothing typed is lost', async ({
  page,
  at,
  words,
  request,
}) => {
  const scene = { page, at, words }
  await logInAsNewMember({ page, at, request }, '/account')
  await fillProfile(scene)
  await save(scene)
  await isSaved(scene)

  const { headers } = await account(page, request)
  const elsewhere = { headers, data: { job: 'Broker in Ajman' } }
  expect((await request.put('/api/agents/update', elsewhere)).status()).toBe(200)
  await field(page, 'bio').fill('Typed for a long time')
  await save(scene)
  await expect(page.getByRole('main').getByText(words(refusals.changed_meanwhile))).toBeVisible()
  await expect(page.getByText(words(profile.conflict))).toBeVisible()
  await expect(page.getByText('Broker in Ajman')).toBeVisible()
  await expect(field(page, 'bio')).toHaveValue('Typed for a long time')

  await save(scene)
  await expect
    .poll(async () => (await account(page, request)).user)
    .toMatchObject({ bio: 'Typed for a long time', job: 'Leasing consultant' })
})

test('Another e-mail counts once its link is opened', async ({ page, at, words, request }) => {
  const scene = { page, at, words }
  const email = await logInAsNewMember({ page, at, request }, '/account')
  const other = newAddress('other')
  await fillProfile(scene)
  await field(page, 'email').fill(other)
  await save(scene)
  await isSaved(scene)
  await expect(page.getByText(other)).toBeVisible()
  expect((await account(page, request)).user.email).toBe(email)

  await open(page, at((await mailedLink(request, other, 'verify')).replace(/^\/(en|ar)/, '')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.changeTitle))
  await expect(page.getByRole('main').getByText(other)).toBeVisible()
  expect((await account(page, request)).user.email).toBe(email)
  await page.getByRole('button', { name: words(verify.confirmAddress), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.done))
  await expect.poll(async () => (await account(page, request)).user.email).toBe(other)
})

test('Who reads the mails of an address keeps it from an account that is not theirs', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await newMember(request, 'Huda Aziz')
  const { headers } = await openSession(request, email)
  const other = newAddress('not-theirs')
  await request.put('/api/agents/update', { headers, data: { email: other } })
  const link = at((await mailedLink(request, other, 'verify')).replace(/^\/(en|ar)/, ''))
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.changeTitle))
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.getByRole('button', { name: words(verify.notAsked), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.requestEnded))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/auth/check-link'))).toEqual([])
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.unknown))
  const { data } = await (await request.get('/api/auth/account', { headers })).json()
  expect(data.user.email).toBe(email)
})

test('Somebody takes their data along and erases the account', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await logInAsNewMember({ page, at, request }, '/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words(data.export) }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8')).account.email).toBe(email)

  const erase = page.getByRole('button', { name: words(data.erase), exact: true })
  await erase.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words(data.erasePerson))).toBeVisible()
  await dialog.locator('[name=password]').fill('not this one')
  await dialog.getByRole('button', { name: words(data.erase), exact: true }).click()
  await expect(dialog.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByRole('button', { name: words(data.erase), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await expect(page.getByText(words(data.erased))).toBeVisible()
  const again = { email, password }
  expect((await request.post('/api/auth/login', { data: again })).status()).toBe(401)
  await open(page, at('/account'))
  await expect(page).toHaveURL(/\/login\?next=/)
})
