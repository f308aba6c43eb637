import { expect, type Locator, type Page } from '@playwright/test'
import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import type { Story } from '../story.ts'

export type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

export const field = (page: Page, name: string): Locator =>
  page.locator(`main form [name="${name}"]`)

/** What an advertiser types of a home for sale, step by step. */
export const steps = {
  kind: {
    adTypeId: '1',
    propertyTypeId: '1',
    purpose: 'sale',
    category: 'residential',
    ready: 'ready',
  },
  place: {
    'addressDetails.en': 'Marina Walk, second tower',
    'addressDetails.ar': 'ممشى المارينا، البرج الثاني',
    propertyNumber: 'PN-17',
  },
  facts: {
    space: '1,200',
    rooms: '2',
    bathrooms: '3',
    floors: '1',
    propertyAge: '٤',
    furnished: 'furnished',
    finishing: 'finished',
  },
  words: {
    'name.en': 'Two bedroom home over the Marina',
    'name.ar': 'شقة بغرفتي نوم تطل على المارينا',
    'description.en': 'A bright apartment with a wide balcony over the yachts, close to the tram.',
    'description.ar': 'شقة مشرقة بشرفة واسعة تطل على اليخوت، قريبة من الممشى ومحطة الترام.',
  },
  price: {
    totalPrice: '١٬٥٠٠٬٠٠٠',
    paymentMethod: 'mortgage',
    mortgageEligible: 'true',
    serviceCharge: '15.5',
  },
  media: { videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk' },
  permit: { authNumber: 'AUTH-17' },
} as const

export type Step = keyof typeof steps
export const order = Object.keys(steps) as Step[]

const marina = { en: 'dubai marina', ar: 'دبي مارينا' }

/** Chooses a place by its suggestion; the keyboard is in its field already. */
export async function typePlace({ page, language }: Scene) {
  await page.keyboard.type(marina[language])
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toContainText(language === 'en' ? 'Dubai Marina' : 'دبي مارينا')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(first).toHaveCount(0)
}

async function put(page: Page, name: string, value: string) {
  const control = field(page, name).first()
  const kind = await control.evaluate((element) => (element as HTMLInputElement).type)
  if (kind === 'radio') await page.locator(`main form [name="${name}"][value="${value}"]`).check()
  else if (kind === 'select-one') await control.selectOption(value)
  else await control.fill(value)
}

/** Fills the step that is in sight. */
export async function fillStep(scene: Scene, step: Step) {
  const { page } = scene
  if (step === 'place') {
    await page.locator('[data-for=locationId]').focus()
    await typePlace(scene)
  }
  for (const [name, value] of Object.entries(steps[step])) await put(page, name, value)
}

/** All that was typed has arrived. */
export async function isSaved({ page, words }: Scene) {
  await expect(
    page.getByRole('status').getByText(words(saving.saved), { exact: true }),
  ).toBeVisible()
}

/** The id of the draft that the form has begun. */
export async function draftOf(page: Page): Promise<number> {
  await expect(page).toHaveURL(/draft=\d+/)
  return Number(new URL(page.url()).searchParams.get('draft'))
}

/** The one button of each step. */
export const forward = (page: Page) => page.locator('main form button[type=submit]').last()

/** The bearer token of whoever is logged in on this page. */
export async function headersOf(page: Page) {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'auth_token')?.value ?? ''
  return { authorization: `Bearer ${token}` }
}
