import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { countBlocks, countUnseenPages } from '#test/plans.ts'
import { refuseLargeDeletes } from '#test/refused-deletes.ts'
import { openSite } from '#test/site.ts'
import { sweepStorage } from '../actions/shares.ts'
import { findBytes, findStored, findQuotaReason, bytesOfNewcomers } from './shares.ts'
import { maxMegabytes, quotaOfNewcomers, type SharedKind } from '../rules/shares.ts'

const site = await openSite()
const { ask, person, rows, take } = feedsOf(site)
const { kysely: db } = site.db
const megabyte = 1024 * 1024
/** The first of accounts that are gone. */
const strangers = 2_000_000_000

const fill = (kind: SharedKind, megabytes: number, accountId = strangers) =>
  sql`
    insert into storage_entries (account_id, kind, bytes)
    values (${accountId}, ${kind}, ${megabytes * megabyte})`.execute(db)

/** So many accounts of new ones hold as much as one may, which is all that they may hold together. */
const all = (quotaOfNewcomers.drafts.most + quotaOfNewcomers.drafts.reserve) / 256
const fillAll = (kind: SharedKind) =>
  sql`
    insert into storage_entries (account_id, kind, bytes)
    select ${strangers} + number, ${kind}, ${256 * megabyte}
    from generate_series(1, ${all}::integer) as number`.execute(db)

const verify = (id: number) =>
  db.updateTable('accounts').set({ verified: true }).where('id', '=', id).execute()

const draft = ({ token }: { token: string }, more: object = {}, headers = {}) =>
  ask('POST', '/properties', { token, headers, body: { draft: true, ...more } })

const takenReason = expect.objectContaining({ code: 'feed_items_taken' })

const texts = (characters: number) => ({ description: { en: 'a'.repeat(characters), ar: '' } })

beforeEach(async () => {
  await sql`delete from storage_entries where account_id >= ${strangers}`.execute(db)
  await sweepStorage(db)
})

describe('What is stored', () => {
  test('of drafts follows each change of them, and entries are added up', async () => {
    const agent = await person('agent')
    const stored = () => findBytes(db, 'drafts', agent.user.id)
    const { id } = (await draft(agent)).body.data.property
    const empty = await stored()
    expect(empty).toBeGreaterThanOrEqual(4_096)
    const path = `/properties/my-properties/${id}`
    await ask('PUT', path, { token: agent.token, body: { draft: true, ...texts(3_000) } })
    expect(await stored()).toBe(empty + 3_000)
    await draft(agent)
    expect(await stored()).toBe(2 * empty + 3_000)
    await sweepStorage(db)
    const { rows: entries } = await sql`
      select bytes from storage_entries
      where account_id = ${agent.user.id} and kind = 'drafts'`.execute(db)
    expect(entries).toHaveLength(1)
    await ask('PUT', path, { token: agent.token, body: { ...postedAd(), draft: false } })
    expect(await stored()).toBe(empty)
    await sql`delete from properties where account_id = ${agent.user.id}`.execute(db)
    expect(await stored()).toBe(0)
    await sweepStorage(db)
    const none = await sql`
      select from storage_entries
      where account_id = ${agent.user.id} and kind = 'drafts'`.execute(db)
    expect(none.rows).toEqual([])
  })

  test('is added up in several statements where there are many entries', async () => {
    await sql`
      insert into storage_entries (account_id, kind, bytes)
      select ${strangers} + number % 3, 'drafts', 2 from generate_series(1, 24000) as number`.execute(
      db,
    )
    const allow = await refuseLargeDeletes(db, [{ table: 'storage_entries', max: 10_003 }])
    await sweepStorage(db)
    await allow()
    const { rows: entries } = await sql`
      select bytes, is_sum from storage_entries where account_id >= ${strangers}`.execute(db)
    expect(entries).toEqual(Array(3).fill({ bytes: 16_000, is_sum: true }))
  })

  test('of feeds follows their items, which leave with their ads', async () => {
    const agent = await person('agent')
    await take(agent, rowsOf([feedAd({ referenceId: 'S-1', videoUrl: null })]))
    const stored = () => findBytes(db, 'items', agent.user.id)
    expect(await stored()).toBeGreaterThan(500)
    await sql`delete from properties where account_id = ${agent.user.id}`.execute(db)
    expect(await stored()).toBe(0)
  })
})

describe('Where new accounts have filled their room with drafts', () => {
  test('others of them make none, which is said in their language with what to do', async () => {
    const agent = await person('agent')
    await fillAll('drafts')
    const { status, body } = await draft(agent, {}, { 'accept-language': 'ar' })
    expect([status, body.errors[0].code]).toEqual([422, 'drafts_taken'])
    expect(body.errors[0].msg).toContain('توثيق')
    const submitted = await ask('POST', '/properties', { token: agent.token, body: postedAd() })
    expect(submitted.status).toBe(201)
  })

  test('a draft may still be changed and shrink, and not grow', async () => {
    const agent = await person('agent')
    const { id } = (await draft(agent, texts(2_000))).body.data.property
    await fillAll('drafts')
    const write = (characters: number) =>
      ask('PUT', `/properties/my-properties/${id}`, {
        token: agent.token,
        body: { draft: true, ...texts(characters) },
      })
    expect((await write(1_000)).status).toBe(200)
    const grown = await write(1_001)
    expect([grown.status, grown.body.errors[0].code]).toEqual([422, 'drafts_taken'])
  })

  test('their feeds bring no more, and say so of each row', async () => {
    const agent = await person('agent')
    await fillAll('drafts')
    const done = await take(agent, rowsOf([{ referenceId: 'N-1' }]))
    const [row] = await rows(agent, `${done.id}/rows`)
    expect(row).toMatchObject({ outcome: 'refused', reasons: [{ code: 'drafts_taken' }] })
  })

  test('verified accounts and those with a paid ad on show are not refused', async () => {
    const [verified, paying] = [await person('agent'), await person('agent')]
    const agency = await person('agency')
    const member = await person('agent')
    await db
      .updateTable('accounts')
      .set({ agency_id: agency.user.id })
      .where('id', '=', member.user.id)
      .execute()
    const { body } = await ask('POST', '/properties', { token: paying.token, body: postedAd() })
    await fillAll('drafts')
    for (const one of [verified, paying, member]) expect((await draft(one)).status).toBe(422)
    await verify(verified.user.id)
    await verify(agency.user.id)
    await sql`
      update properties set package_basis = 'granted', state = 'live'
      where id = ${body.data.property.id}`.execute(db)
    for (const one of [verified, paying, member]) expect((await draft(one)).status).toBe(201)
  })
})

describe('An account', () => {
  test('that is known has an end to its own room for drafts', async () => {
    const agent = await person('agent')
    await verify(agent.user.id)
    await fill('drafts', maxMegabytes.drafts, agent.user.id)
    const { status, body } = await draft(agent)
    expect([status, body.errors[0].code]).toEqual([422, 'drafts_full'])
  })

  test('that is known no more counts as one of the new ones, and as no more than that', async () => {
    const agent = await person('agent')
    const { rows: agencies } = await sql<{ id: number }>`
      insert into accounts (role, slug, name, created_at, verified)
      select 'agency', 'former-' || number, 'Former', now(), true
      from generate_series(1, 22) as number returning id`.execute(db)
    const ids = agencies.map(({ id }) => id)
    for (const id of ids) await fill('drafts', 511, id)
    await sweepStorage(db)
    await db.updateTable('accounts').set({ verified: false }).where('id', 'in', ids).execute()
    await sweepStorage(db)
    expect((await draft(agent)).status).toBe(201)
    const takenBytes = async () => (await bytesOfNewcomers('drafts').execute(db)).rows[0]!.bytes
    expect(await takenBytes()).toBeGreaterThan(22 * 255 * megabyte)
    expect(await takenBytes()).toBeLessThan(23 * 256 * megabyte)
    expect(await findStored(db, 'drafts', ids[0]!)).toMatchObject({ whenKnown: 255 * megabyte })
    await fill('drafts', 100, ids[0])
    await sweepStorage(db)
    expect(await takenBytes()).toBeGreaterThan((22 * 256 + 99) * megabyte)
    await sql`delete from storage_entries where account_id in (${sql.join(ids)})`.execute(db)
  })

  test('that is an agency has one room for items with all who work for it', async () => {
    const agency = await person('agency')
    const [first, second] = [await person('agent'), await person('agent')]
    for (const { user } of [first, second]) {
      await db
        .updateTable('accounts')
        .set({ agency_id: agency.user.id })
        .where('id', '=', user.id)
        .execute()
    }
    await verify(agency.user.id)
    await fill('items', maxMegabytes.items, first.user.id)
    expect(await findQuotaReason(db, 'items', second.user.id)).toMatchObject({
      code: 'feed_items_full',
    })
  })

  test('whose ads are known takes nothing from the room of new ones', async () => {
    const [known, agent] = [await person('agent'), await person('agent')]
    await fillAll('drafts')
    await sql`
      update storage_entries set account_id = ${known.user.id}
      where account_id = ${strangers + 1}`.execute(db)
    expect((await draft(agent)).status).toBe(422)
    await verify(known.user.id)
    expect((await draft(agent)).status).toBe(201)
  })
})

describe('Where new accounts have filled their room with items', () => {
  test('a feed of theirs still changes its ads, and brings no more and no longer ones', async () => {
    const agent = await person('agent')
    const ads = ['I-1', 'I-2'].map((referenceId) => feedAd({ referenceId, videoUrl: null }))
    await take(agent, rowsOf(ads))
    await fillAll('items')
    const [first, second] = ads as [(typeof ads)[0], (typeof ads)[0]]
    const longer = { ...second, name: { ...second.name, en: `${second.name.en} anew` } }
    const cheaper = { ...first, totalPrice: first.totalPrice - 1 }
    const done = await take(agent, rowsOf([cheaper, longer, { referenceId: 'I-3' }]))
    expect(done).toMatchObject({ state: 'done', results: { updated: 1, refused: 2 } })
    const [, ...refused] = await rows(agent, `${done.id}/rows`)
    for (const row of refused) expect(row.reasons).toContainEqual(takenReason)
  })

  test('those of known accounts bring more', async () => {
    const agent = await person('agent')
    await verify(agent.user.id)
    await fillAll('items')
    const done = await take(agent, rowsOf([{ referenceId: 'I-1' }]))
    expect(done).toMatchObject({ state: 'done', results: { created: 1 } })
  })
})

test('What all have stored is read from few pages, however many accounts have stored something', async () => {
  await sql`
    insert into storage_entries (account_id, kind, bytes)
    select ${strangers} + number, 'drafts', 5000 from generate_series(1, 20000) as number`.execute(
    db,
  )
  await sweepStorage(db)
  await expect.poll(() => countUnseenPages(db, 'storage_entries')).toBe(0)
  expect(await countBlocks(db, bytesOfNewcomers('drafts'))).toBeLessThan(30)
  const { rows: taken } = await bytesOfNewcomers('drafts').execute(db)
  expect(taken[0]!.bytes).toBeGreaterThanOrEqual(20_000 * 5_000)
})
