import type { Page } from '@playwright/test'
import { phrases as runs } from '#features/feeds/runs/phrases.ts'
import { phrases } from '#features/feeds/sources/phrases.ts'
import { logInAsNewMember } from '../members.ts'
import { expect, test, type Story } from '../story.ts'

const ad = (reference: string, price: number) => `
  <Property>
    <Property_Ref_No><![CDATA[${reference}]]></Property_Ref_No>
    <Property_Status>live</Property_Status>
    <Property_purpose>Buy</Property_purpose>
    <Property_Type>Apartment</Property_Type>
    <Property_Size>1000</Property_Size>
    <Property_Size_Unit>SQFT</Property_Size_Unit>
    <Bedrooms>2</Bedrooms>
    <Bathrooms>2</Bathrooms>
    <Property_Title><![CDATA[Two bedrooms over the Marina]]></Property_Title>
    <Property_Title_AR><![CDATA[غرفتا نوم تطلان على المارينا]]></Property_Title_AR>
    <Price>${price}</Price>
    <City>Dubai</City>
    <Locality>Dubai Marina</Locality>
  </Property>`

const feed = (price: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><Properties>${ad('J-1', price)}${ad('J-2', price)}</Properties>`

const choose = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'feed.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(text),
  })

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

/** The tab of what becomes of so many ads. */
const tab = ({ page, words }: Scene, action: keyof typeof runs, count: string) =>
  page.getByRole('button', { name: `${words(runs[action])} ${count}`, exact: true })

test('a feed is taken over, and the same feed again changes nothing', async ({
  page,
  request,
  at,
  words,
  language,
}) => {
  test.setTimeout(180_000)
  const scene = { page, at, words }
  const digits = (count: number) => count.toLocaleString(language === 'ar' ? 'ar-AE' : 'en-AE')
  const soon = { timeout: 60_000 }
  await logInAsNewMember({ page, at, request }, '/account/feeds')

  await choose(page, feed(1_500_000))
  await expect(page.getByText(words(runs.waiting))).toBeVisible(soon)
  await expect(tab(scene, 'added', digits(2))).toBeVisible()
  await page.getByRole('button', { name: words(runs.confirm) }).click()
  await expect(page.getByText(words(runs.draftsNote))).toBeVisible(soon)

  await choose(page, feed(1_500_000))
  await expect(page.getByText(words(runs.nothing))).toBeVisible(soon)
  await expect(tab(scene, 'unchanged', digits(2))).toBeVisible()

  await choose(page, feed(1_400_000))
  await expect(tab(scene, 'changed', digits(2))).toBeVisible(soon)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words(phrases.allCsv) }).click()
  expect((await saved).suggestedFilename()).toBe('dara.csv')
})
