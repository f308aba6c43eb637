import type { Page } from '@playwright/test'
import { phrases as loans } from '#features/listing/costs/phrases/affordability.ts'
import { phrases as titles } from '#features/listing/costs/phrases/titles.ts'
import { phrases as finance } from '#features/visitors/finance-applications/phrases/form.ts'
import { phrases as result } from '#features/visitors/finance-applications/phrases/result.ts'
import { phrases as shown } from '#features/visitors/finance-applications/phrases/shown.ts'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { formatWholeMoney } from '#features/listing/costs/components/whole-money.ts'
import { formatMoney } from '#i18n/format.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { tabTo } from '../checks/focus.ts'
import { entered, sendApplication } from './finance.ts'
import { mainForm } from './form-screens.ts'
import { typePlace } from '../posting/form.ts'
import { expect, open, type Story, test } from '../story.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

const fieldOf = (page: Page, name: string, value?: string) =>
  mainForm(page).locator(
    value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`,
  )

const isRadio = async (page: Page, name: string) =>
  (await fieldOf(page, name).first().getAttribute('type')) === 'radio'

/** Tab enters a group of radio buttons at the first of them; arrows choose another. */
async function chooseByArrows(page: Page, name: string, value: string) {
  const values = await fieldOf(page, name).evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).value),
  )
  await page.keyboard.press('Space')
  for (let pressed = 0; pressed < values.indexOf(value); pressed += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(fieldOf(page, name, value)).toBeChecked()
}

async function typeField(scene: Scene, name: string, value: string) {
  const { page } = scene
  if (name === 'locations') {
    await tabTo(page, mainForm(page).locator('[data-for=locations]'))
    return typePlace(scene)
  }
  await tabTo(page, fieldOf(page, name).first())
  if (await isRadio(page, name)) return chooseByArrows(page, name, value)
  await page.keyboard.type(value)
}

/** Fills one step by keyboard, field after field. */
async function typeStep(scene: Scene, step: number) {
  for (const [name, value] of Object.entries(entered[step] ?? {})) {
    await typeField(scene, name, value)
  }
}

const pressMain = async (page: Page) => {
  await tabTo(page, mainForm(page).locator('button[type=submit]'))
  await page.keyboard.press('Enter')
}

/** All that a browser keeps of the form, and of where it has been. */
const keptBy = (page: Page) =>
  page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
      .concat(location.href)
      .join(' '),
  )

test('Finance is applied for by keyboard alone, step by step, and which limit decides is said', async ({
  page,
  at,
  words,
  language,
}) => {
  test.setTimeout(240_000)
  const scene = { page, at, words, language }
  await open(page, at('/finance'))
  const form = mainForm(page)
  await fieldOf(page, 'propertyType').first().focus()
  await pressMain(page)
  await expect(page.locator('[data-faults] li')).toHaveCount(4)
  await expect(form.locator('section[hidden]')).toHaveCount(3)
  await expect(fieldOf(page, 'propertyType').first()).toBeFocused()
  await expect(form.getByText(words(refusals.required)).nth(4)).toBeVisible()
  await page.reload()
  await expect(form.locator('[data-for=locations]')).toBeVisible()
  await typeStep(scene, 0)
  await pressMain(page)
  await expect(page).toHaveURL(/\/finance\?step=2$/)
  await expect(page.getByRole('heading', { name: words(finance.planStep) })).toBeFocused()
  await typeStep(scene, 1)
  await pressMain(page)
  await expect(page).toHaveURL(/\/finance\?step=3$/)
  await typeStep(scene, 2)

  await page.goBack()
  await expect(fieldOf(page, 'budget')).toHaveValue(entered[1].budget)
  await page.goForward()
  await page.reload()
  await expect(fieldOf(page, 'name')).toHaveValue(entered[2].name)
  await expect(fieldOf(page, 'uaeNational', 'false')).toBeChecked()
  await expect(fieldOf(page, 'propertyType', 'apartment')).toBeChecked()
  await expect(fieldOf(page, 'locations')).not.toHaveValue('')
  await expect(fieldOf(page, 'stage', 'viewing')).toBeChecked()
  await page.getByRole('heading', { level: 1 }).click()
  await pressMain(page)
  await expect(page).toHaveURL(/\/finance\?step=4$/)
  await typeStep(scene, 3)
  const status = form.getByRole('status')
  await expect(status).toContainText(words(loans.boundByValue, { share: 80 }))
  const loan = formatWholeMoney(1_200_000, language)
  await expect(status).toContainText(words(result.enough, { amount: loan }))
  expect(await keptBy(page)).not.toMatch(/30,000|20000|٢٠٠٠"/)
  await pressMain(page)
  await expect(page).toHaveURL(/\/finance\/show\/[\w-]{22}\?sent=true$/)
  await expect(page.getByText(words(finance.sent)).first()).toBeVisible()
  await expect(page.getByText('+971 50 111 2233')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatMoney(30_000, language))
  await page.goto(at('/finance'))
  await expect(fieldOf(page, 'propertyType', 'apartment')).not.toBeChecked()
  expect(await keptBy(page)).not.toContain('Haddad')
})

async function fillField(scene: Scene, name: string, value: string) {
  const { page } = scene
  if (name === 'locations') {
    await mainForm(page).locator('[data-for=locations]').focus()
    return typePlace(scene)
  }
  if (await isRadio(page, name)) return fieldOf(page, name, value).check()
  return fieldOf(page, name).fill(value)
}

const press = (page: Page) => mainForm(page).locator('button[type=submit]').click()

/** Fills the form without the keyboard, up to the last step. */
async function fillAll(scene: Scene) {
  for (const [step, fields] of entered.entries()) {
    if (step > 0) await press(scene.page)
    for (const [name, value] of Object.entries(fields)) await fillField(scene, name, value)
  }
}

test.describe('Where the server refuses or fails', () => {
  test.use({ allowed: /status of 500/ })

  test('An application leads to the field that is wrong, and keeps all that was entered', async ({
    page,
    at,
    words,
    language,
  }) => {
    test.setTimeout(120_000)
    await open(page, at('/mortgage-calculator?price=1500000'))
    await page
      .getByRole('main')
      .getByRole('link', { name: words(titles.finance) })
      .click()
    await expect(page).toHaveURL(at('/finance'))
    await fillAll({ page, at, words, language })
    const form = mainForm(page)
    await page.route('**/api/finance-applications', (route) =>
      route.fulfill({ status: 500, body: '{"errors":[]}', contentType: 'application/json' }),
    )
    await press(page)
    await expect(page.getByRole('main').getByText(words(ofForms.failed))).toBeVisible()
    await expect(fieldOf(page, 'totalIncome')).toHaveValue(entered[3].totalIncome)
    await page.unroute('**/api/finance-applications')

    await form.getByRole('button', { name: words(finance.back) }).click()
    await fieldOf(page, 'phone').fill('12')
    await press(page)
    await press(page)
    await expect(page).toHaveURL(/step=3$/)
    await expect(fieldOf(page, 'phone')).toBeFocused()
    await expect(fieldOf(page, 'phone')).toHaveAccessibleDescription(words(refusals.invalid_phone))
    await fieldOf(page, 'phone').fill('0501112233')
    await press(page)
    await expect(fieldOf(page, 'totalIncome')).toHaveValue(entered[3].totalIncome)
    await press(page)
    await expect(page.getByText(words(finance.sent)).first()).toBeVisible()
  })
})

test('With the keyboard alone the income is refused where it is wrong, and corrected', async ({
  page,
  at,
  words,
  language,
}) => {
  const scene = { page, at, words, language }
  await open(page, at('/finance'))
  await fillAll(scene)
  const income = fieldOf(page, 'totalIncome')
  await income.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(income).toBeFocused()
  await expect(income).toHaveAccessibleDescription(new RegExp(words(refusals.required)))
  await page.keyboard.type('-5')
  await page.keyboard.press('Enter')
  await expect(income).toBeFocused()
  await expect(income).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('٣٠٬٠٠٠')
  await tabTo(page, fieldOf(page, 'creditCardLimit'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0')
  await tabTo(page, fieldOf(page, 'monthlyRepayments'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('none')
  await pressMain(page)
  await expect(fieldOf(page, 'monthlyRepayments')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0')
  await pressMain(page)
  await expect(page.getByText(words(finance.sent)).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatMoney(30_000, language))
})

test('Who has the link of an application sees neither the person nor an amount', async ({
  page,
  at,
  words,
  language,
}) => {
  const id = await sendApplication(page.request)
  await open(page, at(`/finance/show/${id}`))
  const repaid = words(loans.boundByRepayments, { share: 50 })
  await expect(page.getByRole('main')).toContainText(repaid)
  await expect(page.getByText('+971 50 111 2233')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText(words(shown.masked))).toBeVisible()
  const money = formatMoney(1_500_000, language)
  await expect(page.getByRole('main')).not.toContainText(money)
  await expect(page.getByRole('main')).not.toContainText(/2233|Haddad|1990/)
})
