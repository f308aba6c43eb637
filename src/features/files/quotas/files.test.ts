import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addFile, adoptPhoto } from '#features/files/uploads/queries.ts'
import { sweepHandOvers } from '#features/feeds/handover/jobs.ts'
import { sweepStorage } from './actions/shares.ts'
import { findBytes, findStored } from './queries/shares.ts'
import { quotaOfNewcomers } from './rules/shares.ts'
import type { AccountId } from '#platform/session/account.ts'
import { databaseBefore } from '#test/database.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, hired, join, invited } = teamsOf(site)
const { kysely: db } = site.db
const upload = uploader(site)
const earlier = await databaseBefore('0073')
const megabyte = 1024 * 1024
/** The first of accounts that are gone. */
const strangers = 2_000_000_000

const { most, least, reserve } = quotaOfNewcomers.files
/** What one account counts at most. */
const share = most / 32

/** So many accounts of strangers hold as much as one counts at most. */
const fill = (accounts: number) =>
  sql`
    insert into storage_entries (account_id, kind, bytes)
    select ${strangers} + number, 'files', ${share * megabyte}
    from generate_series(1, ${accounts}::integer) as number`.execute(db)

const fillAll = () => fill((most + reserve) / share)
/** Others leave less than the least that each may hold. */
const fillShared = () => fill(most / share)

const verify = ({ user }: Person) =>
  db.updateTable('accounts').set({ verified: true }).where('id', '=', user.id).execute()

const send = async (who: Person, headers = {}) =>
  upload('/files/upload/single', [await jpeg()], { ...who, headers })

const begin = async ({ token }: Person, bytes: number) => {
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const headers = { ...common, 'upload-length': String(bytes) }
  const url = '/api/files/resumable'
  const answer = await site.app.inject({ method: 'POST', url, headers })
  const code = answer.statusCode === 201 ? undefined : answer.json().errors[0].code
  const end = () =>
    site.app.inject({ method: 'DELETE', url: String(answer.headers.location), headers: common })
  return { answer: [answer.statusCode, code], end }
}

const held = ({ user }: Person) => findBytes(db, 'files', user.id)

const video = { kind: 'video', ending: 'mp4', width: 1, height: 1, thumbhash: null } as const
const addVideo = ({ user }: Person, id: string, bytes: number) => {
  const accountId = user.id as AccountId
  return addFile(db, { ...video, id: id.padEnd(22, '-'), bytes, accountId, now: new Date() })
}

beforeEach(async () => {
  await sql`delete from storage_entries where account_id >= ${strangers}`.execute(db)
  await sweepStorage(db)
})

describe('What files count', () => {
  test('is their bytes with those of all sizes of a picture, until they go', async () => {
    const agent = await person('agent')
    const before = await held(agent)
    const { id } = (await send(agent)).body.data.file
    const { bytes } = await db
      .selectFrom('files')
      .select('bytes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await held(agent)).toBe(before + 6 * bytes + 7 * 4_096)
    expect(await addVideo(agent, 'counted', megabyte)).toBeUndefined()
    expect(await held(agent)).toBe(before + 6 * bytes + 9 * 4_096 + megabyte)
    await ask('DELETE', `/files/auth/${id}`, { token: agent.token })
    expect(await held(agent)).toBe(before + 2 * 4_096 + megabyte)
  })

  test('of uploads that are begun is what they declared, until they end', async () => {
    const agent = await person('agent')
    const before = await held(agent)
    const { answer, end } = await begin(agent, 5 * megabyte)
    expect(answer).toEqual([201, undefined])
    expect(await held(agent)).toBe(before + 5 * megabyte + 2 * 4_096)
    await end()
    expect(await held(agent)).toBe(before)
  })
})

describe('Where new accounts have filled their room with files', () => {
  test('others of them upload nothing, which is said in their language with what to do', async () => {
    const agent = await person('agent')
    const before = await held(agent)
    await fillAll()
    const { status, body } = await send(agent, { 'accept-language': 'ar' })
    expect([status, body.errors[0].code]).toEqual([413, 'files_taken'])
    expect(body.errors[0].msg).toContain('توثيق')
    expect((await begin(agent, 1_000)).answer).toEqual([413, 'files_taken'])
    await sweepStorage(db)
    expect((await begin(agent, 1_000)).answer).toEqual([413, 'files_taken'])
    expect(await held(agent)).toBe(before)
  })

  test('each may hold a few pictures while the reserve lasts, and no video', async () => {
    const agent = await person('agent')
    await fillShared()
    expect((await send(agent)).status).toBe(201)
    expect((await begin(agent, (least + 1) * megabyte)).answer).toEqual([413, 'files_taken'])
    expect((await begin(agent, (least - 1) * megabyte)).answer).toEqual([201, undefined])
    expect((await begin(agent, megabyte)).answer).toEqual([413, 'files_taken'])
  })

  test('known accounts upload, and take nothing from the others', async () => {
    const agency = await person('agency')
    await fillAll()
    await verify(agency)
    expect((await send(agency)).status).toBe(201)
    expect((await begin(agency, 50 * megabyte)).answer).toEqual([201, undefined])
  })

  test('the photo of a registration is not kept for an account that opens', async () => {
    const agent = await person('agent')
    const { photo } = (await ask('GET', '/auth/account', { token: agent.token })).body.data.user
    await sql`
      update files
      set account_id = null, purpose = 'registration', claimed_for = null, expires_at = now()
      where id = ${photo.id}`.execute(db)
    await fillAll()
    expect(await adoptPhoto(db, photo.id, agent.user.id)).toBe(false)
    await verify(agent)
    expect(await adoptPhoto(db, photo.id, agent.user.id)).toBe(true)
  })
})

test('A hundred new accounts that send videos as long as they may take no more than all', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into accounts (role, slug, name, created_at)
    select 'agent', 'many-' || number, 'Many', now()
    from generate_series(1, 100) as number
    returning id`.execute(db)
  const size = 100 * megabyte
  let taken = 0
  const sendAll = async (id: number) => {
    const one = { user: { id } } as Person
    for (let at = 0; at < 10; at += 1) {
      if (await addVideo(one, `${id}-${at}`, size)) return
      taken += size
    }
  }
  for (const { id } of rows) await sendAll(id)
  expect(taken).toBeGreaterThan(0.8 * most * megabyte)
  expect(taken).toBeLessThanOrEqual((most + reserve) * megabyte)
  await sql`delete from files where account_id = any(${rows.map(({ id }) => id)})`.execute(db)
})

test('New accounts that work for one new agency count as many as they are', async () => {
  const agency = await person('agency')
  const byNewcomers = async () => (await findStored(db, 'files', agency.user.id)).byNewcomers
  const before = await byNewcomers()
  const agents = [await person('agent'), await person('agent'), await person('agent')]
  for (const [at, agent] of agents.entries()) {
    expect(await addVideo(agent, `joins-${at}`, 1_000 * megabyte)).toBeUndefined()
    await join(agent, await invited(agency, agent.email))
  }
  await sweepStorage(db)
  expect(await byNewcomers()).toBeGreaterThan(before + 3_000 * megabyte)
  expect((await send(agency)).body.errors[0].code).toBe('files_taken')
})

test('What agents leave to an agency counts for it as long as it is there', async () => {
  const { agency, agent } = await hired()
  const bytes = 280 * megabyte
  const post = async (week: number) => {
    const body = { draft: true }
    const { id } = (await ask('POST', '/properties', { token: agent.token, body })).body.data
      .property
    const why = await addVideo(agent, `week-${week}-${agent.user.id}`, bytes)
    await sql`
      update files set claimed_for = ${`properties/${id}`}, expires_at = null
      where account_id = ${agent.user.id} and kind = 'video'`.execute(db)
    return why?.code
  }
  const refused: unknown[] = []
  for (let week = 1; week <= 5; week += 1) {
    refused.push(await post(week))
    await ask('POST', '/agents/leave-agency', { token: agent.token })
    await sweepHandOvers(db)
    await sql`update membership_events set at = at - interval '8 days'`.execute(db)
    await join(agent, await invited(agency, agent.email))
  }
  expect(refused).toEqual([undefined, undefined, undefined, undefined, 'files_taken'])
  await ask('POST', '/agents/leave-agency', { token: agent.token })
  expect(await held(agency)).toBeGreaterThan(4 * bytes)
})

test('What was stored before it was counted counts, and as much as before for an agency that holds more', async () => {
  const { db: old, finish } = earlier
  await old.pool.query(`
    insert into accounts (role, slug, name) select 'agent', name, name from unnest(array['one', 'two']) as name`)
  await old.pool.query(`
    insert into files (id, account_id, purpose, kind, ending, width, height, bytes, claimed_for, created_at)
    select 'file-' || number, 1, 'account', 'image', 'jpg', 1920, 9, 1000, 'x', now()
    from generate_series(1, 2) as number`)
  await old.pool.query(`insert into begun_uploads values ('upload', 2, 5000, now())`)
  await old.pool.query(`
    insert into storage_entries (account_id, kind, bytes) select 1, 'drafts', 300 * 1048576`)
  await finish()
  const { rows } = await old.pool.query(
    'select account_id, kind, bytes::integer from storage_entries order by 1, 2',
  )
  expect(rows.map(Object.values)).toEqual([
    [1, 'drafts', 300 * megabyte],
    [1, 'files', 2 * (3 * 1_000 + 7 * 4_096)],
    [1, 'former_drafts', 44 * megabyte],
    [2, 'files', 5_000 + 2 * 4_096],
  ])
})
