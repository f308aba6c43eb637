import { expect, test } from 'vitest'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'

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
