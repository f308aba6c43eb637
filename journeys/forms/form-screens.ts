import type { Page } from '@playwright/test'
import { phrases as contact } from '#features/visitors/contact/phrases/screen.ts'
import { phrases as newsletter } from '#features/visitors/newsletter/phrases/screens.ts'
import { openWhole } from '../checks/whole-page.ts'
import { newAddress } from '../members.ts'
import { expect, open, type Story } from '../story.ts'

export type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

export const mainForm = (page: Page) => page.getByRole('main').locator('form')

export const sendForm = (page: Page) => mainForm(page).locator('button[type=submit]').click()

export async function fillMessage(page: Page, email = newAddress('visitor')) {
  const form = mainForm(page)
  const values = {
    name: 'Sara Haddad',
    email,
    phone: '050 111 2233',
    subject: 'A villa',
    message: 'Is it still for sale?',
  }
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value)
  }
  return values
}

/** The forms that anybody may send, and what they look like when something is wrong or done. */
export const formScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'contact us': ({ page, at }) => open(page, at('/contact-us')),
  'contact us, fields missing': async ({ page, at }) => {
    await open(page, at('/contact-us'))
    await sendForm(page)
    await expect(page.locator('[data-faults] li')).toHaveCount(5)
  },
  'contact us, sent': async ({ page, at, words }) => {
    await open(page, at('/contact-us'))
    await fillMessage(page)
    await sendForm(page)
    await expect(page.getByRole('main').getByText(words(contact.sent))).toBeVisible()
  },
  'newsletter refused': async ({ page, at }) => {
    await openWhole(page, at('/contact-us'))
    await page.getByRole('contentinfo').locator('form [name=subscriber]').fill('nobody')
    await page.getByRole('contentinfo').locator('form button').click()
    await expect(page.getByRole('contentinfo').locator('[aria-invalid=true]')).toBeVisible()
  },
  'newsletter, to confirm': async ({ page, at, words }) => {
    await open(page, at('/newsletter/confirm/unknown'))
    await expect(page.getByRole('button', { name: words(newsletter.confirm) })).toBeVisible()
  },
  'newsletter, unknown link': async ({ page, at, words }) => {
    await open(page, at('/newsletter/unsubscribe/unknown'))
    await page.getByRole('button', { name: words(newsletter.unsubscribe) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(newsletter.unknown))
  },
}
