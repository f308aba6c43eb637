import type { Page } from '@playwright/test'
import { phrases as affordability } from '#features/listing/costs/phrases/affordability.ts'
import { phrases as both } from '#features/listing/costs/phrases/calculators.ts'
import { openCalculator } from './checks/whole-page.ts'
import { expect, type Story } from './story.ts'

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

/** Both calculators, empty, with a result and with each kind of fault. */
export const calculatorScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'mortgage calculator': ({ page, at }) => openCalculator(page, at('/mortgage-calculator')),
  'mortgage calculated': async ({ page, at, words }) => {
    await openCalculator(page, at('/mortgage-calculator?price=1500000&emirate=abu-dhabi'))
    await page.getByText(words(affordability.title)).click()
    await page.getByLabel(words(affordability.income)).fill('30000')
    await expect(page.getByText(words(affordability.largest))).toBeVisible()
  },
  'mortgage with faults': async ({ page, at }) => {
    await openCalculator(
      page,
      at('/mortgage-calculator?price=x&years=26&rate=9&down_payment=-1&buyer=none'),
    )
    await expect(page.locator('main form [aria-invalid=true]').nth(4)).toBeAttached()
  },
  'rent calculator': ({ page, at }) => openCalculator(page, at('/rent-calculator')),
  'rent calculated': ({ page, at }) =>
    openCalculator(page, at('/rent-calculator?rent=65000&average=100000')),
  'rents missing': async ({ page, at, words }) => {
    await openCalculator(page, at('/rent-calculator'))
    await page.getByRole('button', { name: words(both.calculate) }).click()
    await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(2)
  },
}
