import type { Page } from '@playwright/test'
import { secondTexts } from '#features/accounts/advertiser/phrases.ts'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { phrases as signUp } from '#features/accounts/registration/phrases/sign-up.ts'
import { phrases as verify } from '#features/accounts/registration/phrases/verify.ts'
import { refusals } from '#i18n/refusals.ts'
import { phrases as crop } from '#ui/crop/phrases.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { mailedLink, newAddress, newPhoto, password, register } from './members.ts'
import { expect, open, type Story, test } from './story.ts'

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

const roleOf = (page: Page, role: string) => page.locator(`[name=role][value=${role}]`)

const forward = ({ page, words }: Scene) =>
  page.getByRole('button', { name: words(signUp.next), exact: true }).click()

async function fillPerson({ page, words }: Scene, email: string) {
  await page.getByLabel(words(signUp.name)).fill('Sara Haddad')
  await page.getByLabel(words(secondTexts.nameInArabic)).fill('سارة حداد')
  await page.getByLabel(words(signUp.email), { exact: false }).first().fill(email)
  await page.getByLabel(words(signUp.phone)).fill('٠٥٠ ١١١ ٢٢٣٣')
  await page.getByRole('radio', { name: words(signUp.female) }).check()
  await page.getByLabel(words(signUp.birthday)).fill('1990-06-15')
  await page.getByLabel(words(signUp.idNumber)).fill('784-1990-1234567-1')
}

async function addPhoto({ page, words }: Scene) {
  await page.locator('input[type=file]').setInputFiles(await newPhoto())
  // By keyboard: the lower part of a portrait.
  await page.getByRole('slider', { name: words(crop.down) }).press('End')
  await page.getByRole('button', { name: words(crop.use) }).click()
  await expect(page.getByText(words(signUp.photoReady))).toBeVisible({ timeout: 30_000 })
}

async function finish({ page, words }: Scene) {
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=confirmPassword]').fill(password)
  await page.getByRole('button', { name: words(signUp.submit), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(signUp.sentTitle))
}

for (const role of ['agent', 'agency'] as const) {
  test(`Somebody signs up as ${role}, opens the mailed link and is in`, async ({
    page,
    at,
    words,
    language,
    request,
  }) => {
    test.setTimeout(120_000)
    const scene = { page, at, words }
    const email = newAddress(role)
    await open(page, at('/register'))
    await expect(page.locator('footer')).toHaveCount(0)
    await roleOf(page, role).check()
    await forward(scene)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(words(signUp.personStep))
    await fillPerson(scene, email)
    await forward(scene)
    if (role === 'agency') await page.getByLabel(words(signUp.companyName)).fill('Haddad Homes')
    await page.locator('main [name=description]').fill('Homes by the sea')
    await addPhoto(scene)
    await forward(scene)
    await finish(scene)
    await page.goto(await mailedLink(request, email, 'verify'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.done))
    const name = { en: 'Sara Haddad', ar: 'سارة حداد' }[language]
    await expect(page.locator('header').getByText(name).first()).toBeAttached()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.done))
  })
}

test('What is wrong is said at its field, and nothing typed is lost', async ({
  page,
  at,
  words,
}) => {
  const scene = { page, at, words }
  await open(page, at('/register'))
  await forward(scene)
  await expect(roleOf(page, 'agent')).toBeFocused()
  await roleOf(page, 'landlord').check()
  await forward(scene)
  await fillPerson(scene, 'not an address')
  await page.getByLabel(words(signUp.birthday)).fill('2999-01-01')
  await forward(scene)
  const email = page.locator('[name=email]')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(
    `${words(signUp.emailHint)} ${words(refusals.invalid_email)}`,
  )
  await page.getByRole('button', { name: words(refusals.birthday_in_future) }).click()
  await expect(page.getByLabel(words(signUp.birthday))).toBeFocused()
  await page.reload()
  await expect(page.getByLabel(words(signUp.name))).toHaveValue('Sara Haddad')
  await expect(page.getByRole('radio', { name: words(signUp.female) })).toBeChecked()
  await page.goBack()
  await expect(roleOf(page, 'landlord')).toBeChecked()
})

test('Passwords must match, and none is kept over a reload, nor is the identity number', async ({
  page,
  at,
  words,
}) => {
  const scene = { page, at, words }
  await open(page, at('/register'))
  await roleOf(page, 'broker').check()
  await forward(scene)
  await fillPerson(scene, newAddress('broker'))
  await forward(scene)
  await page.locator('main [name=description]').fill('Homes by the sea')
  await addPhoto(scene)
  await forward(scene)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=confirmPassword]').fill('mint coffee')
  await page.getByRole('button', { name: words(signUp.submit), exact: true }).click()
  await expect(page.locator('[name=confirmPassword]')).toBeFocused()
  await expect(page.getByText(words(refusals.passwords_must_match))).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('784-1990')
  await page.reload()
  await expect(page.locator('[name=password]')).toHaveValue('')
  await expect(page.locator('[name=name]')).toHaveValue('Sara Haddad')
  await expect(page.locator('main [name=description]')).toHaveValue('Homes by the sea')
  await expect(page.locator('[name=secondName]')).toHaveValue('سارة حداد')
  const idNumber = page.getByLabel(words(signUp.idNumber))
  await expect(idNumber).toHaveValue('')
  await page.getByRole('button', { name: words(signUp.submit), exact: true }).click()
  await expect(idNumber).toBeFocused()
  await idNumber.fill('784-1990-1234567-1')
  await forward(scene)
  // A second press before the next step is shown would ask for the same step.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(words(signUp.profileStep))
  await forward(scene)
  await finish(scene)
})

test.describe('Where no photo gets through', () => {
  test.use({ allowed: /net::ERR_FAILED/ })

  test('the photo before stays', async ({ page, at, words }) => {
    const scene = { page, at, words }
    await open(page, at('/register?step=3'))
    await addPhoto(scene)
    const photo = page.locator('[name=photoId]')
    const before = await photo.inputValue()
    await page.route('**/api/files/upload/**', (route) => route.abort())
    const refused = page.waitForEvent('requestfailed')
    await page.locator('input[type=file]').setInputFiles(await newPhoto())
    await page.getByRole('button', { name: words(crop.use) }).click()
    await refused
    await expect(page.getByText(words(crop.uploadFailed)).first()).toBeVisible()
    await expect(photo).toHaveValue(before)
    await expect(page.getByText(words(signUp.photoReady))).toBeVisible()
  })
})

test('Who has not opened the link is sent another one at login', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await register(request, 'Omar Said')
  await open(page, at('/login'))
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page.locator('form').getByText(words(refusals.email_not_verified))).toBeVisible()
  await expect(
    page.getByRole('alert').filter({ hasText: words(refusals.email_not_verified) }),
  ).toHaveCount(2)
})

test('Who is mailed a link that a stranger asked for ends the registration', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await register(request, 'Omar Said')
  const link = at((await mailedLink(request, email, 'verify')).replace(/^\/(en|ar)/, ''))
  await open(page, link)
  await expect(page.getByText(words(verify.passwordReason))).toBeVisible()
  await page.locator('[name=password]').fill('a guess')
  await page.getByRole('button', { name: words(verify.activate), exact: true }).click()
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(
    words(refusals.invalid_password),
  )
  await page.getByRole('button', { name: words(verify.notMe), exact: true }).click()
  const question = page.getByRole('dialog', { name: words(verify.endTitle) })
  await expect(question).toContainText(words(verify.endText))
  await question.getByRole('button', { name: words(ui.cancel), exact: true }).click()
  await expect(page.locator('[name=password]')).toBeVisible()
  await page.getByRole('button', { name: words(verify.notMe), exact: true }).click()
  await question.getByRole('button', { name: words(verify.end), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.ended))
  await page.getByRole('link', { name: words(verify.toRegister), exact: true }).click()
  await expect(page).toHaveURL(/\/register/)
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.unknown))
})

test('A link nobody mailed opens nothing', async ({ page, at, words }) => {
  await page.goto(at('/verify/unknown'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.unknown))
})
