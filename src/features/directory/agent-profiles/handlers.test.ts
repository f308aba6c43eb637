import { beforeAll, describe, expect, test } from 'vitest'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { signUp } from '#test/people.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { marina, agencyId, agentId } = site

const figures = async (id: number | string) => site.get(`/agents/figures/${id}`)
const figuresOf = async (id: number) => (await figures(id)).body.data.figures

describe('GET /agents/figures/{id}', () => {
  test('counts the ads of an agent, and those of its members for an agency', async () => {
    for (const [id, parameter] of [
      [agentId, 'agent'],
      [agencyId, 'agency'],
    ]) {
      const { pagination } = (await site.get(`/properties?${parameter}=${id}`)).body.data
      const { sale, rent, propertyTypes, areas } = await figuresOf(id as number)
      expect(sale.count + rent.count).toBe(pagination.total)
      expect(pagination.total).toBeGreaterThan(0)
      const counts = propertyTypes.map(({ count }: { count: number }) => count)
      expect(counts.reduce((all: number, one: number) => all + one, 0)).toBe(pagination.total)
      expect(areas.map((area: { id: number }) => area.id)).toContain(marina.id)
    }
  })

  test('names an area with its path and as many ads as its link finds', async () => {
    const { areas } = await figuresOf(agentId)
    for (const { id, path, sale, rent } of areas) {
      const query = `agent=${agentId}&locations=${id}`
      const { pagination } = (await site.get(`/properties?${query}`)).body.data
      expect([id, sale + rent]).toEqual([id, pagination.total])
      expect(path.at(-1).id).toBe(id)
    }
  })

  describe('of somebody with few ads', () => {
    let id = 0

    beforeAll(async () => {
      const { user } = await signUp(site, { email: 'few@example.com' })
      id = user.id
      for (let at = 1; at < minMedianAds; at += 1) {
        await addPublicAd(site.db, { place: marina.slug, agentId: id })
      }
    })

    test('has no median before there are eight', async () => {
      expect((await figuresOf(id)).sale).toEqual({
        count: minMedianAds - 1,
        medianPrice: null,
        medianPricePerSqm: null,
      })
      await addPublicAd(site.db, { place: marina.slug, agentId: id })
      expect((await figuresOf(id)).sale).toMatchObject({
        count: minMedianAds,
        medianPrice: 1_000,
      })
    })

    test('compares no rent whose period is unknown', async () => {
      for (let at = 0; at < minMedianAds; at += 1) {
        await addPublicAd(site.db, { place: marina.slug, purpose: 'rent', agentId: id })
      }
      expect((await figuresOf(id)).rent).toEqual({ count: minMedianAds, medianPrice: null })
    })
  })

  test.each([
    ['whose e-mail is not verified', site.unverifiedId],
    ['who never was', 2_000_000_000],
    ['whose id is no number', 'sara'],
  ])('finds nobody %s', async (_, id) => {
    expect((await figures(id)).status).toBe(404)
  })
})
