import type { Page } from '@playwright/test'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { phrases as members } from '#features/directory/team/phrases/screens.ts'
import { phrases as passwords } from '#features/accounts/passwords/phrases/screens.ts'
import { phrases as verify } from '#features/accounts/registration/phrases/verify.ts'
import { phrases as member } from '#features/accounts/sessions/phrases/member.ts'
import { type Language, pathInLanguage } from '#i18n/language.ts'
import type { Arguments, Phrase } from '#i18n/phrases.ts'
import { formatPhraseExactly } from '#tools/testing/exact-words.ts'
import {
  logInByForm,
  mailedLink,
  newAddress,
  newMember,
  openSession,
  password,
  register,
} from '../members.ts'
import { waitUntilHydrated, expect, open, type Story, test } from '../story.ts'

/** Notes what has the token in its referrer, or in its address and is neither the page nor our API. */
function watchFor(token: string, page: Page) {
  const leaks: string[] = []
  page.on('request', (sent) => {
    const isOwn = sent.isNavigationRequest() || sent.url().includes('/api/')
    if (!isOwn && sent.url().includes(token)) leaks.push(sent.url())
    if (sent.headers().referer?.includes(token)) leaks.push(`${sent.url()} has the referrer`)
  })
  return leaks
}

const otherOf = (language: Language): Language => (language === 'ar' ? 'en' : 'ar')

/** Changes the language by the switch in the header; answers how things are said from then on. */
async function switchLanguage(page: Page, language: Language) {
  const other = otherOf(language)
  await page.getByRole('banner').locator(`a[hreflang=${other}]`).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  return (phrase: Phrase, values?: Arguments) => formatPhraseExactly(phrase, other, values)
}

/** The mailed link in the story's language: mails are written in that of who asked. */
const inLanguage = (link: string, language: Language) => pathInLanguage(link, language)

const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

type Scene = Pick<Story, 'at' | 'language'> & { page: Page }

async function expectAddress({ page, at, language }: Scene, path: string, isOther = false) {
  const expected = isOther ? pathInLanguage(path, otherOf(language)) : at(path)
  await expect(page).toHaveURL(new RegExp(`${expected}$`))
}

test('A reset link leaves the address and still works in the other language and after a reload', async ({
  page,
  at,
  language,
  request,
}) => {
  test.setTimeout(180_000)
  const scene = { page, at, language }
  const email = await newMember(request, 'Huda Aziz')
  await request.post('/api/auth/forget-password', { data: { email } })
  const link = inLanguage(await mailedLink(request, email, 'reset-password'), language)
  const leaks = watchFor(tokenOf(link), page)
  await open(page, link)
  await expectAddress(scene, '/reset-password')
  expect(await page.content()).not.toContain(tokenOf(link))
  await page.locator('[name=password]').fill('cold brew')
  const inOther = await switchLanguage(page, language)
  await expectAddress(scene, '/reset-password', true)
  await expect(page.locator('[name=password]')).toHaveValue('cold brew')
  await page.reload()
  await waitUntilHydrated(page)
  await expectAddress(scene, '/reset-password', true)
  await page.locator('[name=password]').fill('cold brew')
  await page.locator('[name=confirmPassword]').fill('cold brew')
  await page.getByRole('button', { name: inOther(passwords.change), exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inOther(login.title))
  await page.goBack()
  await expectAddress(scene, '/reset-password', true)
  await expect(page.getByText(inOther(passwords.noLink))).toBeVisible()
  await logInByForm(
    { page, at, words: (phrase, values) => formatPhraseExactly(phrase, language, values) },
    { email, next: '/account' },
    'cold brew',
  )
  expect(leaks).toEqual([])
})

test('A verify link leaves the address, and who is in can log out on its page', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  test.setTimeout(180_000)
  const scene = { page, at, language }
  const email = await register(request, 'Huda Aziz')
  const link = inLanguage(await mailedLink(request, email, 'verify'), language)
  const leaks = watchFor(tokenOf(link), page)
  await open(page, link)
  await expectAddress(scene, '/verify')
  // The link was asked for beside the page, so in no browser.
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: words(verify.activate), exact: true }).click()
  await expect(page.getByText(words(verify.welcome, { name: 'Huda Aziz' }))).toBeVisible()
  const inOther = await switchLanguage(page, language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inOther(verify.done))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inOther(verify.done))
  await waitUntilHydrated(page)
  await page.getByRole('banner').locator('summary', { hasText: 'Huda Aziz' }).click()
  await page.getByRole('button', { name: inOther(member.logOut), exact: true }).click()
  await expect(page.getByText(inOther(member.loggedOut))).toBeVisible()
  expect(leaks).toEqual([])
})

test('An invitation leaves the address, and the login leads back to it', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  test.setTimeout(180_000)
  const scene = { page, at, language }
  const owner = await newMember(request, 'Corniche Homes', { role: 'agency' })
  const email = newAddress('agent')
  const { headers } = await openSession(request, owner)
  await request.post('/api/agencies/add-agent', { headers, data: { email } })
  const link = inLanguage(await mailedLink(request, email, 'join'), language)
  await newMember(request, 'Omar Said', { email })
  const leaks = watchFor(tokenOf(link), page)
  await open(page, link)
  await expectAddress(scene, '/join')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: words(members.logIn), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(at('/join'))}$`))
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill('mint tea')
  await page.locator('main form button[type=submit]').click()
  await expectAddress(scene, '/join')
  await page.getByRole('button', { name: words(members.accept), exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
  expect(leaks).toEqual([])
})

test('A page of mailed links without a link says so', async ({ page, at, words }) => {
  await open(page, at('/reset-password'))
  await expect(page.getByText(words(passwords.noLink))).toBeVisible()
  await open(page, at('/verify'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(verify.unknown))
  await open(page, at('/join'))
  await expect(page.getByText(words(members.gone))).toBeVisible()
})
