import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { workersOf } from '#test/ads/worker-process.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'
import { maxAdsAtOnce, findHandOvers, finishHandOvers, handOverBatch } from './queries/ads.ts'

/** What happens later is done by hand here, or by processes that can be killed. */
const site = await openSite({ env: { WORKER: 'off' } })
const { ask, hired, join, invited } = teamsOf(site)
const { run, upload } = feedsOf(site)
const startWorker = workersOf(site)
const { kysely: db } = site.db

/** More than two batches. */
const count = 2 * maxAdsAtOnce + 500

const text = randomBytes(8).toString('hex')

/** Copies of an ad that the agent has made for the agency, drafts, each of which a feed brought. */
async function addDrafts(agent: Person, copies = count): Promise<void> {
  await sql`
    insert into feeds (account_id, url, hides_absent, language, created_at)
    values (${agent.user.id}, 'https://crm.example/feed.xml', false, 'en', now())
    on conflict do nothing`.execute(db)
  await sql`
    with made as (
      insert into properties (reference_id, account_id, agency_id, state, name_en)
      select ${`${text}-`} || number, a.id, a.agency_id, 'draft', 'Home ' || number
      from accounts a, generate_series(1, ${copies}::integer) as number
      where a.id = ${agent.user.id}
      returning id, account_id, reference_id
    ), noted as (
      insert into property_events (property_id, account_id, to_state)
      select id, account_id, 'draft' from made
    )
    insert into feed_items (account_id, reference, feed_id, property_id, hash, fields)
    select made.account_id, reference_id, feeds.id, made.id, '', '{}'
    from made
    join feeds on feeds.account_id = made.account_id`.execute(db)
  await sql`analyze`.execute(db)
}

const teamOf = async (copies = count) => {
  const team = await hired()
  await addDrafts(team.agent, copies)
  return team
}

const leave = ({ token }: Person) => ask('POST', '/agents/leave-agency', { token })
const remove = (agency: Person, { user }: Person) =>
  ask('DELETE', `/agencies/agents/${user.id}`, { token: agency.token })
const erase = ({ token }: Person) =>
  ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })

const countMade = async ({ user }: Person) => {
  const found = await sql<{ made: number }>`
    select count(*)::integer as made
    from properties
    where account_id = ${user.id}`.execute(db)
  return found.rows[0]!.made
}

const ownAds = async ({ token }: Person) => {
  const { body } = await ask('GET', '/properties/my-properties', { token })
  return body.data.pagination.total as number
}

/** The one that is handed over last. */
const lastOf = async ({ user }: Person) => {
  const found = await sql<{ id: number }>`
    select max(id) as id from properties where account_id = ${user.id}`.execute(db)
  return found.rows[0]!.id
}

const offenders = async () =>
  (await checkConsistency(db)).filter((finding) => finding.count > 0).map(({ what }) => what)

test('an agent with many ads has none of them from the moment of leaving', async () => {
  const { agency, agent } = await teamOf()
  expect([await ownAds(agent), await ownAds(agency)]).toEqual([count, count])
  expect((await leave(agent)).status).toBe(200)
  expect(await countMade(agent)).toBe(count - maxAdsAtOnce)
  expect([await ownAds(agent), await ownAds(agency)]).toEqual([0, count])
  const id = await lastOf(agent)
  const path = `/properties/my-properties/${id}`
  expect((await ask('GET', path, { token: agent.token })).status).toBe(404)
  expect((await ask('GET', path, { token: agency.token })).status).toBe(200)
  const body = { visibility: 'hidden' }
  const changed = await ask('POST', `/properties/set-visibility/${id}`, {
    token: agent.token,
    body,
  })
  expect(changed.status).toBe(404)
  expect(await offenders()).toEqual([])
  await finishHandOvers(db)
  expect([await countMade(agent), await countMade(agency)]).toEqual([0, count])
  expect(await findHandOvers(db)).toEqual([])
  expect(await offenders()).toEqual([])
})

test('an ad on show that waits to be handed over names the agency only', async () => {
  const { agency, agent } = await teamOf(0)
  const { token } = agent
  const posted = await ask('POST', '/properties', { token, body: postedAd() })
  const { id } = posted.body.data.property
  await addDrafts(agent)
  await db.deleteFrom('property_search').where('id', '=', id).execute()
  await sql`
    update properties
    set created_at = now() + interval '1 day'
    where id = ${id}`.execute(db)
  await leave(agent)
  await sql`
    update properties set account_id = ${agent.user.id} where id = ${id}`.execute(db)
  await refreshSearch(db, [id])
  const { property } = (await site.get(`/properties/${id}`)).body.data
  expect([property.agent.id, property.agency.id]).toEqual([agency.user.id, agency.user.id])
  await finishHandOvers(db)
  const listed = (await site.get(`/properties?agent=${agency.user.id}`)).body.data.properties
  expect(listed.map((ad: { id: number }) => ad.id)).toEqual([id])
})

test('a picture of an ad that waits to be handed over is not the agent’s to delete', async () => {
  const { agency, agent } = await teamOf()
  const { id } = (await uploader(site)('/files/upload/single', [await jpeg()], agent)).body.data
    .file
  const last = await lastOf(agent)
  await db
    .updateTable('files')
    .set({ claimed_for: `properties/${last}`, expires_at: null })
    .where('id', '=', id)
    .execute()
  await leave(agent)
  expect(await lastOf(agent)).toBe(last)
  expect((await ask('DELETE', `/files/auth/${id}`, { token: agent.token })).status).toBe(404)
  expect((await erase(agent)).status).toBe(200)
  expect(await offenders()).toEqual([])
  await finishHandOvers(db)
  expect([await ownAds(agency), await countMade(agent)]).toEqual([count, 0])
  const file = db.selectFrom('files').select(['account_id', 'is_handed_over']).where('id', '=', id)
  expect(await file.execute()).toEqual([{ account_id: agency.user.id, is_handed_over: true }])
})

test('ads that an agent makes after joining again are not handed over', async () => {
  const { agency, agent } = await teamOf()
  await leave(agent)
  await join(agent, await invited(agency, agent.email))
  const { token } = agent
  const posted = await ask('POST', '/properties', { token, body: postedAd() })
  await finishHandOvers(db)
  expect(await countMade(agent)).toBe(1)
  expect(await lastOf(agent)).toBe(posted.body.data.property.id)
})

test('a batch that fails takes nothing along, and the next try goes on', async () => {
  const { agency, agent } = await teamOf()
  await remove(agency, agent)
  const [id = 0] = await findHandOvers(db, agent.user.id)
  const failing = db.transaction().execute(async (tx) => {
    await handOverBatch(tx, id)
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(await countMade(agent)).toBe(count - maxAdsAtOnce)
  await finishHandOvers(db)
  expect(await countMade(agency)).toBe(count)
})

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}

test('a worker that is killed between two batches leaves the rest to the next', async () => {
  const { agency, agent } = await teamOf(5 * maxAdsAtOnce)
  await remove(agency, agent)
  const worker = await startWorker()
  await waitUntil(async () => (await countMade(agent)) < 4 * maxAdsAtOnce)
  worker.kill('SIGKILL')
  const left = await countMade(agent)
  expect(left).toBeGreaterThan(0)
  const next = await startWorker()
  await waitUntil(async () => (await findHandOvers(db)).length === 0)
  next.kill('SIGKILL')
  expect([await countMade(agent), await countMade(agency)]).toEqual([0, 5 * maxAdsAtOnce])
})

test('a feed that brought ads for an agency that was left makes others of its references', async () => {
  const { agency, agent } = await teamOf()
  await leave(agent)
  const feed = await upload(agent, rowsOf([feedAd({ referenceId: `${text}-${count}` })]))
  const { id } = await run(agent, feed.id)
  const worker = await startWorker()
  const done = await feedsOf(site).over(agent, { id })
  worker.kill('SIGKILL')
  expect(done).toMatchObject({ state: 'done', counts: { added: 1, changed: 0 } })
  expect([await countMade(agent), await countMade(agency)]).toEqual([1, count])
})

test('an agency that goes takes the ads of its members along, and what their feeds said', async () => {
  const { agency, agent } = await teamOf()
  const { agent: former } = await hired()
  await db
    .updateTable('accounts')
    .set({ agency_id: agency.user.id })
    .where('id', '=', former.user.id)
    .execute()
  await addDrafts(former)
  await leave(former)
  expect((await erase(agency)).status).toBe(200)
  for (const person of [agency, agent, former]) expect(await countMade(person)).toBe(0)
  expect(await findHandOvers(db)).toEqual([])
  const items = db.selectFrom('feed_items').select('reference')
  const ids = [agent, former].map(({ user }) => user.id)
  expect(await items.where('account_id', 'in', ids).execute()).toEqual([])
  expect(await offenders()).toEqual([])
})

test('a hand-over that has not ended within an hour is named', async () => {
  const { agent } = await teamOf()
  await leave(agent)
  expect(await offenders()).toEqual([])
  await sql`update membership_events set at = at - interval '61 minutes'`.execute(db)
  expect(await offenders()).toEqual(['agents whose ads were not handed over within an hour'])
  await finishHandOvers(db)
  expect(await offenders()).toEqual([])
})
