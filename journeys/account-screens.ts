import type { Page } from '@playwright/test'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { resetHours } from '#features/accounts/passwords/contract.ts'
import { phrases as passwords } from '#features/accounts/passwords/phrases/screens.ts'
import { phrases as signUp } from '#features/accounts/registration/phrases/sign-up.ts'
import { phrases as verify } from '#features/accounts/registration/phrases/verify.ts'
import { phrases as sessions } from '#features/accounts/sessions/phrases/member.ts'
import { maxMegabytes } from '#features/files/uploads/rules.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { logInToDemo } from './members.ts'
import { expect, open, type Story } from './story.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

const security = '/account/security'

async function enter(scene: Scene) {
  await logInToDemo(scene, 'landlord', security)
  await expect(scene.page.getByRole('main').locator('section li').first()).toBeVisible()
}

/** Sends the form as it is. */
const submit = (page: Page) => page.locator('main form button[type=submit]').click()

/** The screens of accounts, and what they look like when something is wrong. */
export const accountScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  login: ({ page, at }) => open(page, at('/login')),
  'login refused': async ({ page, at, words }) => {
    await open(page, at('/login'))
    await page.getByRole('main').getByLabel(words(login.email)).fill('nobody@example.com')
    await page.locator('[name=password]').fill('not this one')
    await submit(page)
    await expect(page.locator('[data-faults]')).toBeVisible()
  },
  'sign up': ({ page, at }) => open(page, at('/register')),
  'sign up, fields missing': async ({ page, at }) => {
    await open(page, at('/register'))
    await page.locator('[name=role][value=agency]').check()
    await submit(page)
    await page.locator('[name=name]').fill('Sara Haddad')
    await submit(page)
    await expect(page.locator('[data-faults] li')).toHaveCount(5)
  },
  'sign up, profile': async ({ page, at, words }) => {
    await open(page, at('/register?step=3'))
    const maximum = maxMegabytes('registration', 'jpeg')
    await expect(page.getByText(words(signUp.photoHint, { maximum }))).toBeVisible()
  },
  'sign up, password': ({ page, at }) => open(page, at('/register?step=4')),
  'link unknown': async ({ page, at, words }) => {
    await open(page, at('/verify/unknown'))
    await expect(page.getByText(words(verify.unknown))).toBeVisible()
  },
  'forgot password': ({ page, at }) => open(page, at('/forgot-password')),
  'link sent': async ({ page, at, words, language }) => {
    await open(page, at('/forgot-password'))
    await page.getByRole('main').getByLabel(words(passwords.email)).fill('nobody@example.com')
    await submit(page)
    const duration = formatDuration(resetHours, 'hour', language)
    await expect(page.getByText(words(passwords.linkSentText, { duration }))).toBeVisible()
  },
  'new password': ({ page, at }) => open(page, at('/reset-password/unknown')),
  security: enter,
  'account menu': async (scene) => {
    await enter(scene)
    await scene.page.locator('header summary:has(span)').click()
    await expect(
      scene.page.getByRole('button', { name: scene.words(sessions.logOut), exact: true }),
    ).toBeVisible()
  },
}
