import type { APIRequestContext, Page } from '@playwright/test'
import { phrases as files } from '#features/files/uploads/phrases.ts'
import { phrases as shown } from '#features/visitors/fundraising/phrases/shown.ts'
import { mainForm, sendForm } from '../forms/form-screens.ts'
import { newAddress } from '../members.ts'
import { expect, open, type Story } from '../story.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

export const pdfNamed = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n(plan)\n%%EOF\n'),
})

export const documentInput = (page: Page) => mainForm(page).locator('input[data-for=fileIds]')

/** Answers the id of a request, with one document, that the browser of this page has sent. */
export async function sendProject(request: APIRequestContext): Promise<string> {
  const { emirates } = (await (await request.get('/api/locations/emirates')).json()).data
  const multipart = { file: pdfNamed('plan.pdf') }
  const uploaded = await request.post('/api/files/upload/single?for=fundraising', { multipart })
  const data = {
    name: 'Sara Haddad',
    email: newAddress('project'),
    phone: '0501112233',
    companyName: 'Haddad Development',
    projectTitle: 'Forty flats in Al Jaddaf',
    emirateId: emirates[0].id,
    projectType: 'residential',
    amount: 25_000_000,
    currency: 'AED',
    summary: 'The plot is paid; the amount is for construction.',
    fileIds: [(await uploaded.json()).data.file.id],
    acceptTerms: true,
  }
  const answer = await request.post('/api/fundraising-requests', { data })
  return (await answer.json()).data.fundraisingRequest.id
}

export const fundraisingScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  fundraising: ({ page, at }) => open(page, at('/fundraising')),
  'fundraising, fields missing': async ({ page, at }) => {
    await open(page, at('/fundraising'))
    await sendForm(page)
    await expect(page.locator('[data-faults] li')).toHaveCount(8)
  },
  'fundraising, documents': async ({ page, at, words }) => {
    await open(page, at('/fundraising'))
    const image = { ...pdfNamed('photo.jpg'), mimeType: 'image/jpeg' }
    await documentInput(page).setInputFiles([pdfNamed('business-plan.pdf'), image])
    await expect(page.getByText(words(files.sent))).toBeVisible()
    await expect(mainForm(page).locator('li .text-danger')).toBeVisible()
  },
  'own fundraising request': async ({ page, at, words }) => {
    const id = await sendProject(page.request)
    await open(page, at(`/fundraising/show/${id}?sent=true`))
    await expect(page.getByText(words(shown.documentNumber, { number: '1' }))).toBeVisible()
  },
  'fundraising request of somebody else': async ({ page, at, words }) => {
    const id = await sendProject(page.request)
    await page.context().clearCookies()
    await open(page, at(`/fundraising/show/${id}`))
    await expect(page.getByText(words(shown.masked))).toBeVisible()
  },
  'fundraising request unknown': async ({ page, at, words }) => {
    await open(page, at('/fundraising/show/unknown'))
    await expect(page.getByText(words(shown.unknown))).toBeVisible()
  },
}
