import type { Page } from '@playwright/test'
import { phrases as result } from '#features/visitors/finance-applications/phrases/result.ts'
import { phrases as shown } from '#features/visitors/finance-applications/phrases/shown.ts'
import { expect, open, type Story } from '../story.ts'
import { sendApplication } from './finance.ts'
import { mainForm, sendForm } from './form-screens.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

const stepOf =
  (step: number) =>
  async ({ page, at }: Scene) => {
    await open(page, at(`/finance?step=${step}`))
    await expect(mainForm(page).locator('section:visible > div > h2')).toHaveCount(1)
  }

/** Each step of the questionnaire, and the page of what was sent. */
export const financeScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  finance: ({ page, at }) => open(page, at('/finance')),
  'finance, fields missing': async ({ page, at }) => {
    await open(page, at('/finance'))
    await sendForm(page)
    await expect(page.locator('[data-faults] li')).toHaveCount(4)
  },
  'finance, the plan': stepOf(2),
  'finance, the person': stepOf(3),
  'finance, the income': stepOf(4),
  'own finance application': async ({ page, at, words }) => {
    const id = await sendApplication(page.request)
    await open(page, at(`/finance/show/${id}?sent=true`))
    await expect(page.getByRole('heading', { name: words(result.title) })).toBeVisible()
  },
  'finance application of somebody else': async ({ page, at, words }) => {
    const id = await sendApplication(page.request)
    await page.context().clearCookies()
    await open(page, at(`/finance/show/${id}`))
    await expect(page.getByText(words(shown.masked))).toBeVisible()
  },
  'finance application unknown': async ({ page, at, words }) => {
    await open(page, at('/finance/show/unknown'))
    await expect(page.getByText(words(shown.unknown))).toBeVisible()
  },
}
