import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, describe, expect, test } from 'vitest'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'

const dataDir = `${tmpdir()}/dara-erasing-${process.pid}`
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const site = await openSite({ env: { WORKER: 'off', DATA_DIR: dataDir } })
const { ask, person, add, join, statuses, invited, hired } = teamsOf(site)
const { kysely: db } = site.db

const erase = ({ token }: Person, password = 'mint tea') =>
  ask('DELETE', '/auth/account', { token, body: { password } })

const readExport = async ({ token }: Person) =>
  (await ask('GET', '/auth/export', { token })).body.data.export

const live = {
  state: 'live',
  purpose: 'sale',
  category: 'residential',
  type_id: 1,
  total_price: 100_000,
  owner_name: 'Hidden Owner',
  description_en: 'Call me on 050 111 2233',
}

async function adOf(agent: Person, agency?: Person): Promise<number> {
  const ids = { agentId: agent.user.id, ...(agency && { agencyId: agency.user.id }) }
  const id = await addPublicAd(site.db, { place: site.marina.slug, ...ids })
  await db.updateTable('properties').set(live).where('id', '=', id).execute()
  await refreshSearch(db, [id])
  return id
}

const rowOf = (id: number) =>
  db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirst()

describe('GET /auth/export', () => {
  test('answers all that is kept about its caller, and no secret', async () => {
    const { agency, agent } = await hired()
    const id = await adOf(agent, agency)
    const data = await readExport(agent)
    expect(data.account).toMatchObject({ email: agent.email, idNumber: '784-1990-1234567-1' })
    expect(data.sessions).toMatchObject([{ device: expect.any(String) }])
    expect(data.properties).toMatchObject([{ id, ownerName: 'Hidden Owner', totalPrice: 100_000 }])
    expect(data.memberships).toMatchObject([{ kind: 'joined', agencyId: agency.user.id }])
    expect(data.mails[0]).toMatchObject({ recipient: agent.email })
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|refreshHash|sealed|argon2/i)
    expect((await readExport(agent)).events).toMatchObject([{ kind: 'exported' }])
  })

  test('holds the history of an ad: what it cost, what happened to it, its pictures', async () => {
    const one = await person('landlord')
    const ad = await ask('POST', '/properties', { token: one.token, body: postedAd() })
    const { id } = ad.body.data.property
    const [kept] = (await readExport(one)).properties
    expect(kept).toMatchObject({ id, priceHistory: [{ price: expect.any(Number) }] })
    expect(kept.events.length).toBeGreaterThan(0)
    expect(kept.events[0]).not.toHaveProperty('propertyId')
  })

  test('holds where ads come from in bulk, which an erasure takes away', async () => {
    const one = await person('landlord')
    const url = 'https://feeds.example/own.xml?key=secret'
    const values = { account_id: one.user.id, url, hides_absent: false, language: 'en' }
    await db
      .insertInto('feeds')
      .values({ ...values, created_at: new Date() })
      .execute()
    expect((await readExport(one)).feeds).toMatchObject([{ url, schedule: 'off' }])
    await erase(one)
    const left = db.selectFrom('feeds').selectAll().where('account_id', '=', one.user.id)
    expect(await left.execute()).toEqual([])
  })

  test("holds nobody else's ads, and for an agency those of its members", async () => {
    const { agency, agent } = await hired()
    const [mine, theirs] = [await adOf(agent), await adOf(agent, agency)]
    const idsOf = async (whose: Person) =>
      (await readExport(whose)).properties.map(({ id }: { id: number }) => id)
    expect(await idsOf(agent)).toEqual([mine, theirs])
    expect(await idsOf(agency)).toEqual([theirs])
    expect(await idsOf(await person('landlord'))).toEqual([])
  })
})

describe('DELETE /auth/account', () => {
  test('wants the right password', async () => {
    const agent = await person('agent')
    for (const wrong of ['wrong one', '']) {
      const { status, body } = await erase(agent, wrong)
      expect([status, body.errors[0].path]).toEqual([422, 'password'])
    }
    expect((await ask('GET', '/auth/account', { token: agent.token })).status).toBe(200)
  })

  test('wipes the person, ends the sessions and takes the cookies away', async () => {
    const agent = await person('agent', 'Forgotten Person')
    const answer = await erase(agent)
    expect([answer.status, answer.body]).toEqual([200, { data: {} }])
    expect(answer.cookies.auth_token?.value).toBe('')
    expect(answer.headers['clear-site-data']).toBe('"storage"')
    expect((await ask('GET', '/auth/account', { token: agent.token })).status).toBe(401)
    const body = { email: agent.email, password: 'mint tea' }
    expect((await ask('POST', '/auth/login', { body })).status).toBe(401)
    const { user } = agent
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    const { id, role, slug, created_at, erased_at, show_phone, show_whatsapp, ...rest } = row
    expect([id, role, slug, erased_at instanceof Date]).toEqual([user.id, 'agent', 'agent', true])
    const left = Object.entries(rest).filter(([, value]) => value !== null)
    expect(Object.fromEntries(left)).toEqual({ name: '', folded_name: '', verified: false })
  })

  test('leaves the address in no row but that of the last mail', async () => {
    const agent = await person('agent')
    await add(await person('agency'), agent.email)
    await ask('POST', '/auth/forget-password', { body: { email: agent.email } })
    await ask('POST', '/auth/register', { body: registration({ email: agent.email }) })
    await erase(agent)
    const mails = await mailsTo(site, agent.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted'])
    const found = await Promise.all(
      (['mailed_tokens', 'registrations', 'registration_decoys', 'invitations'] as const).map(
        (table) => db.selectFrom(table).select('email').where('email', '=', agent.email).execute(),
      ),
    )
    expect(found.flat()).toEqual([])
  })

  test('makes the profile unfindable and the address free again', async () => {
    const agent = await person('agent', 'Zenobia Gone')
    const named = async () => [
      (await site.get('/agents?name=zenobia')).body.data.agents.length,
      (await site.get('/agents/auto-complete?query=zenobia')).body.data.owners.length,
      (await site.get(`/agents/details/${agent.user.id}`)).status,
    ]
    expect(await named()).toEqual([1, 1, 200])
    await erase(agent)
    expect(await named()).toEqual([0, 0, 404])
    const again = await signUp(site, { email: agent.email, name: 'Zenobia Again' })
    expect(again.user.id).not.toBe(agent.user.id)
  })

  test('closes the ads, wipes what is personal in them and lets drafts go', async () => {
    const landlord = await person('landlord')
    const [id, draft] = [await adOf(landlord), await adOf(landlord)]
    await db.updateTable('properties').set({ state: 'draft' }).where('id', '=', draft).execute()
    await erase(landlord)
    expect(await rowOf(id)).toMatchObject({
      state: 'closed',
      owner_name: null,
      reference_id: String(id),
      name_en: '',
      name_ar: '',
      description_en: '',
      sought: `${id}\n\n`,
      total_price: 100_000,
    })
    expect(await rowOf(draft)).toBeUndefined()
    expect((await site.get(`/properties?agent=${landlord.user.id}`)).body.data.properties).toEqual(
      [],
    )
    expect((await site.get(`/properties/${id}`)).status).toBe(404)
    const events = db.selectFrom('property_events').selectAll().where('property_id', '=', id)
    expect(await events.execute()).toMatchObject([{ from_state: 'live', to_state: 'closed' }])
  })

  test('leaves no word of theirs in the history of an ad, and lets what happened stay', async () => {
    const landlord = await person('landlord')
    const id = await adOf(landlord)
    const event = { property_id: id, account_id: landlord.user.id, from_state: 'live' }
    const reasons = ['Sold to my cousin Khalid, 050 111 2233', 'sold']
    await db
      .insertInto('property_events')
      .values(reasons.map((reason) => ({ ...event, to_state: 'closed', reason })))
      .execute()
    await erase(landlord)
    const { rows } = await site.db.pool.query(
      'select reason from property_events where property_id = $1 order by id',
      [id],
    )
    expect(rows.slice(0, 2)).toEqual([{ reason: null }, { reason: 'sold' }])
  })

  test('leaves to an agency what was made for it', async () => {
    const { agency, agent } = await hired()
    const id = await adOf(agent, agency)
    await erase(agent)
    expect(await rowOf(id)).toMatchObject({ state: 'live', account_id: agency.user.id })
    expect(await statuses(agency)).toEqual([])
    expect((await mailsTo(site, agency.email))[0]?.subject).toBe('agent left your team')
  })

  test('of an agency frees its members, closes its ads and its invitations', async () => {
    const { agency, agent } = await hired()
    const [id, own] = [await adOf(agent, agency), await adOf(agent)]
    const token = await invited(agency, 'waiting@example.com')
    await erase(agency)
    expect([(await rowOf(id))?.state, (await rowOf(own))?.state]).toEqual(['closed', 'live'])
    const { user } = (await ask('GET', '/auth/account', { token: agent.token })).body.data
    expect(user.agency).toBeNull()
    expect((await join(agent, token)).status).toBe(422)
    expect((await mailsTo(site, agent.email))[0]?.subject).toMatch(
      /^You are no longer on the team of/,
    )
  })

  test('takes away what was uploaded, with its files', async () => {
    const agent = await person('agent')
    const sent = await uploader(site)('/files/upload/single', [await jpeg()], agent)
    const { id } = sent.body.data.file
    expect((await readExport(agent)).files.at(-1)).toMatchObject({ id, kind: 'image' })
    const stored = async () => {
      const keys: string[] = []
      for await (const { key } of site.providers.media.storage.list()) keys.push(key)
      return keys.some((key) => key.startsWith(id))
    }
    expect(await stored()).toBe(true)
    await erase(agent)
    expect(await stored()).toBe(false)
  })

  test('of somebody else is out of reach: it takes no id', async () => {
    const [one, other] = [await person('agent'), await person('agent')]
    const body = { password: 'mint tea', id: other.user.id, accountId: other.user.id }
    await ask('DELETE', '/auth/account', { token: one.token, body })
    expect((await ask('GET', '/auth/account', { token: other.token })).status).toBe(200)
  })

  test('kills a link to another address that was under way', async () => {
    const agent = await person('agent')
    await ask('PUT', '/agents/update', { token: agent.token, body: { email: 'way@example.com' } })
    const link = await mailedToken(site, 'way@example.com', 'verify')
    await erase(agent)
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
    expect(await mailsTo(site, 'way@example.com')).toEqual([])
  })
})
