import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, ask, hired } = poster(site)

describe('GET /properties/my-properties/{id}/events', () => {
  test('tells who did what to an ad, the newest first', async () => {
    const { agent, agency } = await hired()
    const id = (await post(agent, postedAd())).body.data.property.id
    const { token } = agency
    const hidden = { token, body: { visibility: 'hidden' } }
    await ask('POST', `/properties/set-visibility/${id}`, hidden)
    const sold = { token, body: { state: 'closed', reason: 'sold' } }
    await ask('POST', `/properties/set-state/${id}`, sold)
    const path = `/properties/my-properties/${id}/events`
    const { events } = (await ask('GET', path, { token: agent.token })).body.data
    expect(events).toMatchObject([
      { from: 'live', to: 'closed', reason: 'sold', by: { role: 'advertiser', isMe: false } },
      { from: 'live', to: 'live', reason: 'hidden', by: { isMe: false } },
      { from: null, to: 'live', reason: null, by: { role: 'advertiser', isMe: true } },
    ])
    const stranger = await person('broker')
    expect((await ask('GET', path, { token: stranger.token })).status).toBe(404)
  })
})
