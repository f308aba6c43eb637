import { readFile } from 'node:fs/promises'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { codeDigits, codeSeconds } from '#features/accounts/second-factor/contract.ts'
import { phrases } from '#features/accounts/second-factor/phrases/screen.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { refusals } from '#i18n/refusals.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { logInAsNewMember, password } from '../members.ts'
import { expect, open, test } from '../story.ts'
import { begin, button, confirm, recoveryCodes, type Scene } from '../two-steps.ts'

const next = '/account/security'

const inArabicDigits = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))

/** Logs in anew, up to the field for the code. */
async function logInAgain({ page, at, words }: Scene, email: string) {
  await page.context().clearCookies()
  await open(page, `${at('/login')}?next=${encodeURIComponent(at(next))}`)
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page.locator('[name=code]')).toBeFocused()
}

async function typeCode({ page, at, words }: Scene, code: string) {
  await page.locator('[name=code]').fill(code)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at(next)}$`))
}

test('Two-step verification is set up, asked for and turned off', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words }
  const email = await logInAsNewMember({ page, at, request }, next)
  await button(scene, phrases.begin).click()
  await expect(page.getByRole('heading', { name: words(phrases.startTitle) })).toBeFocused()
  await page.locator('[name=password]').fill('wrong one')
  await button(scene, phrases.next).click()
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(
    words(refusals.invalid_password),
  )
  await button(scene, phrases.cancel).click()
  await expect(page.getByText(words(phrases.offText))).toBeFocused()

  const secret = await begin(scene)
  await confirm(scene, '12345')
  const duration = formatDuration(codeSeconds, 'second', language)
  await expect(page.locator('[name=code]')).toHaveAccessibleDescription(
    `${words(phrases.codeHint, { count: codeDigits, duration })} ${words(refusals.invalid_code)}`,
  )
  const step = stepAt(new Date())
  await confirm(scene, inArabicDigits(codeOf(secret, step)))
  await expect(recoveryCodes(scene)).toHaveCount(10)
  const codes = await recoveryCodes(scene).allTextContents()
  const downloading = page.waitForEvent('download')
  await button(scene, phrases.saveCodes).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.trim().split('\n')).toEqual(codes)
  await button(scene, phrases.kept).click()
  await expect(page.getByText(words(phrases.onText))).toBeVisible()
  await expect(recoveryCodes(scene)).toHaveCount(0)

  await logInAgain(scene, email)
  // Each code counts once, and the next one is good already.
  await typeCode(scene, codeOf(secret, Math.max(step + 1, stepAt(new Date()))))
  await logInAgain(scene, email)
  await typeCode(scene, (codes[0] ?? '').replaceAll('-', ' ').toLowerCase())

  await button(scene, phrases.end).click()
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=code]').fill(codes[0] ?? '')
  await button(scene, phrases.end).click()
  await expect(page.locator('[name=code]')).toHaveAccessibleDescription(
    `${words(phrases.endCodeHint)} ${words(refusals.invalid_code)}`,
  )
  await page.locator('[name=code]').fill(codes[1] ?? '')
  await button(scene, phrases.end).click()
  await expect(page.getByText(words(phrases.offText))).toBeVisible()
})

test.describe('Where an answer is lost on its way', () => {
  test.use({ allowed: /ERR_FAILED/ })

  test('the second press brings the recovery codes all the same', async ({
    page,
    at,
    words,
    request,
  }) => {
    const scene = { page, at, words }
    await logInAsNewMember({ page, at, request }, next)
    const secret = await begin(scene)
    await page.route(
      '**/auth/second-factor/confirm',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await confirm(scene, codeOf(secret, stepAt(new Date())))
    await expect(page.locator('form').getByText(words(refusals.no_connection))).toBeVisible()
    await button(scene, phrases.switchOn).click()
    await expect(recoveryCodes(scene)).toHaveCount(10)
  })
})
