import { expect, test } from 'vitest'
import { findHalfErased } from '#features/oversight/erasure/queries/leftovers.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'
import { finishErasures } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, hired } = teamsOf(site)
const { pool } = site.db

const erase = async ({ token }: Person) => {
  const body = { password: 'mint tea' }
  expect((await ask('DELETE', '/auth/account', { token, body })).status).toBe(200)
}

const live = `state = 'live', purpose = 'sale', category = 'residential', type_id = 1, total_price = 1`

async function adOf(agent: Person, agency?: Person): Promise<number> {
  const ids = { agentId: agent.user.id, ...(agency && { agencyId: agency.user.id }) }
  const id = await addPublicAd(site.db, { place: site.marina.slug, ...ids })
  await pool.query(`update properties set ${live} where id = $1`, [id])
  return id
}

test('an erasure takes away what an ad was approved with, its commission and its permit', async () => {
  const landlord = await person('landlord')
  const id = await adOf(landlord)
  await pool.query(
    `update properties
    set approved_content = '{video https://videos.example/?key=1}', commission = 2.5,
      permit_type = 'rera', permit_expires_at = '2030-01-01'
    where id = $1`,
    [id],
  )
  await erase(landlord)
  const { rows } = await pool.query(
    `select approved_content, commission, permit_type, permit_expires_at, state
    from properties where id = $1`,
    [id],
  )
  const nothing = { approved_content: null, commission: null }
  const noPermit = { permit_type: null, permit_expires_at: null }
  expect(rows).toEqual([{ ...nothing, ...noPermit, state: 'closed' }])
})

async function addFeedPicture({ user }: Person, id: number) {
  await pool.query(
    `insert into feed_items (account_id, reference, property_id, hash, fields)
    values ($1, $2::integer::text, $2, '', '{}')`,
    [user.id, id],
  )
  await pool.query(
    `insert into feed_pictures (property_id, url, version) values ($1, 'https://a.example', '')`,
    [id],
  )
}

const leftPictures = async () =>
  (await pool.query('select property_id as id from feed_pictures order by 1')).rows.map(
    ({ id }) => id,
  )

test('an erasure leaves to an agency its ad, and no address from which a feed had pictures', async () => {
  const { agency, agent } = await hired()
  const [handed, own] = [await adOf(agent, agency), await adOf(agency)]
  await addFeedPicture(agent, handed)
  await addFeedPicture(agency, own)
  expect(await leftPictures()).toEqual([handed, own])
  await erase(agent)
  expect(await leftPictures()).toEqual([own])
  const { rows } = await pool.query('select state from properties where id = $1', [handed])
  expect(rows).toEqual([{ state: 'live' }])
  await erase(agency)
  expect(await leftPictures()).toEqual([])
})

test('an erasure takes away what was written about an ad that an agency has now, and no word of others', async () => {
  const { agency, agent } = await hired()
  const operator = await person('agency')
  await pool.query(`update accounts set role = 'operator' where id = $1`, [operator.user.id])
  const id = await adOf(agent, agency)
  const setState = async ({ token }: Person, state: string, reason: string) => {
    const body = { state, reason }
    expect((await ask('POST', `/properties/set-state/${id}`, { token, body })).status).toBe(200)
  }
  await setState(agent, 'under_offer', 'a friend of my brother')
  await setState(agency, 'live', 'did not pay')
  await pool.query(
    `insert into property_events (property_id, account_id, from_state, to_state, reason)
    values ($1, $2, 'in_review', 'live', 'a good ad'), ($1, $3, 'live', 'live', 'renewed')`,
    [id, operator.user.id, agent.user.id],
  )
  const reasons = async () =>
    (
      await pool.query(
        'select reason from property_events where property_id = $1 and reason is not null order by 1',
        [id],
      )
    ).rows.map(({ reason }) => reason)
  await erase(agent)
  expect(await reasons()).toEqual(['a good ad', 'did not pay', 'renewed'])
  await erase(operator)
  expect(await reasons()).toEqual(['a good ad', 'did not pay', 'renewed'])
})

test('words that come back about an ad of others are found and taken away', async () => {
  const { agency, agent } = await hired()
  const id = await adOf(agent, agency)
  await erase(agent)
  await pool.query(
    `insert into property_events (property_id, account_id, from_state, to_state, reason)
    values ($1, $2, 'live', 'live', 'a friend of my brother')`,
    [id, agent.user.id],
  )
  expect((await findHalfErased(site.db.kysely)).map((half) => half.id)).toEqual([agent.user.id])
  await finishErasures(site.db.kysely, site.providers.media)
  expect(await findHalfErased(site.db.kysely)).toEqual([])
})
