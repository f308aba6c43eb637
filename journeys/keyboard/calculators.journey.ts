import type { Page } from '@playwright/test'
import { formatWholeMoney } from '#features/listing/costs/components/whole-money.ts'
import { phrases as affordability } from '#features/listing/costs/phrases/affordability.ts'
import { phrases as both } from '#features/listing/costs/phrases/calculators.ts'
import { phrases as rent } from '#features/listing/costs/phrases/rent.ts'
import { tabTo } from '../checks/focus.ts'
import { openCalculator } from '../checks/whole-page.ts'
import { expect, test } from '../story.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status').first()

test('With the keyboard alone a tenant learns how much the rent may rise', async ({
  page,
  at,
  words,
  language,
}) => {
  await openCalculator(page, at('/rent-calculator'))
  const [paid, average] = [page.getByLabel(words(rent.rent)), page.getByLabel(words(rent.average))]
  await tabTo(page, paid)
  await page.keyboard.press('Enter')
  await expect(paid).toBeFocused()
  await expect(paid).toHaveAccessibleDescription(new RegExp(words(rent.rentRequired)))
  await page.keyboard.type(language === 'ar' ? '٨٩٬٩٩٩' : '89,999')
  await tabTo(page, average)
  await page.keyboard.type('100000')
  await tabTo(page, page.getByRole('button', { name: words(both.calculate) }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words(both.result), exact: true })).toBeFocused()
  await expect(status(page)).toContainText(formatWholeMoney(94_498.95, language))
})

test('With the keyboard alone a buyer learns what a bank may lend', async ({
  page,
  at,
  words,
  language,
}) => {
  await openCalculator(page, at('/mortgage-calculator?price=5000000'))
  await tabTo(page, page.locator('summary', { hasText: words(affordability.title) }))
  await page.keyboard.press('Enter')
  for (const [label, amount] of [
    [affordability.income, '30000'],
    [affordability.repayments, '2000'],
    [affordability.cardLimit, '20000'],
  ] as const) {
    await tabTo(page, page.getByLabel(words(label)))
    await page.keyboard.type(amount)
  }
  await expect(page.getByText(formatWholeMoney(1_623_835.35, language))).toBeVisible()
})
