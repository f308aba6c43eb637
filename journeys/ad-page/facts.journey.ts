import type { Page } from '@playwright/test'
import { phrases as plan } from '#features/listing/payment-plan/phrases.ts'
import { phrases as permits } from '#features/listing/permits/phrases.ts'
import { phrases as adPage } from '#features/listing/property/phrases/page.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { formatList } from '#i18n/format-list.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { newAdvertiser } from '../ads/advertiser.ts'
import { edgesOf } from '../checks/geometry.ts'
import { newPhoto } from '../members.ts'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'
import { adsOf, findAd, readAd } from './ads.ts'

const sectionOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

const topOf = async (page: Page, name: string) =>
  (await sectionOf(page, name).first().boundingBox())?.y ?? Number.NaN

test('Facts come before the description, and one price is no history', async ({
  page,
  at,
  words,
}) => {
  const { id } = await findAd(page.request, 'sort=price_desc', async (one) => {
    const { priceHistory, description } = await readAd(page.request, one)
    return (priceHistory.length === 1 && description.en !== '') || undefined
  })
  await open(page, at(`/properties/${id}`))
  expect(await topOf(page, words(ad.details))).toBeLessThan(
    await topOf(page, words(ad.description)),
  )
  await expect(page.getByRole('heading', { name: words(ad.priceHistory) })).toHaveCount(0)

  const changed = await findAd(page.request, 'price_reduced=1', async (one) => {
    const { priceHistory } = await readAd(page.request, one)
    return priceHistory.length > 1 || undefined
  })
  await open(page, at(`/properties/${changed.id}`))
  await expect(page.getByRole('heading', { name: words(ad.priceHistory) })).toBeVisible()
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('facts stand in two columns', async ({ page, at, words }) => {
    await open(page, at(`/properties/${await richAd({ page })}`))
    const facts = sectionOf(page, words(ad.details)).locator('dl > div')
    const [first, second] = [await facts.nth(0).boundingBox(), await facts.nth(1).boundingBox()]
    expect(first?.y).toBe(second?.y)
    expect(first?.x).not.toBe(second?.x)
    const list = facts.first().locator('xpath=..')
    const { end } = await edgesOf(list)
    for (const { id } of await adsOf(page.request, 'sort=price_desc&limit=4')) {
      await open(page, at(`/properties/${id}`))
      expect((await edgesOf(facts.last())).end, `ad ${id}`).toBe(end)
    }
  })
})

test('An off-plan home has its payments and its handover as a timeline', async ({
  page,
  at,
  words,
}) => {
  const { id, found } = await findAd(page.request, 'purpose=sale&ready=off-plan', async (one) => {
    const { paymentPlan, handoverDate } = await readAd(page.request, one)
    return paymentPlan && handoverDate ? { paymentPlan, handoverDate } : undefined
  })
  await open(page, at(`/properties/${id}`))
  const steps = sectionOf(page, words(plan.timeline)).getByRole('listitem')
  const onHandover = steps.filter({ hasText: words(plan.onHandover) })
  await expect(onHandover.locator('time')).toHaveAttribute('datetime', found.handoverDate)
  const { onBooking } = found.paymentPlan
  if (onBooking > 0) await expect(steps.first()).toContainText(`${onBooking}%`)
  await expect(sectionOf(page, words(ad.details)).getByText(words(ad.handover))).toHaveCount(0)
})

test('The other ads of a building are listed, and places lead to their ads', async ({
  page,
  at,
  words,
  language,
}) => {
  const answer = await page.request.get('/api/locations/choose-location?query=princess%20tower')
  const { hits } = (await answer.json()).data
  const building = hits.find(({ level }: { level: string }) => level === 'building')
  const api = await newAdvertiser({ page, at, words })
  const [one, other] = [
    await api.post({ locationId: building.id }),
    await api.post({ locationId: building.id, rooms: 3 }),
  ]
  await open(page, at(`/properties/${one}`))
  const place = sectionOf(page, words(ad.place))
  await place.scrollIntoViewIfNeeded()
  const name = building.name[language]
  const heading = words(ad.inBuildingToo, { building: name })
  await expect(place.getByRole('heading', { name: heading })).toBeVisible()
  await expect(place.locator(`a[href*="/properties/${other}/"]`)).toBeVisible()
  await expect(place.locator(`a[href*="/properties/${one}/"]`)).toHaveCount(0)
  await place.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`locations=${building.id}&purpose=`))
})

test('The card of contacts names whose ads its links lead to, and the agent’s languages', async ({
  page,
  at,
  words,
  language,
}) => {
  const { id, found } = await findAd(page.request, 'sort=price_desc', async (one) => {
    const property = await readAd(page.request, one)
    const { agent, agency, agentLanguages } = property
    return agent && agency && agent.id !== agency.id && agentLanguages.length > 1
      ? property
      : undefined
  })
  await open(page, at(`/properties/${id}`))
  const aside = page.getByRole('complementary')
  for (const advertiser of [found.agent, found.agency]) {
    const name = nameIn(advertiser, language)
    await expect(
      aside.getByRole('link', { name: words(ad.allOf, { name }), exact: true }),
    ).toHaveCount(1)
  }
  const names = found.agentLanguages.map(
    ({ name }: { name: Record<string, string> }) => name[language],
  )
  await expect(
    aside.getByText(words(ad.speaks, { languages: formatList(names, language) })),
  ).toBeVisible()
})

test('The QR code of a permit that was sent in stands beside its number', async ({
  page,
  at,
  words,
}) => {
  const scene = { page, at, words }
  const api = await newAdvertiser(scene)
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'auth_token')?.value ?? ''
  const sent = await page.request.post('/api/files/upload/single', {
    multipart: { file: await newPhoto({ width: 600, height: 600 }) },
    headers: { authorization: `Bearer ${token}` },
  })
  const permit = { permitNumber: '7119552100', permitType: 'rera' }
  const qrCodeImageId = (await sent.json()).data.file.id
  await open(page, at(`/properties/${await api.post({ ...permit, qrCodeImageId })}`))
  const code = page.getByRole('img', { name: words(permits.qrCode) })
  await code.scrollIntoViewIfNeeded()
  await expect(code).toHaveJSProperty('complete', true)
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(128)

  await open(page, at(`/properties/${await api.post(permit)}`))
  await expect(page.getByText(permit.permitNumber)).toBeVisible()
  await expect(page.getByRole('img', { name: words(permits.qrCode) })).toHaveCount(0)
})

test('On paper an ad is a sheet of facts, without what only a screen can do', async ({
  page,
  at,
  words,
}) => {
  await open(page, at(`/properties/${await richAd({ page })}`))
  const address = new URL(page.url())
  await page.emulateMedia({ media: 'print' })
  for (const name of [ad.details, ad.description, ad.amenities]) {
    await expect(page.getByRole('heading', { name: words(name), exact: true })).toBeVisible()
  }
  await expect(page.locator('article').first()).toContainText(address.pathname)
  await expect(page.locator('article ul').first().locator('img[sizes]:visible')).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('article').getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('A path that is too long for a phone fades where it goes on, and is scrolled to its end', async ({
  page,
  at,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { id } = await findAd(page.request, 'sort=price_asc', async (one) => {
    const { location } = await readAd(page.request, one)
    return location.path.length > 3 || undefined
  })
  await open(page, at(`/properties/${id}`))
  const path = page.getByRole('navigation', { name: words(adPage.breadcrumbs) }).locator('ol')
  const fades = () =>
    path.evaluate((list) => {
      const style = getComputedStyle(list)
      const isFaded = style.maskImage.includes('gradient')
      return ['before', 'after'].filter((end) => {
        const width = Number.parseFloat(style.getPropertyValue(`--fade-${end}`))
        return isFaded && width > 1
      })
    })
  await expect.poll(fades).toEqual(['after'])
  await path.evaluate((list) => {
    list.scrollLeft = list.scrollWidth * (document.dir === 'rtl' ? -1 : 1)
  })
  await expect.poll(fades).toEqual(['before'])
})
