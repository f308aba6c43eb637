import type { Page } from '@playwright/test'
import { phrases as contact } from '#features/visitors/contact/phrases/screen.ts'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { phrases as footer } from '#features/visitors/newsletter/phrases/form.ts'
import { phrases as newsletter } from '#features/visitors/newsletter/phrases/screens.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { fillMessage, mainForm } from './forms/form-screens.ts'
import { openWhole } from './checks/whole-page.ts'
import { mailedLink, newAddress } from './members.ts'
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

test('The newsletter is subscribed to at the foot of a page by keyboard alone, confirmed and ended', async ({
  page,
  at,
  words,
  request,
}) => {
  await openWhole(page, at('/agents'))
  const form = page.getByRole('contentinfo').locator('form')
  const field = form.getByLabel(words(footer.newsletter))
  await field.focus()
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(form.locator('p')).toHaveText(words(refusals.invalid_email))
  await expect(field).toBeFocused()
  await page.reload()
  await expect(field).toHaveValue('nobody')
  const email = newAddress('reader')
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(form.locator('p')).toHaveText(words(footer.sent))
  await expect(field).toHaveValue('')

  const link = await mailedLink(request, email, 'newsletter/confirm')
  await open(page, at(link.replace(/^\/(en|ar)/, '')))
  await expect(page).toHaveURL(/\/newsletter\/confirm$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(words(newsletter.confirmTitle))
  await page.getByRole('button', { name: words(newsletter.confirm) }).press('Enter')
  await expect(title).toHaveText(words(newsletter.confirmed))

  await request.post('/api/newsletter', { data: { email } })
  const end = await mailedLink(request, email, 'newsletter/unsubscribe')
  await open(page, at(end.replace(/^\/(en|ar)/, '')))
  await page.getByRole('button', { name: words(newsletter.unsubscribe) }).press('Enter')
  await expect(title).toHaveText(words(newsletter.unsubscribed))
})
