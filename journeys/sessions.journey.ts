import type { Page } from '@playwright/test'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { resetHours } from '#features/accounts/passwords/contract.ts'
import { phrases as passwords } from '#features/accounts/passwords/phrases/screens.ts'
import { phrases as security } from '#features/accounts/security/phrases.ts'
import { phrases as sessions } from '#features/accounts/sessions/phrases.ts'
import { phrases as member } from '#features/accounts/sessions/phrases/member.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { refusals } from '#i18n/refusals.ts'
import { logIn, logInAsNewMember, logInByForm, mailedLink, newMember, password } from './members.ts'
import { expect, open, type Story, test } from './story.ts'

const next = '/account/security'

/** Not the entries of the menu beside it. */
const rows = (page: Page) => page.locator('main li:not(nav *)')

type Change = { from: string; to: string }

async function changePassword(page: Page, words: Story['words'], { from, to }: Change) {
  await page.locator('[name=oldPassword]').fill(from)
  await page.locator('[name=newPassword]').fill(to)
  await page.locator('[name=confirmPassword]').fill(to)
  await page.getByRole('button', { name: words(passwords.change), exact: true }).click()
}

test('A changed password ends other sessions and not this one', async ({
  page,
  browser,
  at,
  words,
  request,
}) => {
  test.setTimeout(120_000)
  const email = await logInAsNewMember({ page, at, request }, next)
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await elsewhere.newPage()
  await logIn({ page: other, at }, { email, next })
  await expect(rows(other).first()).toBeVisible()

  await changePassword(page, words, { from: 'wrong one', to: 'cold brew' })
  await expect(page.locator('[name=oldPassword]')).toHaveAccessibleDescription(
    words(refusals.wrong_password),
  )
  await changePassword(page, words, { from: password, to: password })
  await expect(page.locator('[name=newPassword]')).toBeFocused()
  await changePassword(page, words, { from: password, to: 'cold brew' })
  await expect(page.getByText(words(passwords.changed))).toBeVisible()
  await expect(rows(page)).toHaveCount(1)

  await other.reload()
  await expect(other).toHaveURL(new RegExp(`${at('/login')}\\?next=`))
  await expect(other.getByText(words(login.endedNote))).toBeVisible()
  await other.getByRole('main').getByLabel(words(login.email)).fill(email)
  await other.locator('[name=password]').fill('cold brew')
  await other.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(other).toHaveURL(new RegExp(`${at(next)}$`))
  await elsewhere.close()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
})

test('Logging out everywhere reaches the other tab by itself', async ({
  page,
  at,
  words,
  request,
}) => {
  test.setTimeout(120_000)
  await logInAsNewMember({ page, at, request }, next)
  const tab = await page.context().newPage()
  await open(tab, at('/'))
  await expect(tab.locator('header').getByText('Huda Aziz').first()).toBeAttached()
  await page.getByRole('button', { name: words(security.everywhere) }).click()
  await expect(page.getByText(words(member.loggedOut))).toBeVisible()
  await expect(
    tab.locator('header').getByRole('link', { name: words(sessions.logIn) }),
  ).toBeAttached()
})

test('A login in one tab is seen in the other', async ({ page, at, words, request }) => {
  test.setTimeout(120_000)
  const email = await newMember(request, 'Huda Aziz')
  const tab = await page.context().newPage()
  await open(tab, at('/login?next=/nowhere'))
  await logInByForm({ page, at, words }, { email, next: '/' })
  await expect(page.getByText(words(login.done))).toBeVisible()
  await expect(tab).toHaveURL(/\/nowhere$/)
})

for (const [state, value] of [
  ['has gone', undefined],
  ['is no longer good', 'a'.repeat(43)],
] as const) {
  test(`Calls whose token ${state} make one renewal, and none is lost`, async ({
    page,
    at,
    request,
  }) => {
    test.setTimeout(120_000)
    await logInAsNewMember({ page, at, request }, next)
    await expect(rows(page).first()).toBeVisible()
    // A renewal that the reload below cuts off would be followed by another.
    await page.waitForLoadState('networkidle')
    const renewals: string[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/auth/refresh')) renewals.push(sent.url())
    })
    await page.context().clearCookies({ name: 'auth_token' })
    const url = new URL(page.url()).origin
    if (value) await page.context().addCookies([{ name: 'auth_token', value, url }])
    const account = page.waitForResponse(
      (answer) => answer.url().endsWith('/auth/account') && answer.ok(),
    )
    await page.reload()
    await account
    await expect(rows(page).first()).toBeVisible()
    expect(renewals).toHaveLength(1)
  })
}

test('A forgotten password becomes a new one by mail', async ({
  page,
  at,
  words,
  request,
  language,
}) => {
  test.setTimeout(120_000)
  const email = await newMember(request, 'Huda Aziz')
  await open(page, at('/forgot-password'))
  await page.getByRole('main').getByLabel(words(passwords.email)).fill(email)
  await page.getByRole('button', { name: words(passwords.sendLink) }).click()
  const duration = formatDuration(resetHours, 'hour', language)
  await expect(page.getByText(words(passwords.linkSentText, { duration }))).toBeVisible()
  const link = await mailedLink(request, email, 'reset-password')
  await open(page, link)
  await page.locator('[name=password]').fill('cold brew')
  await page.locator('[name=confirmPassword]').fill('cold brew')
  await page.getByRole('button', { name: words(passwords.change) }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/login')}$`))
  await logInByForm({ page, at, words }, { email, next }, 'cold brew')

  await open(page, link)
  await page.locator('[name=password]').fill('green tea')
  await page.locator('[name=confirmPassword]').fill('green tea')
  await page.getByRole('button', { name: words(passwords.change) }).click()
  await expect(page.locator('form').getByText(words(refusals.invalid_token))).toBeVisible()
  await expect(page.getByRole('link', { name: words(passwords.newLink) })).toBeVisible()
})

test('A page of one’s own leads everybody else to the login', async ({ page, at, words }) => {
  await page.goto(at(next))
  await expect(page).toHaveURL(new RegExp(`${at('/login')}\\?next=`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(login.title))
  await expect(page.getByText(words(login.note))).toBeVisible()
})

test('A password shorter than any is a wrong one', async ({ page, at, words }) => {
  await open(page, at('/login'))
  await page.getByRole('main').getByLabel(words(login.email)).fill('somebody@example.com')
  await page.locator('[name=password]').fill('abc')
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page.locator('form').getByText(words(refusals.invalid_credentials))).toBeVisible()
  await expect(page.locator('[name=password]')).not.toHaveAttribute('aria-invalid', 'true')
})

test('Who logs in from a page is back on it', async ({ page, at, words, request }) => {
  const email = await newMember(request, 'Huda Aziz')
  await open(page, at('/properties?purpose=rent&rooms=2'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(sessions.logIn) })
    .click()
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
  await page.getByLabel(words(login.password)).first().fill(password)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/properties')}\\?purpose=rent&rooms=2$`))
})

test('A login leads to no other site', async ({ page, at, words, request }) => {
  test.setTimeout(120_000)
  const email = await newMember(request, 'Huda Aziz')
  await open(page, at('/login?next=//other.example/'))
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}/?$`))
})
