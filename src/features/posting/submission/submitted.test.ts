import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { maxOpenedOfNetwork } from '#features/accounts/registration/rules/requests.ts'
import { sweepStorage } from '#features/files/quotas/actions/shares.ts'
import { findBytes, findStored, bytesOfNewcomers } from '#features/files/quotas/queries/shares.ts'
import { remainingBytes, quotaOfNewcomers } from '#features/files/quotas/rules/shares.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { databaseBefore } from '#test/database.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, rows, take } = feedsOf(site)
const { kysely: db } = site.db
const earlier = await databaseBefore('0078')

const megabyte = 1024 * 1024
const { most, least, reserve } = quotaOfNewcomers.submitted
/** The first of accounts that are gone. */
const strangers = 2_000_000_000

type Person = Awaited<ReturnType<typeof person>>

const stored = ({ user }: Person) => findBytes(db, 'submitted', user.id)

const inAll = async () => (await bytesOfNewcomers('submitted').execute(db)).rows[0]!.bytes

const add = (accountId: number, bytes: number) =>
  sql`
    insert into storage_entries (account_id, kind, bytes)
    values (${accountId}, 'submitted', ${Math.round(bytes)})`.execute(db)

/** Strangers have submitted so much. */
const fillTo = async (megabytes: number) => add(strangers, megabytes * megabyte - (await inAll()))

/** Nothing is left beyond the least that each account has. */
const fillShared = () => fillTo(most)

const texts = (letters: number) => ({
  description: { en: 'a'.repeat(letters), ar: 'ب'.repeat(letters) },
})

const post = ({ token }: Person, more: object = {}, headers = {}) =>
  ask('POST', '/properties', { token, headers, body: { ...postedAd(), ...more } })

const write = ({ token }: Person, id: number, body: object) =>
  ask('PUT', `/properties/my-properties/${id}`, { token, body })

const setState = ({ token }: Person, id: number, state: string) =>
  ask('POST', `/properties/set-state/${id}`, { token, body: { state } })

const close = (agent: Person, id: number) => setState(agent, id, 'closed')

async function posted(agent: Person, more: object = {}): Promise<number> {
  const { body } = await post(agent, more)
  return body.data.property.id
}

const codeOf = ({ body }: Awaited<ReturnType<typeof post>>) => body.errors?.[0].code

/** Posts the longest ads that it may and closes each, until it is refused. */
async function postAndClose(agent: Person) {
  for (let ads = 0; ads < 100; ads += 1) {
    const answer = await post(agent, texts(4_000))
    if (answer.status !== 201) return { ads, code: codeOf(answer) }
    expect((await close(agent, answer.body.data.property.id)).status).toBe(200)
  }
  return { ads: 100, code: undefined }
}

beforeEach(async () => {
  await sql`delete from storage_entries where account_id >= ${strangers}`.execute(db)
  await sweepStorage(db)
})

describe('Submitted ads', () => {
  test('count from when they are submitted, on show or not', async () => {
    const agent = await person('agent')
    const { body } = await post(agent, { draft: true })
    expect(await stored(agent)).toBe(0)
    const { id } = body.data.property
    await write(agent, id, { ...postedAd(), draft: false })
    const bytes = await stored(agent)
    expect(bytes).toBeGreaterThan(4_096)
    for (const state of ['closed', 'live']) {
      await setState(agent, id, state)
      expect([state, await stored(agent)]).toEqual([state, bytes])
    }
    await write(agent, id, texts(4_000))
    expect(await stored(agent)).toBeGreaterThan(bytes + 10_000)
  })

  test.each([
    ['were paid for', `package_basis = 'granted'`],
    ['an operator has imported', `source = 'portal', source_id = 'x'`],
  ])('that %s count nowhere', async (_, change) => {
    const agent = await person('agent')
    const id = await posted(agent)
    await sql`update properties set ${sql.raw(change)} where id = ${id}`.execute(db)
    expect(await stored(agent)).toBe(0)
  })

  test('and were there before they were counted count', async () => {
    const { db: old, finish } = earlier
    await old.pool.query(`
      insert into accounts (role, slug, name)
      select 'agent', name, name from unnest(array['one', 'two']) as name`)
    await old.pool.query(`
      insert into properties (reference_id, account_id, state, source, source_id, description_en)
      values ('A', 1, 'closed', null, null, ''), ('B', 1, 'expired', null, null, repeat('b', 1000)),
        ('C', 1, 'draft', null, null, ''), ('D', 1, 'closed', 'portal', '1', ''),
        ('E', 2, 'closed', null, null, repeat('e', 5 * 1048576))`)
    await finish()
    const { rows: entries } = await old.pool.query(`
      select account_id, kind, bytes::integer
      from storage_entries
      where kind in ('submitted', 'former_submitted')
      order by 1, 2 desc`)
    /** An ad without texts, as its list of videos takes 13 bytes. */
    const empty = 4_096 + 13
    const large = empty + 5 * megabyte
    expect(entries.map(Object.values)).toEqual([
      [1, 'submitted', 2 * empty + 1_000],
      [2, 'submitted', large],
      [2, 'former_submitted', large - 4 * megabyte],
    ])
  })
})

describe('Where strangers have submitted all that new accounts share', () => {
  test('another one still posts, closes and posts again', async () => {
    const agent = await person('agent')
    const first = await posted(agent)
    await fillShared()
    expect((await close(agent, first)).status).toBe(200)
    const second = await post(agent)
    expect(second.status).toBe(201)
    expect((await close(agent, second.body.data.property.id)).status).toBe(200)
    expect((await setState(agent, first, 'live')).status).toBe(200)
  })

  test('one that has its least submits no other, which is said in its language with what to do', async () => {
    const agent = await person('agent')
    const id = await posted(agent)
    const draft = (await post(agent, { draft: true })).body.data.property.id
    await fillShared()
    await add(agent.user.id, least * megabyte)
    const refused = await post(agent, {}, { 'accept-language': 'ar' })
    expect([refused.status, codeOf(refused)]).toEqual([422, 'ads_taken'])
    expect(refused.body.errors[0].msg).toContain('توثيق')
    const submitted = await write(agent, draft, { ...postedAd(), draft: false })
    expect([submitted.status, codeOf(submitted)]).toEqual([422, 'ads_taken'])
    expect((await close(agent, id)).status).toBe(200)
    expect((await setState(agent, id, 'live')).status).toBe(200)
  })

  test('its ads change, on show or not, and do not grow', async () => {
    const agent = await person('agent')
    const id = await posted(agent, texts(1_000))
    await fillShared()
    await add(agent.user.id, least * megabyte)
    for (const state of ['live', 'closed']) {
      await setState(agent, id, state)
      expect((await write(agent, id, { totalPrice: 1_000_000 })).status).toBe(200)
      const grown = await write(agent, id, texts(1_001))
      expect([state, grown.status, codeOf(grown)]).toEqual([state, 422, 'ads_taken'])
    }
    expect((await write(agent, id, texts(900))).status).toBe(200)
  })

  test('its feed brings drafts, changes ads and does not make them longer, with the reason', async () => {
    const agent = await person('agent')
    const ad = (referenceId: string, more: object = {}) => feedAd({ referenceId, ...more })
    await take(agent, rowsOf([ad('F-1', texts(1_000)), ad('F-2')]))
    await fillShared()
    await add(agent.user.id, least * megabyte)
    const next = [ad('F-1', texts(2_000)), ad('F-2', { totalPrice: 1_000_000 }), ad('F-3')]
    const done = await take(agent, rowsOf(next))
    expect(done.results).toMatchObject({ refused: 1, updated: 1, created: 1 })
    const [longer, , draft] = await rows(agent, `${done.id}/rows`)
    expect(longer).toMatchObject({ outcome: 'refused', reasons: [{ code: 'ads_taken' }] })
    expect(draft).toMatchObject({ outcome: 'created', reasons: [{ code: 'ads_taken' }] })
    const { rows: ads } = await sql`
      select reference_id as reference, state, length(description_en) as letters
      from properties
      where account_id = ${agent.user.id} and reference_id <> 'F-2'
      order by 1`.execute(db)
    expect(ads).toMatchObject([{ state: 'live', letters: 1_000 }, { state: 'draft' }])
  })

  test('known accounts are not refused', async () => {
    const agent = await person('agent')
    await fillTo(most + reserve)
    expect(codeOf(await post(agent))).toBe('ads_taken')
    await sql`update accounts set verified = true where id = ${agent.user.id}`.execute(db)
    expect((await post(agent)).status).toBe(201)
  })
})

/** What accounts of one network hold that post all that they may, one after the other. */
function heldBy(accounts: number): number {
  let byNewcomers = 0
  for (let at = 0; at < accounts; at += 1) {
    byNewcomers += Math.max(
      0,
      remainingBytes('submitted', { byAccount: 0, byNewcomers, isKnown: false }),
    )
  }
  return byNewcomers
}

describe('Accounts of one network that post ads, close them and post more', () => {
  test('hold less than what all new accounts share, and leave an honest one its first ads', async () => {
    const honest = await person('landlord')
    const own = await posted(honest)
    const held = heldBy(maxOpenedOfNetwork - 2)
    await fillTo(held / megabyte)
    for (const stranger of [await person('agent'), await person('agent')]) {
      const { byNewcomers } = await findStored(db, 'submitted', stranger.user.id)
      const left = remainingBytes('submitted', { byAccount: 0, byNewcomers, isKnown: false })
      await add(stranger.user.id, left - 0.2 * megabyte)
      expect(await postAndClose(stranger)).toMatchObject({ code: 'ads_taken' })
      expect(await stored(stranger)).toBeGreaterThan(left)
      expect(await stored(stranger)).toBeLessThan(left + 20_000)
    }
    expect(await inAll()).toBeLessThan(5_800 * megabyte)
    expect((await close(honest, own)).status).toBe(200)
    expect((await post(honest)).status).toBe(201)
  })

  test('hold no more than all once the reserve is used up', async () => {
    const stranger = await person('agent')
    await fillTo(most + reserve - 0.1)
    const { ads, code } = await postAndClose(stranger)
    expect([ads > 0, code]).toEqual([true, 'ads_taken'])
    expect(await inAll()).toBeLessThan((most + reserve) * megabyte + 20_000)
  })
})
