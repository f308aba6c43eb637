import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findRemainingQuota } from '#features/files/quotas/queries/files.ts'
import { maxBytesOfAccount } from '#features/files/quotas/rules/files.ts'
import type { AccountId } from '#platform/session/account.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'

const site = await openSite()
const { ask, hired, join, invited } = teamsOf(site)
const { take, upload, check, over } = feedsOf(site)
const { kysely: db } = site.db
const send = uploader(site)

const leave = ({ token }: Person) => ask('POST', '/agents/leave-agency', { token })
const sent = async (who: Person) => send('/files/upload/single', [await jpeg()], who)
const remainingQuotaFor = ({ user }: Person) => findRemainingQuota(db, user.id as AccountId)

/** Of a new agency files of its agents take what it shares (file-room/room.test.ts). */
const verify = ({ user }: Person) =>
  db.updateTable('accounts').set({ verified: true }).where('id', '=', user.id).execute()

/** An ad of the agency, as the agent wrote it, whose one picture fills the agent's room. */
const fillRoom = async (agent: Person, changes: object) => {
  const { id } = (await sent(agent)).body.data.file
  const body = postedAd({ imageIds: [id], ...changes })
  const posted = await ask('POST', '/properties', { token: agent.token, body })
  await db.updateTable('files').set({ bytes: maxBytesOfAccount }).where('id', '=', id).execute()
  return { fileId: id as string, id: posted.body.data.property.id as number }
}

test.each([
  ['a draft', { draft: true }],
  ['an ad on show', {}],
])('what fills %s of an agent who leaves takes no room of the agency', async (_, changes) => {
  const { agency, agent } = await hired()
  await verify(agency)
  const { id, fileId } = await fillRoom(agent, changes)
  expect((await leave(agent)).status).toBe(200)
  expect((await sent(agency)).status).toBe(201)
  const path = `/properties/my-properties/${id}`
  const { body } = await ask('GET', path, { token: agency.token })
  expect(body.data.property.propertyData[0].images).toMatchObject([{ id: fileId }])
})

test('an agent who leaves has the room again after a week, and not by leaving again', async () => {
  const { agency, agent } = await hired()
  const room = await remainingQuotaFor(agent)
  await fillRoom(agent, { draft: true })
  await leave(agent)
  expect((await sent(agent)).status).toBe(413)
  await join(agent, await invited(agency, agent.email))
  await leave(agent)
  expect((await sent(agent)).status).toBe(413)
  const aged = (days: number) =>
    sql`update membership_events set at = at - interval '1 day' * ${days}`.execute(db)
  await aged(6)
  expect(await remainingQuotaFor(agent)).toBe(room - maxBytesOfAccount)
  await aged(1)
  expect(await remainingQuotaFor(agent)).toBe(room)
})

const feedOf = async ({ token }: Person, url: string, schedule = 'daily') =>
  (await ask('POST', '/feeds', { token, body: { url, schedule } })).body.data.feed.id as string

const schedulesOf = async ({ token }: Person) =>
  Object.fromEntries(
    (await ask('GET', '/feeds', { token })).body.data.feeds.map(
      (feed: { url: string; schedule: string; nextRunAt: string | null }) => [
        feed.url,
        [feed.schedule, feed.nextRunAt !== null],
      ],
    ),
  )

test('an agent’s feeds that brought ads of the agency are no longer fetched by themselves', async () => {
  const { agency, agent } = await hired()
  const [crm, other] = ['https://crm.example/feed.xml', 'https://own.example/feed.xml']
  const feedId = await feedOf(agent, crm)
  await feedOf(agent, other)
  await take(agent, rowsOf([feedAd({ referenceId: 'H-1' })]))
  const items = db.selectFrom('feed_items').select('reference')
  const itemsOf = ({ user }: Person) => items.where('account_id', '=', user.id).execute()
  expect(await itemsOf(agent)).toEqual([{ reference: 'H-1' }])
  await db.updateTable('feed_items').set({ feed_id: feedId }).execute()
  await sql`
    insert into feed_pictures (property_id, url, version, failure, tries)
    select property_id, 'https://crm.example/1.jpg', '', 'address_refuses', 3
    from feed_items`.execute(db)
  await ask('DELETE', `/agencies/agents/${agent.user.id}`, { token: agency.token })
  expect(await schedulesOf(agent)).toMatchObject({
    [crm]: ['off', false],
    [other]: ['daily', true],
  })
  expect(await itemsOf(agent)).toEqual([])
  expect(await db.selectFrom('feed_pictures').select('url').execute()).toEqual([])
})

test('an agent who has left may import ads of the same references as their own', async () => {
  const { agent } = await hired()
  const content = rowsOf([feedAd({ referenceId: 'H-2' })])
  await take(agent, content)
  await leave(agent)
  expect(await take(agent, content)).toMatchObject({ results: { created: 1, refused: 0 } })
})

test('a run or plan of an agent who leaves ends, and says why', async () => {
  const { agent } = await hired()
  const { token } = agent
  const { id } = await upload(agent, rowsOf([feedAd({ referenceId: 'H-3' })]))
  const plan = await over(agent, await check(agent, id))
  expect(plan.state).toBe('waiting')
  await sql`
    insert into feed_runs (feed_id, account_id, phase, is_check, state, created_at, updated_at)
    values (${id}, ${agent.user.id}, 'applying', false, 'running', now(), now())`.execute(db)
  await leave(agent)
  const { runs } = (await ask('GET', '/feeds', { token })).body.data
  const ended = { state: 'failed', failure: { code: 'feed_membership_ended' } }
  expect(runs).toMatchObject([ended, ended])
})
