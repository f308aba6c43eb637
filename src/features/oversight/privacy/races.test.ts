import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { findHolderById } from '#features/accounts/passwords/queries/passwords.ts'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { untilWaiting } from '#test/accounts/waiting.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { mailedToken } from '#test/people.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'
import { finishErasures } from './actions.ts'

const dataDir = `${tmpdir()}/dara-erasing-beside-${process.pid}`
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const env = { WORKER: 'off', DATA_DIR: dataDir, RATE_LIMITS: 'off' }
const site = await openSite({ env })
const { ask, person, hired, invited, join } = teamsOf(site)
const { kysely: db, pool } = site.db

const rounds = 5
const password = 'mint tea'

const erase = ({ token }: Person) => ask('DELETE', '/auth/account', { token, body: { password } })

const upload = async (whose: Person) => {
  const { status } = await uploader(site)('/files/upload/single', [await jpeg()], whose)
  return { status }
}

const found = async () => {
  const findings = await checkConsistency(db)
  return findings.filter(({ count }) => count > 0).map(({ what, count }) => [what, count])
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of site.providers.media.storage.list()) keys.push(key)
  return keys
}

type Send = () => Promise<{ status: number }>

/** Sends the same again and again until it is refused as from somebody without a session. */
async function untilRefused(send: Send): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.at(-1) !== 401 && statuses.length < 300) statuses.push((await send()).status)
  return statuses
}

/** What somebody does while the account goes, and what others do with its address. */
function writesOf(one: Person): Send[] {
  const { token, email } = one
  const send = (method: 'POST' | 'PUT', path: string, body: object) => () =>
    ask(method, path, { token, body })
  return [
    send('POST', '/properties', postedAd()),
    send('POST', '/properties', postedAd({ draft: true })),
    send('POST', '/properties', postedAd({ draft: true })),
    () => upload(one),
    send('PUT', '/agents/update', { name: 'Still Here', bio: 'I was erased.' }),
    send('PUT', '/agents/update', { email: `new-${email}` }),
    send('POST', '/feeds', { url: 'https://crm.example/feed.xml' }),
    () => ask('POST', '/auth/login', { body: { email, password } }),
  ]
}

test('whatever is written while an account is erased, nothing of it is left', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const one = await person('landlord')
    const before = await storedKeys()
    const writing = writesOf(one).map(untilRefused)
    const recovering = ask('POST', '/auth/forget-password', { body: { email: one.email } })
    expect((await erase(one)).status).toBe(200)
    const answers = await Promise.all(writing)
    expect(answers.map((statuses) => statuses.at(-1))).toEqual(Array(8).fill(401))
    expect(answers.flat().filter((status) => status >= 500)).toEqual([])
    expect((await recovering).status).toBe(200)
    expect([round, await found()]).toEqual([round, []])
    expect((await storedKeys()).length).toBeLessThanOrEqual(before.length)
  }
})

test('a new password by mail opens no account that is being erased', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const one = await person('landlord')
    await ask('POST', '/auth/forget-password', { body: { email: one.email } })
    const token = await mailedToken(site, one.email, 'reset-password')
    const chosen = 'cardamom coffee'
    const body = { token, password: chosen, confirmPassword: chosen }
    const [erased, reset] = await Promise.all([
      erase(one),
      ask('POST', '/auth/reset-password', { body }),
    ])
    // Whichever comes first, the other is refused.
    expect([
      [200, 422],
      [422, 200],
      [401, 200],
    ]).toContainEqual([erased.status, reset.status])
    expect([round, await found()]).toEqual([round, []])
  }
})

test('ads that agents make while their agency is erased are their own', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { agency, agent } = await hired()
    const late = await person('agent')
    const link = await invited(agency, late.email)
    const { token } = agent
    const [erasing, joining, ...posting] = [
      erase(agency),
      join(late, link),
      ...[...Array(6)].map(() => ask('POST', '/properties', { token, body: postedAd() })),
    ]
    expect((await erasing!).status).toBe(200)
    expect([200, 422]).toContain((await joining!).status)
    const made = await Promise.all(posting)
    expect(made.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect([round, await found()]).toEqual([round, []])
  }
})

test('an agent and the agency that are erased at the same time do not wait for each other', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { agency, agent } = await hired()
    for (const draft of [true, false]) {
      await ask('POST', '/properties', { token: agent.token, body: postedAd({ draft }) })
    }
    const answers = await Promise.all([erase(agent), erase(agency), erase(agent)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 401])
    expect([round, await found()]).toEqual([round, []])
  }
})

test('of an account that was erased a moment ago no password is wrong: nobody is logged in', async () => {
  const one = await person('landlord')
  expect(await findHolderById(db, one.user.id)).toMatchObject({ id: one.user.id })
  await erase(one)
  await expect(findHolderById(db, one.user.id)).rejects.toThrow('unauthenticated')
})

test('an upload that arrives after its account is refused, and its picture is not served', async () => {
  const one = await person('agent')
  const before = await storedKeys()
  let sending: Promise<{ status: number }> | undefined
  await db.transaction().execute(async (tx) => {
    const { id } = one.user
    await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
    sending = upload(one)
    await untilWaiting(db, 1)
    expect(await storedKeys()).not.toEqual(before)
    await tx.updateTable('accounts').set({ erased_at: new Date() }).where('id', '=', id).execute()
  })
  expect((await sending)?.status).toBe(401)
  expect(await storedKeys()).toEqual(before)
})

test('what an earlier release left to an erased account is found and taken away', async () => {
  const { media } = site.providers
  await finishErasures(db, media)
  expect(await found()).toEqual([])
  const one = await person('landlord')
  await erase(one)
  const { id } = one.user
  const ad = await addPublicAd(site.db, { place: site.marina.slug, agentId: id })
  await pool.query(
    `update accounts set name = 'Back again', phone = '+971500000000' where id = $1`,
    [id],
  )
  await pool.query(
    `insert into files (id, kind, ending, bytes, width, height, account_id, purpose, created_at, claimed_for)
    values ('left', 'image', 'jpg', 1, 1, 1, $1, 'account', now(), 'accounts/0')`,
    [id],
  )
  const of = (what: string) => expect.arrayContaining([[expect.stringContaining(what), 1]])
  expect(await found()).toEqual(of('ads of erased accounts'))
  expect(await found()).toEqual(of('files of erased accounts'))
  expect(await found()).toEqual(of('erased accounts that name somebody'))
  const { token } = await person('landlord')
  const { body } = await ask('POST', '/properties', { token, body: postedAd() })
  await pool.query(`insert into feed_pictures (property_id, url, version) values ($1, 'a', '')`, [
    body.data.property.id,
  ])
  expect(await found()).toEqual(of('pictures of ads that no feed names'))
  const { rows: before } = await pool.query('select erased_at from accounts where id = $1', [id])
  expect(await finishErasures(db, media)).toBe(1)
  expect(await found()).toEqual([])
  const { rows: after } = await pool.query('select erased_at from accounts where id = $1', [id])
  expect(after).toEqual(before)
  expect((await site.get(`/properties/${ad}`)).status).toBe(404)
  expect(await finishErasures(db, media)).toBe(0)
})
