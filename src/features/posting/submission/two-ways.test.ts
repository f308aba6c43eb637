import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { maxOffShowMegabytesOfNewcomer, maxMegabytes } from '#features/files/quotas/rules/shares.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { faultsIn, twoWays } from '#test/ads/two-ways.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'

const site = await openSite({ env: { RATE_LIMITS: 'off' } })
const { person, set } = poster(site)
const { take, rows } = feedsOf(site)
const { byForm, together, storedAs } = twoWays(site)
const { kysely: db } = site.db

const setSlots = (slots: number) =>
  db.updateTable('subscription_packages').set({ slots }).where('price', '=', 0).execute()
await setSlots(100_000)

const idOf = ({ user }: Person) => user.id

/** Two advertisers of whom nothing is known but that they may store what they like. */
const pair = async () => {
  const both = [await person('landlord'), await person('landlord')] as const
  const known = db.updateTable('accounts').set({ verified: true })
  await known.where('id', 'in', both.map(idOf)).execute()
  return both
}

const fill = (owner: Person, kind: string, megabytes: number) =>
  sql`
    insert into storage_entries (account_id, kind, bytes)
    values (${owner.user.id}, ${kind}, ${megabytes * 1024 * 1024})`.execute(db)

let count = 0
const adOf = (changes: object) => {
  count += 1
  return { ...postedAd(changes), referenceId: `W-${count}` }
}

type Both = readonly [Person, Person]

/** Adds the same ads in both ways; they fare alike, and stand alike in the database. */
async function addAlike([one, other]: Both, ads: readonly object[]) {
  const [alone, many] = [await byForm.add(one, ads), await together.add(other, ads)]
  expect(many.map(({ faults }) => faults)).toEqual(alone.map(({ faults }) => faults))
  for (const [at, { id }] of alone.entries()) {
    expect([at, await storedAs(many[at]!.id)]).toEqual([at, await storedAs(id)])
  }
  return { alone, many }
}

const offPlan = { ready: 'off-plan', handoverDate: '2029-03-31' }
const paymentPlan = { onBooking: 10, duringConstruction: 50, onHandover: 40 }
const office = { category: 'commercial', propertyTypeId: null, commercialPropertyTypeId: 11 }
const foreign = 'https://evil.example/watch?v=1'

/** What may be changed of an ad that is complete; most often nothing. */
const often = (...changes: object[]) =>
  fc.constantFrom<object>(...changes, ...Array<object>(3 * changes.length).fill({}))

const anyChange = fc
  .tuple(
    often({ propertyTypeId: 2 }, { propertyTypeId: 4 }, office, { propertyTypeId: null }),
    often({ commercialPropertyTypeId: 1 }, { propertyTypeId: 11 }),
    often({ purpose: 'rent', cheques: 4 }, { purpose: 'rent', rentPeriod: 'monthly' }),
    often(offPlan, { ...offPlan, paymentPlan }, { ...offPlan, paymentPlan: { onBooking: 9 } }),
    often({ name: { en: 'Short', ar: null } }, { description: { en: null, ar: null } }),
    often({ rooms: null }, { space: 5 }, { amenityIds: [3, 1] }, { amenityIds: [1, 9_999] }),
    often({ locationId: 961 }, { locationId: null }, { locationId: 2 }),
    often({ videoUrl: null }, { videoUrl: foreign }, { virtualTour: foreign }),
    often({ adTypeId: 2 }, { adTypeId: null }, { adTypeId: 99 }),
    often({ totalPrice: 900_000 }, { totalPrice: null }),
  )
  .map((changes): object => Object.assign({}, ...changes))

test('Ads of all kinds fare alike, alone and together, when they are added and when they change', async () => {
  const both = await pair()
  const ways = fc.asyncProperty(
    fc.array(fc.tuple(anyChange, anyChange), { minLength: 1, maxLength: 8 }),
    async (ads) => {
      const added = await addAlike(
        both,
        ads.map(([ad]) => adOf(ad)),
      )
      const changesOf = (outcomes: typeof added.alone) =>
        outcomes.flatMap(({ id }, at) => (id ? [{ id, changes: ads[at]![1] }] : []))
      const [alone, many] = [changesOf(added.alone), changesOf(added.many)]
      const faults = await byForm.change(both[0], alone)
      expect(await together.change(both[1], many)).toEqual(faults)
      for (const [at, { id }] of alone.entries()) {
        expect([at, await storedAs(many[at]!.id)]).toEqual([at, await storedAs(id)])
      }
    },
  )
  await fc.assert(ways, { seed: 20_261_124, numRuns: 15 })
}, 300_000)

describe('One ad is refused alike by', () => {
  test.each([
    ['a text that is missing', { name: { en: null, ar: null } }, 'name.en required'],
    ['a text that is too short', { name: { en: 'Home', ar: 'منزل' } }, 'name.ar too_short'],
    ['a type that is missing', { propertyTypeId: null }, 'propertyTypeId required'],
    ['a space that is too small', { space: 5 }, 'space too_small'],
    ['a plan that does not add up', { ...offPlan, paymentPlan: { onBooking: 9 } }, 'paymentPlan'],
    ['a video that is missing', { videoUrl: null }, 'videoUrl required'],
    ['an ad type that is not there', { adTypeId: 99 }, 'adTypeId unknown_choice'],
    ['a type of another category', { propertyTypeId: 11 }, 'propertyTypeId unknown_choice'],
    ['an amenity that is not there', { amenityIds: [1, 9_999] }, 'amenityIds.1 unknown_choice'],
    ['a location that is an emirate', { locationId: 2 }, 'locationId unknown_location'],
    ['a link to another site', { videoUrl: foreign }, 'videoUrl link_not_allowed'],
  ])('%s', async (_, changes, fault) => {
    const { alone } = await addAlike(await pair(), [adOf(changes), adOf({})])
    expect(alone.map(({ faults }) => faults.join())).toEqual([expect.stringContaining(fault), ''])
  })

  test('the permits that operators enforce', async () => {
    const permit = { permitNumber: '7119552100', permitType: 'rera' }
    const ads = [
      {},
      permit,
      permit,
      { ...permit, permitNumber: '12' },
      { ...permit, permitNumber: '7119552101', permitExpiresAt: '2020-01-01' },
      { ...permit, locationId: 961 },
      { ...permit, locationId: 961 },
    ]
    await set.setting('permits', 'enforce')
    const { alone } = await addAlike(await pair(), ads.map(adOf)).finally(() =>
      set.setting('permits', 'warn'),
    )
    expect(alone.map(({ faults }) => faults.join())).toEqual([
      'permitNumber permit_needed',
      '',
      'permitNumber permit_number_taken',
      'permitNumber wrong_permit',
      'permitExpiresAt permit_expired',
      '',
      '',
    ])
  })

  test('a package that costs something, and one that is full', async () => {
    await set.free(false)
    const priced = await addAlike(await pair(), [adOf({})]).finally(() => set.free(true))
    await setSlots(1)
    const full = await addAlike(await pair(), [adOf({}), adOf({}), adOf({ adTypeId: 2 })]).finally(
      () => setSlots(100_000),
    )
    expect([...priced.alone, ...full.alone].map(({ faults }) => faults.join())).toEqual([
      'subscriptionId subscription_required',
      '',
      'subscriptionId package_full',
      '',
    ])
  })

  test('storage that is full, of ads off show and of drafts', async () => {
    const strangers = [await person('landlord'), await person('landlord')] as const
    for (const one of strangers) await fill(one, 'off_show', maxOffShowMegabytesOfNewcomer)
    const offShow = await addAlike(strangers, [adOf({})])
    const known = await pair()
    for (const one of known) await fill(one, 'drafts', maxMegabytes.drafts)
    const drafts = await addAlike(known, [adOf({ videoUrl: null }), adOf({})])
    expect([...offShow.alone, ...drafts.alone].map(({ faults }) => faults.join())).toEqual([
      'off_show_full',
      'drafts_full',
      '',
    ])
  })
})

test('An ad is reviewed alike', async () => {
  await set.setting('moderation', 'all')
  const { alone } = await addAlike(await pair(), [adOf({})]).finally(() =>
    set.setting('moderation', 'auto'),
  )
  expect(await storedAs(alone[0]!.id)).toMatchObject({ ad: { state: 'in_review' }, search: null })
})

test('Ads of a feed become what the same ads of the form become', async () => {
  const [one, other] = await pair()
  const plan = { ...offPlan, paymentPlan: { ...paymentPlan, afterHandover: 0 } }
  const trade = { category: 'commercial', propertyType: 'office-space', adType: 'commercial' }
  const words: [form: object, feed: object][] = [
    [{}, {}],
    [{ propertyTypeId: 4 }, { propertyType: 'land' }],
    [{ ...office, adTypeId: 2 }, trade],
    [
      { purpose: 'rent', rentPeriod: 'monthly' },
      { purpose: 'rent', rentPeriod: 'monthly' },
    ],
    [plan, plan],
    [{ videoUrl: null }, { videoUrl: null }],
    [{ name: { en: 'Home', ar: 'منزل' } }, { name: { en: 'Home', ar: 'منزل' } }],
  ]
  const ads = words.map(([form]) => adOf(form))
  const alone = await byForm.add(one, ads)
  const fed = words.map(([, feed], at) => feedAd({ ...feed, referenceId: ads[at]!.referenceId }))
  const done = await take(other, rowsOf(fed))
  const many = await rows(other, `${done.id}/rows`)
  for (const [at, { id, faults }] of alone.entries()) {
    const { propertyId, reasons } = many[at]!
    expect([at, faultsIn(reasons)]).toEqual([at, faults])
    expect([at, await storedAs(propertyId)]).toEqual([at, await storedAs(id)])
  }
})
