import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { committerWhenAwaited } from '#test/accounts/waiting.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, hired, post, publicAd } = poster(site)
const { pool, kysely } = site.db

type Answer = Awaited<ReturnType<typeof ask>>

const commitWhenAwaited = committerWhenAwaited(kysely)

const valueOf = ([one, other]: PromiseSettledResult<unknown>[]) =>
  [one, other].map((done) => (done as PromiseFulfilledResult<Answer>).value) as [Answer, Answer]

/** Keeps an ad from its place in the free package, which it asks for once it knows its office. */
const whilePosting = async (agency: Person, agent: Person, act: () => Promise<Answer>) =>
  valueOf(
    await commitWhenAwaited(
      (tx) => sql`select pg_advisory_xact_lock(1, ${agency.user.id}::integer)`.execute(tx),
      [() => post(agent, postedAd({ advertiserType: 'agent' })), act],
    ),
  )

const holdersOf = async (id: number) => {
  const { rows } = await pool.query('select account_id, agency_id from properties where id = $1', [
    id,
  ])
  return rows[0]
}

const strangers = async () =>
  (await checkConsistency(kysely)).filter(({ count }) => count > 0).map(({ what }) => what)

const endings: Record<string, (agency: Person, agent: Person) => Promise<Answer>> = {
  'is left': (_, { token }) => ask('POST', '/agents/leave-agency', { token }),
  'removes its advertiser': ({ token }, { user }) =>
    ask('DELETE', `/agencies/agents/${user.id}`, { token }),
}

test.each(Object.keys(endings))('an ad posted while the office %s is the office’s', async (how) => {
  const { agency, agent } = await hired()
  const [posted, ended] = await whilePosting(agency, agent, () => endings[how]!(agency, agent))
  expect([posted.status, ended.status]).toEqual([201, 200])
  const id = posted.body.data.property.id as number
  expect(await holdersOf(id)).toEqual({ account_id: agency.user.id, agency_id: agency.user.id })
  const { property } = (await publicAd(id)).body.data
  expect(property).toMatchObject({ advertiserType: 'agency', agency: { id: agency.user.id } })
  expect(await strangers()).toEqual([])
})

test('many ads and drafts posted while their advertiser leaves belong to one of the two', async () => {
  const { agency, agent } = await hired()
  const posting = Array.from({ length: 8 }, (_, at) =>
    post(agent, postedAd({ draft: at % 2 === 0 })),
  )
  const left = await ask('POST', '/agents/leave-agency', { token: agent.token })
  const made = await Promise.all(posting)
  expect([left.status, ...made.map(({ status }) => status)]).toEqual([200, ...made.map(() => 201)])
  for (const { body } of made) {
    const { account_id, agency_id } = await holdersOf(body.data.property.id)
    expect([
      [agency.user.id, agency.user.id],
      [agent.user.id, null],
    ]).toContainEqual([account_id, agency_id])
  }
  expect(await strangers()).toEqual([])
})

test('what an earlier release left in the name of both is put right', async () => {
  const { agency, agent } = await hired()
  const { id } = (await post(agent, postedAd({ advertiserType: 'agent' }))).body.data.property
  await pool.query('update accounts set agency_id = null where id = $1', [agent.user.id])
  expect(await strangers()).toEqual(['ads in the name of an office whose advertiser is no member'])
  const repair = await readFile('db/migrations/0054_ads_put_right.sql', 'utf8')
  await pool.query(`begin; ${repair}; commit`)
  expect(await strangers()).toEqual([])
  expect((await publicAd(id)).body.data.property).toMatchObject({
    advertiserType: 'agency',
    agency: { id: agency.user.id },
  })
})
