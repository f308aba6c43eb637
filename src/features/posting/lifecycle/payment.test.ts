import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { requireOwn } from '#features/posting/own-ads/actions.ts'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Account } from '#platform/session/account.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person } from '#test/team.ts'
import { settlePayment } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const play = poster(site)
const { person, post, put, read, ask, publicAd, eventsOf, set, judge } = play
const { pool, kysely: db } = site.db

const operator = await play.operator()

const today = dayInDubai(new Date())
const monthly = { duration: 1, durationUnit: 'month' } as const
const quarterly = { duration: 3, durationUnit: 'month' } as const
const [free, paid, front] = [1, 2, 9]

const posted = async (changes: object = {}, owner?: Person) => {
  const landlord = owner ?? (await person('landlord'))
  const { property } = (await post(landlord, postedAd(changes))).body.data
  return { owner: landlord, id: property.id as number }
}
const tell = (call: string) => (owner: Person, id: number, body: object) =>
  ask('POST', `/properties/${call}/${id}`, { token: owner.token, body })
const [move, renew] = [tell('set-state'), tell('renew')]
const own = async (owner: Person, id: number) =>
  (await read(owner, id)).body.data.property.propertyData[0]

const settle = ({ user }: Person, id: number, basis: 'paid' | 'granted' = 'paid') =>
  db.transaction().execute(async (tx) => {
    const account = { id: user.id, role: 'landlord' } as Account
    const row = await requireOwn(tx, { account, id }, { locks: true })
    await settlePayment(tx, row, { basis, actorId: null, now: new Date() })
  })

describe('an ad that awaits the payment of another package', () => {
  const awaiting = async () => {
    const ad = await posted()
    await move(ad.owner, ad.id, { state: 'closed' })
    await renew(ad.owner, ad.id, { subscriptionId: paid })
    expect(await own(ad.owner, ad.id)).toMatchObject({
      state: 'awaiting_payment',
      subscription: { id: paid },
    })
    return ad
  }

  test('comes back in the package that it had, where it is closed and opened', async () => {
    const { owner, id } = await awaiting()
    const closed = await move(owner, id, { state: 'closed' })
    expect(closed.body.data.property.subscription.id).toBe(free)
    const open = await move(owner, id, { state: 'live' })
    expect(open.body.data.property).toMatchObject({ state: 'live', subscription: { id: free } })
    expect(open.body.data.property.endDate).toBe(lastDayOf(today, monthly))
  })

  test('takes a place of the free package again when it comes back', async () => {
    const { owner, id } = await awaiting()
    for (let at = 0; at < 10; at += 1) await posted({}, owner)
    await move(owner, id, { state: 'closed' })
    expect(faultOf(await move(owner, id, { state: 'live' }))).toEqual([
      422,
      'package_full',
      'subscriptionId',
    ])
  })

  test('does not become one of another type', async () => {
    const { owner, id } = await awaiting()
    const body = { draft: false, adTypeId: 3, subscriptionId: front }
    expect(faultOf(await put(owner, id, body))).toEqual([422, 'ad_type_fixed', 'adTypeId'])
    await move(owner, id, { state: 'closed' })
    expect((await move(owner, id, { state: 'live' })).body.data.property.adType.id).toBe(1)
  })

  test('does not become a promoted one where an import brought no type', async () => {
    const { owner, id } = await posted()
    const imported = 'update properties set ad_type_id = null, package_id = null where id = $1'
    await site.db.pool.query(imported, [id])
    expect(faultOf(await put(owner, id, { adTypeId: 3 }))).toEqual([
      422,
      'ad_type_fixed',
      'adTypeId',
    ])
    expect((await put(owner, id, { adTypeId: 1 })).body.data.property.adType.id).toBe(1)
  })

  test('may change both where it never had a package', async () => {
    const { owner, id } = await posted({ subscriptionId: paid })
    const body = { draft: false, adTypeId: 3, subscriptionId: front }
    const { property } = (await put(owner, id, body)).body.data
    expect(property).toMatchObject({ state: 'awaiting_payment', subscription: { id: front } })
    await move(owner, id, { state: 'closed' })
    expect(faultOf(await move(owner, id, { state: 'live' }))[1]).toBe('renewal_needed')
  })

  test('goes on show for the time of its package once that is paid', async () => {
    const { owner, id } = await awaiting()
    await settle(owner, id)
    expect(await own(owner, id)).toMatchObject({
      state: 'live',
      subscription: { id: paid },
      endDate: lastDayOf(lastDayOf(today, monthly), quarterly),
    })
    await move(owner, id, { state: 'closed' })
    const open = await move(owner, id, { state: 'live' })
    expect(open.body.data.property.subscription.id).toBe(paid)
    await expect(settle(owner, id)).rejects.toThrow('not_possible_now')
  })

  test('is looked at after its payment where it never was on show', async () => {
    const { owner, id } = await posted({ subscriptionId: paid })
    await set.setting('moderation', 'all')
    await settle(owner, id, 'granted')
    await set.setting('moderation', 'auto')
    expect((await own(owner, id)).state).toBe('in_review')
    await judge(operator, id, { state: 'live', reason: 'fine' })
    expect(await own(owner, id)).toMatchObject({
      state: 'live',
      subscription: { id: paid },
      endDate: lastDayOf(today, quarterly),
    })
  })
})

describe('an ad that was sent back', () => {
  test.each(['auto', 'all'])('gets no other package by coming again (%s)', async (moderation) => {
    await set.setting('moderation', moderation)
    const { owner, id } = await posted()
    if (moderation === 'all') await judge(operator, id, { state: 'live', reason: 'fine' })
    await judge(operator, id, { state: 'changes_requested', reason: 'Better pictures please' })
    const dear = await put(owner, id, { draft: false, subscriptionId: paid })
    expect(faultOf(dear)).toEqual([422, 'package_fixed', 'subscriptionId'])
    const again = await put(owner, id, { draft: false, subscriptionId: free })
    expect(again.body.data.property.state).toBe('in_review')
    await judge(operator, id, { state: 'live', reason: 'fine' })
    await set.setting('moderation', 'auto')
    expect((await own(owner, id)).subscription.id).toBe(free)
  })

  test('keeps a package that was paid', async () => {
    const { owner, id } = await posted({ subscriptionId: paid })
    await settle(owner, id)
    await judge(operator, id, { state: 'changes_requested', reason: 'Better pictures please' })
    expect((await put(owner, id, { draft: false })).body.data.property).toMatchObject({
      state: 'in_review',
      subscription: { id: paid },
    })
  })
})

describe('the database', () => {
  const write = (id: number, columns: string) =>
    pool.query(`update properties set ${columns} where id = $1`, [id])
  const placeOf = async (id: number) => {
    const found = await pool.query(
      `select state, package_id as held, package_basis as basis, wanted_package_id as wanted
      from properties where id = $1`,
      [id],
    )
    return found.rows[0]
  }

  test('lets nobody hold a package for nothing that costs something', async () => {
    const { id } = await posted()
    await expect(write(id, `package_id = ${paid}`)).rejects.toThrow('package 2 is not free')
    await expect(write(id, 'ad_type_id = 3')).rejects.toThrow('package 1 is for another ad type')
    await write(id, `package_id = ${paid}, package_basis = 'granted'`)
    await pool.query('update subscription_packages set price = 500 where id = $1', [paid])
    await write(id, `state = 'under_offer'`)
    await pool.query('update subscription_packages set price = 249 where id = $1', [paid])
  })

  test('takes what the release before writes as a wish', async () => {
    const waiting = await posted()
    await write(waiting.id, `state = 'awaiting_payment', package_id = ${paid}`)
    const waits = { state: 'awaiting_payment', held: free, basis: 'free', wanted: paid }
    expect(await placeOf(waiting.id)).toEqual(waits)
    await write(waiting.id, `state = 'closed'`)
    expect(await placeOf(waiting.id)).toMatchObject({ held: free, wanted: null })
    const draft = await posted({ draft: true })
    await write(draft.id, `package_id = ${paid}`)
    expect(await placeOf(draft.id)).toMatchObject({ held: null, wanted: paid })
  })

  test('is put right where packages were held that nobody paid', async () => {
    const [live, closed, sent] = [await posted(), await posted(), await posted()]
    await move(closed.owner, closed.id, { state: 'closed' })
    await judge(operator, sent.id, { state: 'changes_requested', reason: 'Pictures' })
    const repair = await readFile('db/migrations/0054_ads_put_right.sql', 'utf8')
    await pool.query('alter table properties disable trigger properties_place')
    for (const { id } of [live, closed, sent]) await write(id, `package_id = ${paid}`)
    await pool.query('alter table properties enable trigger properties_place')
    await pool.query(`begin; ${repair}; commit`)
    expect((await publicAd(live.id)).status).toBe(404)
    expect(await placeOf(live.id)).toMatchObject({ state: 'awaiting_payment', wanted: paid })
    expect((await eventsOf(live.id)).at(-1)).toEqual(['live', 'awaiting_payment'])
    await move(live.owner, live.id, { state: 'closed' })
    for (const { owner, id } of [live, closed]) {
      expect(faultOf(await move(owner, id, { state: 'live' }))[1]).toBe('renewal_needed')
    }
    expect(await placeOf(sent.id)).toMatchObject({ state: 'changes_requested', held: free })
  })
})
