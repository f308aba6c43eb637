import { describe, expect, test } from 'vitest'
import { claimFiles } from '#features/files/uploads/queries.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { databaseBefore } from '#test/database.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { mailsTo } from '#test/people.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person, teamsOf } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, join, statuses, invited, hired } = teamsOf(site)
const { kysely: db } = site.db
const earlier = await databaseBefore('0050')

describe('the end of a membership', () => {
  const adOf = async (agency: Person, agent: Person) => {
    const { id: agentId } = agent.user
    const place = site.marina.slug
    const id = await addPublicAd(site.db, { place, agentId, agencyId: agency.user.id })
    const columns = { state: 'live', purpose: 'sale', category: 'residential', type_id: 1 }
    await db
      .updateTable('properties')
      .set({ ...columns, total_price: 100_000, advertiser_type: 'agent' })
      .where('id', '=', id)
      .execute()
    await refreshSearch(db, [id])
    return id
  }

  const countOf = async ({ user }: Person) =>
    (await site.get(`/agents/details/${user.id}`)).body.data.agent.propertiesCount

  test('by leaving hands the ads made for the agency over to it', async () => {
    const { agency, agent } = await hired()
    const id = await adOf(agency, agent)
    const sent = await uploader(site)('/files/upload/single', [await jpeg()], agent)
    const file = { id: sent.body.data.file.id, claimedFor: `properties/${id}` }
    await claimFiles(db, {
      accountId: agent.user.id,
      ids: [file.id],
      kind: 'image',
      claimedFor: file.claimedFor,
      path: 'imageIds',
    })
    const own = await addPublicAd(site.db, { place: site.marina.slug, agentId: agent.user.id })
    expect([await countOf(agency), await countOf(agent)]).toEqual([1, 2])
    const answer = await ask('POST', '/agents/leave-agency', { token: agent.token })
    expect([answer.status, answer.body.data.user.agency]).toEqual([200, null])
    expect([await countOf(agency), await countOf(agent)]).toEqual([1, 1])
    const ads = (await site.get(`/properties?agent=${agency.user.id}`)).body.data.properties
    expect(ads.map((ad: { id: number }) => ad.id)).toEqual([id])
    const left = await db.selectFrom('properties').selectAll().where('id', '=', own).execute()
    expect(left[0]?.account_id).toBe(agent.user.id)
    const files = db.selectFrom('files').select('account_id').where('id', '=', file.id)
    expect(await files.execute()).toEqual([{ account_id: agency.user.id }])
    expect(await statuses(agency)).toEqual([[agent.email, 'left']])
    expect((await mailsTo(site, agency.email))[0]?.subject).toBe('agent left your team')
    const [letter] = await mailsTo(site, agent.email)
    expect(letter).toMatchObject({
      subject: 'You left agency',
      text: expect.stringContaining('If this was not you'),
    })
  })

  test('is refused to who belongs to no agency', async () => {
    const { token } = await person('broker')
    const answer = await ask('POST', '/agents/leave-agency', { token })
    expect(faultOf(answer)).toEqual([409, 'not_in_agency', undefined])
  })

  test('by removal counts at once and is told to the agent', async () => {
    const { agency, agent } = await hired()
    const path = `/agencies/agents/${agent.user.id}`
    const answer = await ask('DELETE', path, { token: agency.token })
    expect([answer.status, answer.body]).toEqual([200, { data: {} }])
    const { user } = (await ask('GET', '/auth/account', { token: agent.token })).body.data
    expect(user.agency).toBeNull()
    expect((await mailsTo(site, agent.email))[0]?.subject).toBe(
      'You are no longer on the team of agency',
    )
    expect((await ask('DELETE', path, { token: agency.token })).status).toBe(404)
  })

  test('is not for another agency to bring about', async () => {
    const [{ agency, agent }, other] = [await hired(), await person('agency')]
    const path = `/agencies/agents/${agent.user.id}`
    const foreign = await ask('DELETE', path, { token: other.token })
    const missing = await ask('DELETE', '/agencies/agents/999999', { token: other.token })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect(await statuses(agency)).toEqual([[agent.email, 'active']])
    expect(await statuses(other)).toEqual([])
  })

  test('keeps who joined and left, when, and by whose hand', async () => {
    const { agency, agent } = await hired()
    await ask('DELETE', `/agencies/agents/${agent.user.id}`, { token: agency.token })
    await join(agent, await invited(agency, agent.email))
    const events = await db
      .selectFrom('membership_events')
      .select(['kind', 'actor_id'])
      .where('agent_id', '=', agent.user.id)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { kind: 'joined', actor_id: agent.user.id },
      { kind: 'removed', actor_id: agency.user.id },
      { kind: 'joined', actor_id: agent.user.id },
    ])
    expect(await statuses(agency)).toEqual([[agent.email, 'active']])
  })
})

/** What a confirmed change of address leaves. */
async function moveTo(agent: Person, email: string) {
  await db.updateTable('accounts').set({ email }).where('id', '=', agent.user.id).execute()
}

const endings = (agent: Person) =>
  db
    .selectFrom('membership_events')
    .select('agent_email')
    .where('agent_id', '=', agent.user.id)
    .where('kind', '<>', 'joined')
    .orderBy('id')
    .execute()

describe('a former agent', () => {
  test('is shown with the address of the day they left, whatever they do later', async () => {
    const { agency, agent } = await hired()
    await ask('POST', '/agents/leave-agency', { token: agent.token })
    await moveTo(agent, 'next@example.com')
    expect(await statuses(agency)).toEqual([[agent.email, 'left']])
    await join(agent, await invited(agency, 'next@example.com'))
    expect(await statuses(agency)).toEqual([['next@example.com', 'active']])
    await ask('DELETE', `/agencies/agents/${agent.user.id}`, { token: agency.token })
    await moveTo(agent, 'last@example.com')
    expect(await statuses(agency)).toEqual([['next@example.com', 'left']])
  })

  test('leaves no address behind when the account of either is erased', async () => {
    for (const erased of ['agency', 'agent'] as const) {
      const team = await hired()
      await ask('POST', '/agents/leave-agency', { token: team.agent.token })
      expect(await endings(team.agent)).toEqual([{ agent_email: team.agent.email }])
      const { token } = team[erased]
      const body = { password: 'mint tea' }
      expect((await ask('DELETE', '/auth/account', { token, body })).status).toBe(200)
      expect(await endings(team.agent)).toEqual([{ agent_email: null }])
    }
  })

  test('of earlier releases is shown with the address that is known to have been theirs', async () => {
    const { db: old, finish } = earlier
    await old.pool.query(`
      insert into accounts (role, slug, name, email, email_verified_at)
      select 'agent', name, name, name || '@b.example', now()
      from unnest(array['office', 'stayed', 'moved', 'came']) as name`)
    await old.pool.query(`
      insert into membership_events (agency_id, agent_id, kind, at)
      select 1, id, kind, '2026-05-05'
      from accounts, unnest(array['joined', 'left']) as kind
      where id > 1`)
    await old.pool.query(`
      insert into account_events (account_id, kind, at)
      values (3, 'email_changed', '2026-05-06'), (4, 'email_changed', '2026-05-04')`)
    await finish()
    const { rows } = await old.pool.query(
      'select agent_id, agent_email from membership_events where agent_email is not null order by 1',
    )
    expect(rows).toEqual([
      { agent_id: 2, agent_email: 'stayed@b.example' },
      { agent_id: 4, agent_email: 'came@b.example' },
    ])
  })
})
