import type { Page } from '@playwright/test'
import { phrases as login } from '#features/login/phrases/screen.ts'
import { phrases } from '#features/second-factor/phrases/screen.ts'
import { phrases as security } from '#features/security/phrases.ts'
import { phrases as sessions } from '#features/sessions/phrases/member.ts'
import { refusals } from '#i18n/refusals.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { logIn, newMember, password } from './members.ts'
import { expect, open, type Told, test } from './story.ts'

const next = '/account/security'

const section = (page: Page, words: Told['words']) =>
  page.getByRole('form', { name: words(security.factorTitle) })

async function setUp(page: Page, words: Told['words']): Promise<string[]> {
  const form = section(page, words)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: words(phrases.start) }).click()
  await expect(page.getByRole('img', { name: words(phrases.scanAlt) })).toBeVisible()
  const secret = (await form.locator('code').innerText()).replaceAll(' ', '')
  await form.locator('[name=code]').fill('123')
  await form.getByRole('button', { name: words(phrases.confirm) }).click()
  await expect(form.locator('[name=code]')).toHaveAccessibleDescription(
    new RegExp(words(refusals.invalid_code)),
  )
  await form.locator('[name=code]').fill(codeOf(secret, stepAt(new Date())))
  await form.getByRole('button', { name: words(phrases.confirm) }).click()
  const heading = page.getByRole('heading', { name: words(phrases.codesTitle) })
  await expect(heading).toBeFocused()
  const codes = page.getByText(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
  await expect(codes).toHaveCount(10)
  return codes.allInnerTexts()
}

test('Two-step login is set up, asked for and switched off again', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await newMember(request, 'Huda Aziz')
  await logIn({ page, at, words }, { email, next })
  const [first = '', second = ''] = await setUp(page, words)
  await page.getByRole('button', { name: words(phrases.kept) }).click()
  await expect(section(page, words).getByText(words(phrases.on))).toBeVisible()

  await page.getByRole('button', { name: words(security.everywhere) }).click()
  await expect(page.getByText(words(sessions.loggedOut))).toBeVisible()
  await open(page, `${at('/login')}?next=${encodeURIComponent(at(next))}`)
  await page.getByLabel(words(login.email)).fill(email)
  await page.getByLabel(words(login.password)).first().fill(password)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await page.getByLabel(words(login.code)).fill(first.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at(next)}$`))

  const form = section(page, words)
  await form.locator('[name=password]').fill(password)
  await form.locator('[name=code]').fill(second)
  await form.getByRole('button', { name: words(phrases.end) }).click()
  await expect(page.getByText(words(phrases.ended))).toBeVisible()
  await expect(form.getByRole('button', { name: words(phrases.start) })).toBeVisible()
})
