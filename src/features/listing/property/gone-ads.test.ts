import { describe, expect, it, onTestFinished } from 'vitest'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { searchFixtures } from '#test/search-fixtures.ts'

const { ads, db, server } = await searchFixtures(120, 7)

const setAd = async (id: number, assignment: string) => {
  await db.pool.query(`update properties p set ${assignment} where id = ${id}`)
  await refreshSearch(db.kysely, [id])
}

const similar = async (id: number) => (await server.get(`/properties/similar/${id}`)).body.data
const offerOf = async (id: number) => (await similar(id)).offer

describe('GET /api/properties/similar/{id} of an ad that is gone', () => {
  it.each([
    ['closed', "state = 'closed'"],
    ['expired', "state = 'expired'"],
    ['past its last day', 'end_date = current_date - 2'],
  ])('lists what it did before, and says what the ad offered: %s', async (_, change) => {
    const { id, purpose, typeId, locationId } = ads[30]!
    await setAd(id, "state = 'live', end_date = null")
    const before = await similar(id)
    const offered = { purpose, type: { id: typeId }, location: { id: locationId } }
    expect(before.offer).toMatchObject(offered)
    await setAd(id, change)
    expect((await server.get(`/properties/${id}`)).body.errors[0].code).toBe('property_gone')
    expect(await similar(id)).toEqual(before)
  })

  it.each([
    ['is a draft again', "state = 'draft'"],
    ['awaits a payment', "state = 'awaiting_payment'"],
    ['awaits a review', "state = 'in_review'"],
    ['was sent back for changes', "state = 'changes_requested'"],
    ['was rejected', "state = 'rejected'"],
    ['was suspended', "state = 'suspended'"],
    ['is hidden', 'visible = false'],
    ['was hidden before it ended', "state = 'closed', visible = false"],
  ])('does not say what an ad offered that %s', async (_, change) => {
    const { id } = ads[31]!
    await setAd(id, "state = 'live', visible = true")
    expect(await offerOf(id)).not.toBeNull()
    await setAd(id, change)
    expect(await offerOf(id)).toBeNull()
  })

  it('does not say what an ended ad offers since a change that nobody approved', async () => {
    const { id } = ads[32]!
    const moderate = (word: string) =>
      db.pool.query(
        `update settings set value = to_jsonb('${word}'::text) where key = 'moderation'`,
      )
    await moderate('all')
    onTestFinished(async () => void (await moderate('auto')))
    await setAd(id, "state = 'closed', approved_content = ad_content(p)")
    expect(await offerOf(id)).not.toBeNull()
    await setAd(id, 'type_id = type_id % 2 + 1')
    expect(await offerOf(id)).toBeNull()
  })

  it('does not say what an ad of an erased account offered', async () => {
    const { id, accountId, agencyId } = ads.find((ad) => ad.accountId && ad.agencyId)!
    await setAd(id, "state = 'closed'")
    const erase = (account: number | null | undefined, at: string) =>
      db.pool.query(`update accounts set erased_at = ${at} where id = ${account}`)
    await erase(agencyId, 'now()')
    expect(await offerOf(id)).toBeNull()
    await erase(agencyId, 'null')
    // The agency manages the ad even if the account of its member is erased.
    await erase(accountId, 'now()')
    expect(await offerOf(id)).not.toBeNull()
  })
})
