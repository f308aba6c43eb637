import { phrases as member } from '#features/accounts/sessions/phrases/member.ts'
import { logIn, logInAsNewMember, newMember } from '../members.ts'
import { expect, test } from '../story.ts'

test('Logging out forgets what this browser kept, but not how it shows the site', async ({
  page,
  context,
  at,
  words,
  request,
}) => {
  test.setTimeout(120_000)
  const email = await newMember(request, 'Huda Aziz')
  const visit = { propertyId: 1, action: 'share' }
  await page.goto(at('/'))
  await page.request.post('/api/anonymous-users/action', { data: visit })
  const visitor = (await context.cookies()).find(({ name }) => name === 'visitor')?.value
  await logIn({ page, at }, { email, next: '/account' })
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('area-unit', 'sqft')
    localStorage.setItem('dara-seen', '1,2')
    sessionStorage.setItem('form/contact', '[["name","Huda Aziz"]]')
  })
  await page.reload()
  const answer = page.waitForResponse((one) => one.url().endsWith('/auth/logout'))
  await page.getByRole('banner').locator('summary', { hasText: 'Huda Aziz' }).click()
  await page.getByRole('button', { name: words(member.logOut), exact: true }).click()
  expect(await (await answer).headerValue('clear-site-data')).toBe('"storage"')
  await expect(page.getByText(words(member.loggedOut))).toBeVisible()
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(kept).toEqual({ theme: 'dark', 'area-unit': 'sqft' })
  expect(await page.evaluate(() => sessionStorage.getItem('form/contact'))).toBeNull()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const left = (await context.cookies()).map(({ name, value }) => [name, value])
  expect(left).toEqual([['visitor', visitor]])
})

test('Who logs out is led home, even where the cookies are gone long before the answer is there', async ({
  page,
  context,
  at,
  words,
  request,
}) => {
  await logInAsNewMember({ page, at, request }, '/account')
  await page.route('**/auth/logout', async (route) => {
    const response = await route.fetch()
    await context.clearCookies({ name: /^(auth_token|user_name)$/ })
    // Twice as long as the page takes to look at its cookies again.
    await page.waitForTimeout(2_000)
    await route.fulfill({ response })
  })
  await page.getByRole('banner').locator('summary', { hasText: 'Huda Aziz' }).click()
  await page.getByRole('button', { name: words(member.logOut), exact: true }).click()
  await expect(page.getByText(words(member.loggedOut))).toBeVisible()
  await expect(page).toHaveURL(at('/'))
})
