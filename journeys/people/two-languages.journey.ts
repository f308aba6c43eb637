import type { Page } from '@playwright/test'
import { phrases as advertisers, secondTexts } from '#features/accounts/advertiser/phrases.ts'
import { phrases as about } from '#features/directory/agent-profiles/phrases.ts'
import { phrases as profile } from '#features/directory/own-profile/phrases/screen.ts'
import { logInAsNewMember, newMember, openSession } from '../members.ts'
import { expect, open, test } from '../story.ts'

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`)

test('A second name, job and text are typed once and shown to readers of the other language', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await logInAsNewMember({ page, at, request }, '/account')
  await field(page, 'emirateId').selectOption({ index: 2 })
  await field(page, 'job').fill('Leasing consultant')
  await field(page, 'bio').fill('Homes by the sea since 2015')
  await field(page, 'languageIds').first().check({ force: true })
  await field(page, 'specialityIds').nth(1).check({ force: true })
  await page.getByLabel(words(secondTexts.nameInArabic)).fill('هدى عزيز')
  await page.getByLabel(words(secondTexts.jobInArabic)).fill('مستشارة تأجير')
  await field(page, 'secondBio').fill('بيوت على البحر منذ 2015')
  const save = page.getByRole('button', { name: words(profile.save), exact: true })
  await save.click()
  await expect(page.getByRole('status').getByText(words(profile.saved))).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  const header = page.getByRole('banner')
  for (const [read, name] of [
    ['ar', 'هدى عزيز'],
    ['en', 'Huda Aziz'],
  ]) {
    await open(page, `/${read}/account`)
    await expect(header.getByText(name!, { exact: true }).first()).toBeVisible()
  }

  const { id } = await openSession(request, email)
  const main = page.getByRole('main')
  for (const [read, name, text] of [
    ['en', 'Huda Aziz', 'Homes by the sea since 2015'],
    ['ar', 'هدى عزيز', 'بيوت على البحر منذ 2015'],
  ]) {
    await open(page, `/${read}/agents/${id}`)
    await expect(page).toHaveTitle(new RegExp(name!))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name!)
    await expect(main.getByText(text!, { exact: true })).toBeVisible()
    await expect(main.getByText(words(advertisers.writtenInEnglish))).toHaveCount(0)
    await expect(main.getByText(words(advertisers.writtenInArabic))).toHaveCount(0)
  }
})

test('The label of a second text follows the letters of the first, and a refusal stands at it', async ({
  page,
  at,
  words,
  request,
}) => {
  await logInAsNewMember({ page, at, request }, '/account')
  await field(page, 'secondName').fill('عقارات موثّقة')
  await field(page, 'name').fill('هدى عزيز')
  const second = page.getByLabel(words(secondTexts.nameInEnglish))
  await expect(second).toHaveValue('عقارات موثّقة')
  await page.getByRole('button', { name: words(profile.save), exact: true }).click()
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await expect(second).toHaveValue('عقارات موثّقة')
})

const only = {
  en: { lang: 'ar', direction: 'rtl', name: 'هدى عزيز', bio: 'بيوت على البحر. '.repeat(30) },
  ar: { lang: 'en', direction: 'ltr', name: 'Huda Aziz', bio: 'Homes by the sea. '.repeat(30) },
}

test('A text in the other language alone keeps its direction, begins with the page and says so', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const { lang, direction, name, bio } = only[language]
  const { id, headers } = await openSession(request, await newMember(request, name))
  const data = { bio, bios: { [language]: null } }
  expect((await request.put('/api/agents/update', { headers, data })).status()).toBe(200)
  const written = advertisers[language === 'en' ? 'writtenInArabic' : 'writtenInEnglish']
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, at(`/agents/${id}`))
    const section = page.getByRole('region', { name: words(about.about) })
    await expect(section.getByText(words(written))).toBeVisible()
    const text = section.locator('p[lang]')
    await expect(text).toHaveAttribute('lang', lang)
    await expect(text).toHaveCSS('direction', direction)
    await expect(page.locator('h1 bdi')).toHaveAttribute('lang', lang)
    const [heading, box] = await Promise.all([
      section.getByRole('heading').boundingBox(),
      text.boundingBox(),
    ])
    const startOf = (one: typeof box) => (language === 'ar' ? one!.x + one!.width : one!.x)
    expect(Math.abs(startOf(heading) - startOf(box))).toBeLessThan(2)
  }
})

test('An agent is found by the name in either script', async ({ page, at, language }) => {
  const answer = await page.request.get('/api/agents?kind=agent&limit=1')
  const [{ id, names }] = (await answer.json()).data.agents
  for (const typed of [names.en, names.ar]) {
    await page.goto(at(`/agents?name=${encodeURIComponent(typed)}`))
    const found = page.locator(`main h3 a[href*="/agents/${id}/"]`)
    await expect(found).toHaveText(names[language])
  }
})
