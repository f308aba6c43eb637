import type { Page } from '@playwright/test'
import { phrases as contact } from '#features/visitors/contact/phrases/screen.ts'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { fillMessage, mainForm } from './forms/form-screens.ts'
import { newAddress } from './members.ts'
import { expect, open, test } from './story.ts'

const focused = (page: Page) => page.locator(':focus')

/** Types what there is for each field in turn, and leaves each by the keyboard. */
async function typeFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect(focused(page)).toHaveAttribute('name', name)
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
}

test('A message to the company is written by keyboard alone, refused, corrected and sent', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/contact-us'))
  const form = mainForm(page)
  await form.locator('[name=name]').focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAttribute('name', 'name')
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(5)
  const email = newAddress('keyboard')
  const written = {
    name: 'Sara Haddad',
    email: 'nobody',
    phone: '٠٥٠١١١٢٢',
    subject: 'A villa',
    message: 'Is it still for sale?',
  }
  await typeFields(page, written)
  await expect(focused(page)).toHaveText(words(contact.send))
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAttribute('name', 'email')
  await expect(focused(page)).toHaveAccessibleDescription(words(refusals.invalid_email))
  await page.reload()
  for (const [name, value] of Object.entries(written)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
  }
  await form.locator('[name=email]').fill(email)
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAttribute('name', 'phone')
  await expect(focused(page)).toHaveAccessibleDescription(words(refusals.invalid_phone))
  await form.locator('[name=phone]').fill('٠٥٠١١١٢٢٣٣')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words(contact.sent))).toHaveCount(2)
  await expect(page.getByRole('main')).toContainText(email)
  await expect(form.locator('[name=message]')).toHaveValue('')
})

test('A message that could not be sent stays in its form, whose page says so in its own words', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/contact-us'))
  const written = await fillMessage(page)
  const answers = [
    { status: 500, body: '{"errors":[]}', text: words(ofForms.failed) },
    { status: 500, body: '{"errors":["Boom"]}', text: 'Boom' },
  ]
  for (const { status, body, text } of answers) {
    await page.route('**/api/contact-us', (route) =>
      route.fulfill({ status, body, contentType: 'application/json' }),
    )
    await mainForm(page).locator('button[type=submit]').click()
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await page.unroute('**/api/contact-us')
  }
  await expect(mainForm(page).locator('[name=message]')).toHaveValue(written.message)
  await page.goto(at('/'))
  await page.goBack()
  await expect(mainForm(page).locator('[name=message]')).toHaveValue(written.message)
})
