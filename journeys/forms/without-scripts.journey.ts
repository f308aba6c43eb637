import type { Page } from '@playwright/test'
import { phrases as contact } from '#features/visitors/contact/phrases/screen.ts'
import { phrases as finance } from '#features/visitors/finance-applications/phrases/form.ts'
import { phrases as indication } from '#features/visitors/finance-applications/phrases/result.ts'
import { phrases as ofApplication } from '#features/visitors/finance-applications/phrases/shown.ts'
import { phrases as fundraising } from '#features/visitors/fundraising/phrases/form.ts'
import { phrases as newsletter } from '#features/visitors/newsletter/phrases/screens.ts'
import { phrases as channels } from '#features/visitors/property-requests/phrases/choices.ts'
import { phrases as request } from '#features/visitors/property-requests/phrases/form.ts'
import { phrases as ofRequest } from '#features/visitors/property-requests/phrases/shown.ts'
import { refusals as places } from '#features/reference/place-search/refusals.ts'
import { refusals as uploads } from '#features/files/uploads/refusals.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { mainForm, sendForm } from './form-screens.ts'
import { mailedLink, newAddress } from '../members.ts'
import { expect, test } from '../story.ts'

test.use({ javaScriptEnabled: false })

const marina = { en: 'Dubai Marina', ar: 'دبي مارينا' }

const fieldOf = (page: Page, name: string) =>
  mainForm(page).locator(`[name="${name}"]:not([type=hidden])`).locator('visible=true')

/** Fields of a form by their names: a text, or the value of what is ticked or chosen. */
async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(page, name)
    const first = field.first()
    const type = await first.evaluate((one) => (one as HTMLInputElement).type)
    if (type === 'select-one') await first.selectOption(value)
    else if (type === 'radio' || type === 'checkbox') {
      await mainForm(page)
        .locator(`[name="${name}"][value="${value}"]`)
        .locator('visible=true')
        .check()
    } else await first.fill(value)
  }
}

/** Playwright looks for no text in `noscript`, though such a browser shows it. */
const shown = (page: Page, tag: string, hasText: string) =>
  page.locator(`noscript ${tag}`, { hasText }).first()

const person = { name: 'Sara Haddad', phone: '050 111 2233' }

test('Without scripts a message is refused, corrected and sent', async ({ page, at, words }) => {
  await page.goto(at('/contact-us'))
  await fillIn(page, { ...person, email: 'nobody', subject: 'A villa' })
  await sendForm(page)
  await expect(page).toHaveURL(at('/contact-us'))
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(words(refusals.invalid_email))
  await expect(fieldOf(page, 'message')).toHaveAccessibleDescription(words(refusals.required))
  await expect(fieldOf(page, 'name')).toHaveValue(person.name)
  await expect(fieldOf(page, 'email')).toHaveValue('nobody')
  await fillIn(page, { email: newAddress('plain'), message: 'Is it\nstill for sale?' })
  await sendForm(page)
  await expect(page).toHaveURL(at('/contact-us?sent=true'))
  await expect(page.getByRole('status')).toContainText(words(contact.sent))
  await expect(mainForm(page)).toHaveCount(0)
  await page.getByRole('link', { name: words(contact.another) }).click()
  await expect(fieldOf(page, 'name')).toHaveValue('')
  await sendForm(page)
  await expect(fieldOf(page, 'message')).toHaveAccessibleDescription(words(refusals.required))
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('Without scripts the newsletter is subscribed to, confirmed and ended', async ({
  page,
  at,
  words,
  request: api,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(at('/agents'))
  const foot = page.getByRole('contentinfo').locator('form')
  await foot.locator('[name=subscriber]').fill('nobody')
  await foot.getByRole('button').click()
  await expect(mainForm(page).locator('p').first()).toHaveText(words(refusals.invalid_email))
  await expect(fieldOf(page, 'subscriber')).toHaveValue('nobody')
  const email = newAddress('plain-reader')
  await fillIn(page, { subscriber: email })
  await sendForm(page)
  await expect(title).toHaveText(words(newsletter.sentTitle))

  await page.goto(await mailedLink(api, email, 'newsletter/confirm'))
  await page
    .getByRole('button', { name: words(newsletter.confirm) })
    .locator('visible=true')
    .click()
  await expect(title).toHaveText(words(newsletter.confirmed))
  await api.post('/api/newsletter', { data: { email } })
  const end = await mailedLink(api, email, 'newsletter/unsubscribe')
  await page.goto(at(end.replace(/^\/(en|ar)/, '')))
  await page
    .getByRole('button', { name: words(newsletter.unsubscribe) })
    .locator('visible=true')
    .click()
  await expect(title).toHaveText(words(newsletter.unsubscribed))
  await page.goto(at('/newsletter/confirm/unknown'))
  await page
    .getByRole('button', { name: words(newsletter.confirm) })
    .locator('visible=true')
    .click()
  await expect(title).toHaveText(words(newsletter.unknown))
})

test('Without scripts a property is requested, and the request read', async ({
  page,
  at,
  words,
  language,
}) => {
  await page.goto(at('/property-request'))
  await fillIn(page, { ...person, customerTypes: 'family', areaNames: 'Xyzzyx', priceRanges: '6' })
  await fillIn(page, { category: 'commercial', specifications: 'By the sea' })
  await sendForm(page)
  await expect(fieldOf(page, 'areaNames')).toHaveValue('Xyzzyx')
  await expect(mainForm(page).locator('fieldset[data-choices]').nth(1)).toContainText(
    words(refusals.required),
  )
  await expect(mainForm(page).locator('[name=priceRanges][value="6"]')).toBeChecked()
  await expect(mainForm(page).locator('[name=category][value=commercial]')).toBeChecked()

  await fillIn(page, { goals: 'buy', paymentMethod: 'cash', category: 'residential' })
  await fillIn(page, { propertyTypes: '1', space: '1,200', contactChannels: 'whatsapp' })
  await fieldOf(page, 'shareContact').check()
  await fieldOf(page, 'acceptTerms').check()
  await sendForm(page)
  await expect(fieldOf(page, 'areaNames')).toHaveAccessibleDescription(
    new RegExp(words(places.unknown_location)),
  )
  await fillIn(page, { areaNames: marina[language] })
  await sendForm(page)
  await expect(page).toHaveURL(/\/property-request\/show\/[\w-]{22}\?sent=true$/)
  await expect(shown(page, 'p', words(request.sent))).toBeVisible()
  const facts = page.locator('noscript dl').first()
  await expect(facts).toContainText(marina[language])
  await expect(facts).toContainText('+971 50 111 2233')
  await expect(facts).toContainText(words(channels.whatsapp))
  await expect(shown(page, 'a', words(ofRequest.matchingSale))).toBeVisible()

  await page.context().clearCookies()
  await page.reload()
  await expect(shown(page, 'p > span', words(ofRequest.masked))).toBeVisible()
  await expect(facts).not.toContainText('111 2233')
  await page.goto(at('/property-request/show/unknown'))
  await expect(shown(page, 'h1', words(ofRequest.unknown))).toBeVisible()
})

const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
})

test('Without scripts funding is requested with documents, and the request read', async ({
  page,
  at,
  words,
}) => {
  await page.goto(at('/fundraising'))
  const documents = fieldOf(page, 'documents')
  await documents.setInputFiles([
    pdf('plan.pdf', '%PDF-1.7\n(plan)\n%%EOF\n'),
    pdf('picture.pdf', 'no PDF at all'),
  ])
  await fillIn(page, { ...person, email: newAddress('plain'), amount: '2,500,000' })
  await sendForm(page)
  await expect(documents).toHaveAccessibleDescription(new RegExp(words(uploads.document_needed)))
  await expect(fieldOf(page, 'amount')).toHaveValue('2,500,000')
  await expect(page.getByLabel('plan.pdf')).toBeChecked()

  await sendForm(page)
  await expect(fieldOf(page, 'projectTitle')).toHaveAccessibleDescription(words(refusals.required))
  await fillIn(page, { projectTitle: 'Forty flats', projectType: 'residential' })
  await fillIn(page, { summary: 'The plot is paid.' })
  await fieldOf(page, 'acceptTerms').check()
  await sendForm(page)
  await expect(page).toHaveURL(/\/fundraising\/show\/[\w-]{22}\?sent=true$/)
  await expect(shown(page, 'p', words(fundraising.sent))).toBeVisible()
  await expect(shown(page, 'div', 'Forty flats')).toBeVisible()
  await expect(shown(page, 'h2', words(fundraising.documents))).toBeVisible()
})

test('Without scripts finance is applied for on one page, and the result read', async ({
  page,
  at,
  words,
  language,
}) => {
  await page.goto(at('/finance'))
  for (const step of [
    finance.propertyStep,
    finance.planStep,
    finance.personStep,
    finance.incomeStep,
  ])
    await expect(page.getByRole('heading', { name: words(step) })).toBeVisible()
  await fillIn(page, { ...person, email: newAddress('plain'), propertyType: 'apartment' })
  await fillIn(page, { budget: '1,500,000', totalIncome: '30000', uaeNational: 'false' })
  await sendPlainly(page, words(finance.send))
  await expect(page).toHaveURL(at('/finance'))
  await expect(fieldOf(page, 'birthYear')).toHaveAccessibleDescription(words(refusals.required))
  for (const [name, value] of Object.entries({ budget: '1,500,000', totalIncome: '30000' }))
    await expect(fieldOf(page, name)).toHaveValue(value)

  await fillIn(page, {
    propertyStatus: 'completed',
    locationsNames: marina[language],
    mortgageType: 'new',
    initialPaymentPercentage: '25',
    purchaseTime: '3-6-months',
    stage: 'viewing',
    birthYear: '1990',
    applicationType: 'single',
    employmentSituation: 'employed',
    creditCardLimit: '0',
    monthlyRepayments: '0',
  })
  await sendPlainly(page, words(finance.send))
  await expect(page).toHaveURL(/\/finance\/show\/[\w-]{22}\?sent=true$/)
  await expect(shown(page, 'p', words(finance.sent))).toBeVisible()
  await expect(shown(page, 'h2', words(indication.title))).toBeVisible()
  await expect(page.locator('noscript dl').first()).toContainText(marina[language])

  await page.context().clearCookies()
  await page.reload()
  await expect(shown(page, 'p > span', words(ofApplication.masked))).toBeVisible()
})

/** The button of the steps is hidden. */
const sendPlainly = (page: Page, name: string) =>
  mainForm(page).getByRole('button', { name }).locator('visible=true').click()
