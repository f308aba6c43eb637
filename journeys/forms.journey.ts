import type { Page } from '@playwright/test'
import { phrases as contact } from '#features/visitors/contact/phrases/screen.ts'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { phrases as footer } from '#features/visitors/newsletter/phrases/form.ts'
import { phrases as newsletter } from '#features/visitors/newsletter/phrases/screens.ts'
import { refusals as requestRefusals } from '#features/visitors/property-requests/refusals.ts'
import { phrases as channels } from '#features/visitors/property-requests/phrases/choices.ts'
import { phrases as request } from '#features/visitors/property-requests/phrases/form.ts'
import { phrases as shown } from '#features/visitors/property-requests/phrases/shown.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { contrastOf, markOf } from './checks/contrast.ts'
import { tabTo } from './checks/focus.ts'
import { fillMessage, mainForm, sendRequest } from './forms/form-screens.ts'
import { typePlace } from './posting/form.ts'
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
  const sent = page.getByRole('main').getByRole('status')
  await expect(sent).toBeFocused()
  await expect(sent.locator('bdi')).toHaveText(email)
  await expect(form).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText(words(contact.another))
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAttribute('name', 'name')
  await expect(form.locator('[name=message]')).toHaveValue('')
})

test.describe('Where the server fails', () => {
  test.use({ allowed: /status of 500/ })

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
})

/** The button waits for the scripts that read the link. */
async function pressWith(page: Page, name: string) {
  const button = page.getByRole('main').getByRole('button', { name })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

test('The newsletter is subscribed to at the foot of a page by keyboard alone, confirmed and ended', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  await openWhole(page, at('/agents'))
  const form = page.getByRole('contentinfo').locator('form')
  const field = form.getByLabel(language === 'en' ? /^Email\b/ : /^البريد الإلكتروني/)
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
  await pressWith(page, words(newsletter.confirm))
  await expect(title).toHaveText(words(newsletter.confirmed))

  await request.post('/api/newsletter', { data: { email } })
  const end = await mailedLink(request, email, 'newsletter/unsubscribe')
  await open(page, at(end.replace(/^\/(en|ar)/, '')))
  await pressWith(page, words(newsletter.unsubscribe))
  await expect(title).toHaveText(words(newsletter.unsubscribed))
})

/** Fields in the order of the page: a box or a choice is ticked, a text is typed. */
const wish: [name: string, value: string][] = [
  ['name', 'Sara Haddad'],
  ['phone', '٠٥٠١١١٢٢٣٣'],
  ['customerTypes', 'family'],
  ['goals', 'buy'],
  ['propertyTypes', '1'],
  ['priceRanges', '6'],
  ['paymentMethod', 'cash'],
  ['space', '١٬٢٠٠'],
  ['specifications', 'By the sea'],
]

test('A property is requested by keyboard alone, refused, corrected and sent, and suitable ads are shown', async ({
  page,
  at,
  words,
  language,
}) => {
  test.setTimeout(180_000)
  await open(page, at('/property-request'))
  const form = mainForm(page)
  const field = (name: string, value?: string) =>
    form.locator(value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`)
  for (const [name, value] of wish) {
    if (name === 'priceRanges') {
      await tabTo(page, form.locator('[data-for=area]'))
      await typePlace({ page, at, words, language })
    }
    const kind = await field(name).first().getAttribute('type')
    const isBox = kind === 'checkbox' || kind === 'radio'
    await tabTo(page, isBox ? field(name, value) : field(name))
    await (isBox ? page.keyboard.press('Space') : page.keyboard.type(value))
  }
  await tabTo(page, form.locator('button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(field('acceptTerms')).toBeFocused()
  await expect(field('acceptTerms')).toHaveAccessibleDescription(
    words(requestRefusals.terms_not_accepted),
  )
  await page.reload()
  await expect(field('name')).toHaveValue('Sara Haddad')
  await expect(field('goals', 'buy')).toBeChecked()
  await expect(field('propertyTypes', '1')).toBeChecked()
  await expect(field('priceRanges', '6')).toBeChecked()
  await expect(form.locator('[data-for=area]')).toBeVisible()
  await expect(field('area')).not.toHaveValue('')
  await expect(field('contactChannels')).toHaveCount(0)
  await field('shareContact').focus()
  await page.keyboard.press('Space')
  await tabTo(page, field('contactChannels', 'whatsapp'))
  await page.keyboard.press('Space')
  await tabTo(page, field('acceptTerms'))
  await page.keyboard.press('Space')
  await tabTo(page, form.locator('button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/property-request\/show\/[\w-]{22}\?sent=true$/)
  await expect(page.getByText(words(request.sent)).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: words(shown.matchingSale) })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('+971 50 111 2233')).toBeVisible()
  await expect(
    page.getByRole('definition').getByText(words(channels.whatsapp), { exact: true }),
  ).toBeVisible()
  await page.goto(at('/property-request'))
  await expect(field('name')).toHaveValue('')
})

test('Who has the link of a request sees neither phone nor email of another visitor', async ({
  page,
  at,
  words,
}) => {
  const id = await sendRequest(page.request)
  await open(page, at(`/property-request/show/${id}`))
  await expect(page.getByText('+971 50 111 2233')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText(words(shown.masked))).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('2233')
})

test('By night a box that is not ticked is an outline, and no grey field', async ({ page, at }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, at('/property-request'))
  for (const field of ['[name=shareContact]', '[name=goals]', '[name=paymentMethod]']) {
    const mark = await markOf(mainForm(page).locator(field).first())
    expect(mark, field).toMatchObject({ appearance: 'none', borderTopWidth: '1px' })
    expect(contrastOf(mark.borderTopColor, mark.backgroundColor), field).toBeGreaterThan(3)
    expect(contrastOf(mark.backgroundColor, 'rgb(24, 33, 31)'), field).toBe(1)
  }
})

test('The title of each form has the name of the site', async ({ request, at }) => {
  for (const path of ['/contact-us', '/property-request', '/finance', '/fundraising']) {
    const html = await (await request.get(at(path))).text()
    expect(html, path).toMatch(/<title>[^<]{5,} \| (Dara|دارة)<\/title>/)
  }
})
