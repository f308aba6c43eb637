import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isReviewedChange } from '#features/posting/editor/rules.ts'
import { type Path, paths } from '#features/posting/editor/rules/typed/paths.ts'
import { flattenBody, type Values } from '#features/posting/editor/rules/typed/values.ts'
import { endAds } from '#features/posting/lifecycle/actions.ts'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const play = poster(site)
const { person, post, put, read, ask, publicAd, list, eventsOf, set, judge } = play
const { pool, kysely: db } = site.db
const upload = uploader(site)

const operator = await play.operator()

type Ad = { owner: Person; id: number }

const approve = ({ id }: Ad) => judge(operator, id, { state: 'live', reason: 'Looked' })
const photo = async ({ token }: Person): Promise<string> =>
  (await upload('/files/upload/single', [await jpeg()], { token })).body.data.file.id

const posted = async (changes: object = {}, landlord?: Person): Promise<Ad> => {
  const owner = landlord ?? (await person('landlord'))
  const { property } = (await post(owner, postedAd(changes))).body.data
  return { owner, id: property.id }
}
const approved = async (changes: object = {}, landlord?: Person): Promise<Ad> => {
  const ad = await posted(changes, landlord)
  expect((await approve(ad)).body.data.property.state).toBe('live')
  return ad
}
const own = async ({ owner, id }: Ad) => (await read(owner, id)).body.data.property.propertyData[0]
const edit = async ({ owner, id }: Ad, body: object) =>
  (await put(owner, id, body)).body.data.property
const tell = async ({ owner, id }: Ad, call: string, body: object) =>
  (await ask('POST', `/properties/${call}/${id}`, { token: owner.token, body })).body.data.property

/** Its last day is over. */
const end = async ({ id }: Ad) => {
  await set.endDate(id, dayInDubai(new Date(Date.now() - 86_400_000)))
  await endAds(site.db, new Date())
}

const another = { en: 'Three bedroom home over the Marina', ar: 'شقة بثلاث غرف تطل على المارينا' }

beforeEach(() => set.setting('moderation', 'all'))
afterEach(() => set.setting('moderation', 'auto'))

describe('An approved ad on show', () => {
  test('leaves the site where its text is changed, until somebody has looked at it', async () => {
    const ad = await approved()
    expect(await own(ad)).toMatchObject({ state: 'live', review: 'changes' })
    expect(await edit(ad, { name: another })).toMatchObject({ state: 'in_review' })
    expect((await publicAd(ad.id)).status).toBe(404)
    expect((await eventsOf(ad.id)).at(-1)).toEqual(['live', 'in_review'])
    await approve(ad)
    expect((await publicAd(ad.id)).body.data.property.name).toEqual(another)
  })

  const long = 'A bright apartment with a wide balcony over the yachts, close to the metro station.'
  const reviewed: object[] = [
    { name: { en: another.en } },
    { description: { en: long } },
    { description: { ar: `${another.ar}، قريبة من محطة المترو ومن المدرسة.` } },
    { addressDetails: { en: 'Marina Promenade' } },
    { addressDetails: { ar: 'كورنيش المارينا' } },
    { purpose: 'rent', rentPeriod: 'yearly' },
    { propertyTypeId: 2 },
    { rooms: 3 },
    { space: 1_200 },
    { measurement: 'sqm' },
    { locationId: 216 },
    { permitNumber: '1234567890' },
    { permitNumber: '1234567890', permitType: 'rera' },
    { referenceId: 'CALL-0501112233' },
    { videoUrl: 'https://www.youtube.com/watch?v=bbcdefghijk' },
    { virtualTour: 'https://my.matterport.com/show/?m=abcdefghijk' },
  ]
  const free: object[] = [
    { totalPrice: 1_400_000 },
    { price: 1_300_000 },
    { bathrooms: 2 },
    { floors: 2 },
    { furnished: 'partly' },
    { finishing: 'semi-finished' },
    { propertyAge: 5 },
    { serviceCharge: 17 },
    { mortgageEligible: false },
    { paymentMethod: 'cash' },
    { amenityIds: [1, 2] },
    { permitExpiresAt: '2030-01-01' },
    { propertyNumber: 'PN-18' },
    { authNumber: 'AUTH-18' },
    { ownerName: 'Salem' },
    { commission: 2 },
    { advertiserType: 'agent' },
  ]

  /** What the form says of it before it is saved. */
  const saidOf = (body: object): boolean => {
    const all = Object.fromEntries(paths.map((path) => [path, null])) as Values
    const told = Object.entries(flattenBody({ ...body }, all)).filter(([, value]) => value !== null)
    return isReviewedChange(Object.fromEntries(told) as Record<Path, never>, {})
  }

  test.each(reviewed)('goes to review with %o, and the form says so', async (changes) => {
    const ad = await approved()
    expect(await edit(ad, changes)).toMatchObject({ state: 'in_review' })
    expect(saidOf(changes)).toBe(true)
  })

  test('stays with a price and all that says nothing of which home it is', async () => {
    const ad = await approved()
    for (const changes of free) {
      expect([changes, (await edit(ad, changes)).state]).toEqual([changes, 'live'])
      expect([changes, saidOf(changes)]).toEqual([changes, false])
    }
    expect((await publicAd(ad.id)).body.data.property.totalPrice).toBe(1_400_000)
  })

  test('may lose pictures and change their order, and shows a new one after a review', async () => {
    const owner = await person('landlord')
    const [one, two, more] = [await photo(owner), await photo(owner), await photo(owner)]
    const ad = await approved({ imageIds: [one, two] }, owner)
    expect((await edit(ad, { imageIds: [two, one] })).state).toBe('live')
    expect((await edit(ad, { imageIds: [two] })).state).toBe('live')
    expect((await edit(ad, { imageIds: [two, more] })).state).toBe('in_review')
  })

  test('is sent in while it is under offer or hidden, too', async () => {
    const [offered, hidden] = [await approved(), await approved()]
    await tell(offered, 'set-state', { state: 'under_offer' })
    await tell(hidden, 'set-visibility', { visibility: false })
    expect((await edit(offered, { name: another })).state).toBe('in_review')
    expect((await edit(hidden, { name: another })).state).toBe('in_review')
  })
})

describe('An approved ad that was away', () => {
  const away = async () => {
    const ad = await approved()
    await tell(ad, 'set-state', { state: 'closed' })
    return ad
  }
  const expired = async () => {
    const ad = await approved()
    await end(ad)
    return ad
  }

  test('comes back by itself where nothing is new', async () => {
    const [one, other, over] = [await away(), await away(), await expired()]
    await edit(other, { totalPrice: 1_450_000 })
    expect((await own(other)).review).toBe('changes')
    expect((await tell(one, 'set-state', { state: 'live' })).state).toBe('live')
    expect((await tell(other, 'renew', {})).state).toBe('live')
    expect((await tell(over, 'renew', {})).state).toBe('live')
  })

  test('comes back by way of a review where something is, and is said to', async () => {
    const [one, other, over] = [await away(), await away(), await expired()]
    for (const ad of [one, other, over]) {
      await edit(ad, { name: another })
      expect(await own(ad)).toMatchObject({ review: 'return' })
      expect((await list(ad.owner)).properties[0]).toMatchObject({ review: 'return' })
    }
    expect((await tell(one, 'set-state', { state: 'live' })).state).toBe('in_review')
    expect((await tell(other, 'renew', {})).state).toBe('in_review')
    expect((await tell(over, 'renew', {})).state).toBe('in_review')
    for (const ad of [one, other, over]) {
      expect((await publicAd(ad.id)).status).toBe(404)
      await approve(ad)
      expect((await publicAd(ad.id)).status).toBe(200)
    }
  })

  test('loses no day to its review', async () => {
    const ad = await approved()
    await edit(ad, { name: another })
    await set.endDate(ad.id, dayInDubai(new Date()))
    await pool.query(
      `update property_events set at = at - interval '3 days'
      where property_id = $1 and to_state = 'in_review'`,
      [ad.id],
    )
    const { endDate } = (await approve(ad)).body.data.property
    expect(endDate).toBe(dayInDubai(new Date(Date.now() + 3 * 86_400_000)))
  })
})

describe('Reviews that begin and end', () => {
  test('with `first` last until three ads were let in', async () => {
    await set.setting('moderation', 'first')
    const owner = await person('landlord')
    const first = await approved({}, owner)
    expect((await edit(first, { name: another })).state).toBe('in_review')
    await approve(first)
    await approved({}, owner)
    await approved({}, owner)
    expect(await own(first)).toMatchObject({ review: 'none' })
    expect((await edit(first, { name: postedAd().name })).state).toBe('live')
    expect((await posted({}, owner).then(own)).state).toBe('live')
  })

  test('change nothing while they are off', async () => {
    await set.setting('moderation', 'auto')
    const ad = await posted()
    expect(await own(ad)).toMatchObject({ state: 'live', review: 'none' })
    expect((await edit(ad, { name: another })).state).toBe('live')
    await tell(ad, 'set-state', { state: 'closed' })
    await edit(ad, { name: postedAd().name })
    expect((await tell(ad, 'set-state', { state: 'live' })).state).toBe('live')
    const found = await pool.query('select approved_content from properties where id = $1', [ad.id])
    expect(found.rows).toEqual([{ approved_content: null }])
  })

  test('find what is on show approved, and nothing that is away', async () => {
    await set.setting('moderation', 'auto')
    const [shown, closedLater, gone] = [await posted(), await posted(), await posted()]
    const endsLater = await posted()
    await tell(gone, 'set-state', { state: 'closed' })
    await set.setting('moderation', 'all')
    expect((await edit(shown, { totalPrice: 1_450_000 })).state).toBe('live')
    expect((await edit(shown, { name: another })).state).toBe('in_review')
    await tell(closedLater, 'set-state', { state: 'closed' })
    expect((await tell(closedLater, 'set-state', { state: 'live' })).state).toBe('live')
    await end(endsLater)
    expect((await tell(endsLater, 'renew', {})).state).toBe('live')
    expect((await tell(gone, 'set-state', { state: 'live' })).state).toBe('in_review')
  })

  test('take what was public without them for approved when they begin again', async () => {
    const ad = await approved()
    await set.setting('moderation', 'auto')
    await edit(ad, { name: another })
    await set.setting('moderation', 'all')
    expect((await edit(ad, { totalPrice: 1_450_000 })).state).toBe('live')
    expect((await checkConsistency(db)).filter(({ count }) => count > 0)).toEqual([])
  })
})
