import type { Browser, Page } from '@playwright/test'
import { phrases as membership } from '#features/directory/team/phrases/membership.ts'
import { phrases as screens } from '#features/directory/team/phrases/screens.ts'
import { phrases as verify } from '#features/accounts/registration/phrases/verify.ts'
import {
  logInAsNewMember,
  mailedLink,
  newAddress,
  newMember,
  password,
  register,
} from './members.ts'
import { waitUntilHydrated, expect, open, type Story, test } from './story.ts'

const members = { ...membership, ...screens }

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

/** Somebody else at a browser of their own. */
async function somebodyElse(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  return context.newPage()
}

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

const corniche = { name: 'Corniche Homes', role: 'agency' } as const

async function invite({ page, words }: Scene, email: string) {
  await page.getByRole('main').getByLabel(words(members.email)).fill(email)
  await page.getByRole('button', { name: words(members.invite), exact: true }).click()
  await expect(page.getByText(words(members.invited, { email }))).toBeVisible()
  await expect(row(page, email)).toContainText(words(members.pending))
}

/** Presses a button of a row and says yes to what is asked. */
async function confirm(
  { page, words }: Scene,
  button: string,
  action: 'remove' | 'revoke' | 'forget' | 'leave',
) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words(members[action]), exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function accept({ page, words }: Scene, agency: string) {
  const yes = page.getByRole('button', { name: words(members.accept), exact: true })
  await yes.click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('main').getByRole('link', { name: agency })).toBeVisible()
}

test('An agency invites an agent, who signs up, joins and leaves', async ({
  page,
  browser,
  baseURL,
  at,
  words,
  request,
}) => {
  const agency = `Haddad Homes ${newAddress('a').slice(2, 12)}`
  const boss = { page, at, words }
  await logInAsNewMember({ page, at, request }, '/account/users', { name: agency, role: 'agency' })
  await expect(page.getByText(words(members.noTeam))).toBeVisible()
  const email = newAddress('agent')
  await invite(boss, email)

  const other = { page: await somebodyElse(browser, baseURL), at, words }
  await open(other.page, await mailedLink(request, email, 'join'))
  await expect(other.page.getByText(words(members.invites, { agency }))).toBeVisible()
  await other.page.getByRole('link', { name: words(members.signUp), exact: true }).click()
  await expect(other.page).toHaveURL(/\/register/)
  await register(request, 'Omar Said', { email })
  // Asked for without a page, so in no language of its own.
  const link = await mailedLink(request, email, 'verify')
  await open(other.page, at(link.replace(/^\/(en|ar)/, '')))
  await other.page.locator('[name=password]').fill(password)
  await other.page.getByRole('button', { name: words(verify.activate), exact: true }).click()
  await other.page.getByRole('link', { name: words(members.look), exact: true }).click()
  await accept(other, agency)

  await open(page, at('/account/users'))
  await expect(row(page, email)).toContainText(words(members.active))
  await row(page, email).getByRole('link', { name: 'Omar Said' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: agency })).toBeVisible()

  await confirm(other, words(members.leave), 'leave')
  await expect(other.page.getByText(words(members.noAgency))).toBeVisible()
  await open(page, at('/account/users'))
  await expect(row(page, 'Omar Said')).toContainText(words(members.left))
})

test('An agency sends an invitation again, takes one back and removes a member', async ({
  page,
  browser,
  baseURL,
  at,
  words,
  request,
}) => {
  const boss = { page, at, words }
  await logInAsNewMember({ page, at, request }, '/account/users', corniche)
  const email = await newMember(request, 'Omar Said')
  const nobody = newAddress('nobody')
  const calls = '**/api/agencies/add-agent'
  await page.route(calls, (route) => route.fulfill({ status: 429, json: { errors: [] } }))
  await page.getByRole('main').getByLabel(words(members.email)).fill(nobody)
  await page.getByRole('button', { name: words(members.invite), exact: true }).click()
  const failure = page.getByRole('alert').getByText(words(membership.failed), { exact: true })
  await expect(failure.first()).toBeVisible()
  await page.unroute(calls)
  await invite(boss, nobody)
  const again = page.getByRole('button', { name: words(members.resendTo, { name: nobody }) })
  await again.click()
  const toasts = page.getByText(words(members.invited, { email: nobody }))
  await expect(toasts.first()).toBeVisible()
  const link = await mailedLink(request, nobody, 'join')
  await confirm(boss, words(members.revokeOf, { name: nobody }), 'revoke')
  await expect(page.getByText(words(members.revoked))).toBeVisible()
  await expect(row(page, nobody)).toHaveCount(0)

  await invite(boss, email)
  const other = { page: await somebodyElse(browser, baseURL), at, words }
  await open(other.page, link)
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(words(members.gone))
  await expect(other.page.getByText(words(members.goneAdvice))).toBeVisible()
  await expect(other.page.getByRole('link', { name: words(members.toHome) })).toBeVisible()
  await other.page.goto(await mailedLink(request, email, 'join'))
  await waitUntilHydrated(other.page)
  await other.page
    .getByRole('main')
    .getByRole('link', { name: words(members.logIn), exact: true })
    .click()
  await other.page.locator('[name=email]').fill(email)
  await other.page.locator('[name=password]').fill('mint tea')
  await other.page.locator('main form button[type=submit]').click()
  await expect(other.page).toHaveURL(/\/join$/)
  await accept(other, 'Corniche Homes')

  await open(page, at('/account/users'))
  await confirm(boss, words(members.removeName, { name: 'Omar Said' }), 'remove')
  await expect(page.getByText(words(members.removed))).toBeVisible()
  await expect(row(page, 'Omar Said')).toContainText(words(members.left))
  await open(other.page, at('/account'))
  await expect(other.page.getByText(words(members.noAgency))).toBeVisible()
})

test('Who may not join is told so', async ({ page, at, words, request }) => {
  const boss = { page, at, words }
  await logInAsNewMember({ page, at, request }, '/account/users', corniche)
  const email = newAddress('agent')
  await invite(boss, email)
  await open(page, await mailedLink(request, email, 'join'))
  const text = words(members.wrongRole, { name: 'Corniche Homes' })
  await expect(page.getByText(text)).toBeVisible()
})

test('Who says no needs no account, and the agency sees it', async ({
  page,
  browser,
  baseURL,
  at,
  words,
  request,
}) => {
  const boss = { page, at, words }
  await logInAsNewMember({ page, at, request }, '/account/users', corniche)
  const email = newAddress('no')
  await invite(boss, email)
  const other = await somebodyElse(browser, baseURL)
  const link = await mailedLink(request, email, 'join')
  await open(other, link)
  await other.getByRole('button', { name: words(members.decline), exact: true }).click()
  await expect(other.getByText(words(members.saidNo))).toBeVisible()
  await open(other, link)
  await expect(other.getByText(words(members.gone))).toBeVisible()
  await open(page, at('/account/users'))
  await expect(row(page, email)).toContainText(words(members.declined))
  await confirm(boss, words(members.forgetOf, { name: email }), 'forget')
  await expect(row(page, email)).toHaveCount(0)
})
