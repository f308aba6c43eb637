import { phrases as files } from '#features/files/uploads/phrases.ts'
import { refusals as uploads } from '#features/files/uploads/refusals.ts'
import { phrases as form } from '#features/visitors/fundraising/phrases/form.ts'
import { phrases as shown } from '#features/visitors/fundraising/phrases/shown.ts'
import { refusals as requestRefusals } from '#features/visitors/property-requests/refusals.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { tabTo } from '../checks/focus.ts'
import { mainForm } from '../forms/form-screens.ts'
import { newAddress } from '../members.ts'
import { expect, open, test } from '../story.ts'
import { documentInput, pdfNamed, sendProject } from './fundraising-screens.ts'

/** Fields in the order of the page: a choice is made with the space bar, a text is typed. */
const project: [name: string, value: string][] = [
  ['name', 'Sara Haddad'],
  ['email', 'nobody'],
  ['phone', '٠٥٠١١١٢٢٣٣'],
  ['companyName', 'Haddad Development'],
  ['projectTitle', 'Forty flats'],
  ['projectType', 'residential'],
  ['amount', '٢٥٬٠٠٠٬٠٠٠'],
  ['summary', 'The plot is paid'],
]

test('Funding is requested by keyboard alone, refused, corrected and sent with a document', async ({
  page,
  at,
  words,
}) => {
  test.setTimeout(120_000)
  await open(page, at('/fundraising'))
  const fields = mainForm(page)
  const field = (name: string) => fields.locator(`[name="${name}"]`).first()
  for (const [name, value] of project) {
    await tabTo(page, field(name))
    const isChoice = (await field(name).getAttribute('type')) === 'radio'
    await (isChoice ? page.keyboard.press('Space') : page.keyboard.type(value))
  }
  await tabTo(page, documentInput(page))
  await documentInput(page).setInputFiles([
    pdfNamed('plan.pdf'),
    { ...pdfNamed('photo.jpg'), mimeType: 'image/jpeg' },
  ])
  await expect(fields.getByText(words(uploads.document_needed))).toBeVisible()
  await expect(fields.getByText(words(files.sent))).toBeVisible()

  await tabTo(page, fields.locator('button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(field('email')).toBeFocused()
  await expect(field('email')).toHaveAccessibleDescription(words(refusals.invalid_email))
  await expect(fields.getByText(words(form.unfinished)).first()).toBeVisible()
  await expect(field('acceptTerms')).toHaveAccessibleDescription(
    words(requestRefusals.terms_not_accepted),
  )

  await page.reload()
  for (const [name, value] of project) {
    if (name !== 'projectType') await expect(field(name)).toHaveValue(value)
  }
  await expect(field('projectType')).toBeChecked()
  await expect(fields.getByText('plan.pdf')).toBeVisible()
  await expect(fields.getByText('photo.jpg')).toHaveCount(0)

  await field('email').fill(newAddress('project'))
  await field('acceptTerms').focus()
  await page.keyboard.press('Space')
  await tabTo(page, fields.locator('button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fundraising\/show\/[\w-]{22}\?sent=true$/)
  await expect(page.getByText(words(form.sent)).first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Forty flats' })).toBeVisible()
  await expect(main.getByText('+971 50 111 2233')).toBeVisible()
  await expect(main.getByText(words(shown.documentNumber, { number: '1' }))).toBeVisible()
  await page.goto(at('/fundraising'))
  await expect(field('name')).toHaveValue('')
})

test('Who has the link of a fundraising request sees neither phone nor email of another visitor', async ({
  page,
  at,
  words,
}) => {
  const id = await sendProject(page.request)
  await open(page, at(`/fundraising/show/${id}`))
  await expect(page.getByText('+971 50 111 2233')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText(words(shown.masked))).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('2233')
  await expect(page.locator('main :is([href^="tel:"], [href^="mailto:"])')).toHaveCount(0)
})
