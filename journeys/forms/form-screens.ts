import type { APIRequestContext, Page } from '@playwright/test'
import { phrases as contact } from '#features/visitors/contact/phrases/screen.ts'
import { phrases as shown } from '#features/visitors/property-requests/phrases/shown.ts'
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

/** A request that another browser sent: the page's own one knows nothing of it. */
export async function sendRequest(request: APIRequestContext): Promise<string> {
  const cities = await request.get('/api/property-request-page')
  const { cities: emirates, propertyTypes } = (await cities.json()).data
  const city = emirates.find(({ slug }: { slug: string }) => slug === 'dubai').id
  const hits = await request.get('/api/locations/choose-location?query=Dubai+Marina')
  const [marina] = (await hits.json()).data.hits
  const data = {
    name: 'Sara Haddad',
    phone: '0501112233',
    email: newAddress('wish'),
    city,
    area: [marina.id],
    goals: ['buy'],
    customerTypes: ['family'],
    paymentMethod: 'cash',
    category: 'residential',
    propertyTypes: [propertyTypes[0].id],
    priceRanges: [5, 6],
    specifications: 'By the sea',
    acceptTerms: true,
  }
  const answer = await request.post('/api/property-request', { data })
  return (await answer.json()).data.propertyRequest.id
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
  'property request': ({ page, at }) => open(page, at('/property-request')),
  'property request, fields missing': async ({ page, at }) => {
    await open(page, at('/property-request'))
    await mainForm(page).locator('[name=category][value=commercial]').check()
    await sendForm(page)
    await expect(page.locator('[data-faults] li')).toHaveCount(10)
  },
  'own property request': async ({ page, at, words }) => {
    const id = await sendRequest(page.request)
    await open(page, at(`/property-request/show/${id}?sent=true`))
    await expect(page.getByRole('heading', { name: words(shown.matchingSale) })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'property request of somebody else': async ({ page, at, words }) => {
    const id = await sendRequest(page.request)
    await page.context().clearCookies()
    await open(page, at(`/property-request/show/${id}`))
    await expect(page.getByText(words(shown.masked))).toBeVisible()
  },
  'property request unknown': async ({ page, at, words }) => {
    await open(page, at('/property-request/show/unknown'))
    await expect(page.getByText(words(shown.unknown))).toBeVisible()
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
