import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { phrases as factor } from '#features/accounts/second-factor/phrases/screen.ts'
import { phrases as team } from '#features/directory/team/phrases/screens.ts'
import { logIn, newAddress, newMember, password } from '../members.ts'
import { expect, open, test } from '../story.ts'
import { button } from '../two-steps.ts'
import { holdUp } from './slow-machine.ts'

/** Milliseconds in which a focus that is taken after an answer is drawn would have been taken. */
const settledMs = 300

const fault = 'main form :is([data-faults], [aria-invalid=true])'

const loginAnswer = /\/api\/auth\/login/

test('A refusal that comes while a field is used leaves the focus there', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/login'))
  const letGo = await holdUp(page, loginAnswer)
  const email = page.getByRole('main').getByLabel(words(login.email))
  await email.fill('nobody@demo.example')
  await page.locator('[name=password]').fill('not the password')
  await button({ page, at, words }, login.submit).click()
  await email.focus()
  await letGo()
  await expect(page.locator(fault).first()).toBeVisible()
  await page.waitForTimeout(settledMs)
  await expect(email).toBeFocused()

  await button({ page, at, words }, login.submit).click()
  await expect(page.locator(`${fault}:focus`)).toHaveCount(1)
})

test('A password that is typed again does not go on in the field of the code', async ({
  page,
  at,
  words,
}) => {
  const held = Promise.withResolvers<void>()
  const errors = [{ code: 'second_factor_required', path: 'code', msg: '' }]
  await page.route(loginAnswer, async (route) => {
    await held.promise
    await route.fulfill({ status: 401, json: { errors } })
  })
  await open(page, at('/login'))
  await page.getByRole('main').getByLabel(words(login.email)).fill('landlord@demo.example')
  const secret = page.locator('[name=password]')
  await secret.fill('dara-dem')
  await secret.press('Enter')
  await secret.press('o')
  held.resolve()
  await expect(page.locator('[name=code]')).toBeVisible()
  await page.waitForTimeout(settledMs)
  await expect(secret).toBeFocused()
})

test('Two steps that were cancelled while they began do not begin', async ({
  page,
  at,
  words,
  request,
}) => {
  const scene = { page, at, words }
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/account/security' })
  await button(scene, factor.begin).click()
  await page.locator('main form [name=password]').fill(password)
  const started = /\/api\/auth\/second-factor$/
  const letGo = await holdUp(page, started)
  await button(scene, factor.next).click()
  await button(scene, factor.cancel).click()
  const field = page.locator('[name=oldPassword]')
  await field.focus()
  const answered = page.waitForResponse(started)
  await letGo()
  await answered
  await page.waitForTimeout(settledMs)
  await expect(button(scene, factor.begin)).toBeVisible()
  await expect(field).toBeFocused()
})

test('An address that is typed while another is invited stays in its field', async ({
  page,
  at,
  words,
  request,
}) => {
  const owner = await newMember(request, `Haddad Homes ${newAddress('a').slice(2, 12)}`, {
    role: 'agency',
  })
  await logIn({ page, at }, { email: owner, next: '/account/users' })
  const field = page.getByRole('main').getByLabel(words(team.email))
  const [first, second] = [newAddress('first'), newAddress('second')]
  const letGo = await holdUp(page, /add-agent/)
  await field.fill(first)
  await button({ page, at, words }, team.invite).click()
  await field.fill(second)
  await letGo()
  await expect(page.getByText(words(team.invited, { email: first }))).toBeVisible()
  await expect(field).toHaveValue(second)
  await button({ page, at, words }, team.invite).click()
  await expect(page.getByText(words(team.invited, { email: second }))).toBeVisible()
  await expect(field).toHaveValue('')
})
