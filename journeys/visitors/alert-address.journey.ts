import { phrases as alerts } from '#features/visitors/saved-searches/phrases/alerts.ts'
import { phrases as list } from '#features/visitors/saved-searches/phrases/list.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { tabTo } from '../checks/focus.ts'
import { openWhole } from '../checks/whole-page.ts'
import { newAddress } from '../members.ts'
import { expect, test } from '../story.ts'
import { saveSearch } from './search-screens.ts'

test('With the keyboard alone an address for alerts is asked for, refused, corrected and kept', async ({
  page,
  at,
  words,
}) => {
  const email = newAddress('alerts')
  const name = 'Villas'
  await saveSearch(page, { name, filters: { purpose: 'rent' } })
  await openWhole(page, at('/my-searches'))
  const frequency = page.getByLabel(words(list.frequencyOf, { name }))
  const dialog = page.getByRole('dialog', { name: words(list.emailTitle) })
  const field = dialog.getByLabel(words(alerts.email))
  await tabTo(page, frequency)
  await page.keyboard.press('Home')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(frequency).toBeFocused()
  await expect(frequency).toHaveValue('off')

  await page.keyboard.press('Home')
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(new RegExp(words(refusals.required)))
  await expect(field).toBeFocused()
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(new RegExp(words(refusals.invalid_email)))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(email)
  await tabTo(page, dialog.getByRole('button', { name: words(list.emailSave) }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(frequency).toBeFocused()
  await expect(frequency).toHaveValue('instant')
  await expect(page.getByText(words(list.unconfirmed, { email }))).toBeVisible()
})
