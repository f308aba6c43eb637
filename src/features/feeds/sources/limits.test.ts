import { expect, test } from 'vitest'
import { feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { ask, person, upload } = feedsOf(site)

test('An account may ask for so many checks and runs an hour, others meanwhile for theirs', async () => {
  const [one, other] = [await person('agent'), await person('agent')]
  const [feed, theirs] = [await upload(one, rowsOf([])), await upload(other, rowsOf([]))]
  const statuses: number[] = []
  for (const at of Array.from({ length: 40 }).keys()) {
    const path = `/feeds/${feed.id}/${at % 2 === 0 ? 'check' : 'run'}`
    statuses.push((await ask('POST', path, { token: one.token, body: {} })).status)
  }
  expect(statuses.filter((status) => status === 429)).toEqual([])
  for (const deed of ['check', 'run']) {
    const path = `/feeds/${feed.id}/${deed}`
    const refused = await ask('POST', path, { token: one.token, body: {} })
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  const free = await ask('POST', `/feeds/${theirs.id}/check`, { token: other.token, body: {} })
  expect(free.status).toBe(202)
})

test.each([
  ['A new account', 3, false],
  ['A known account', 60, true],
])('%s may ask for %d reports an hour', async (_, most, verified) => {
  const agent = await person('agent')
  const known = site.db.kysely.updateTable('accounts').set({ verified })
  await known.where('id', '=', agent.user.id).execute()
  const { id } = await upload(agent, rowsOf([]))
  const { token } = agent
  const { run } = (await ask('POST', `/feeds/${id}/check`, { token, body: {} })).body.data
  const path = `/api/feeds/runs/${run.id}/report`
  const headers = { authorization: `Bearer ${token}` }
  const statuses: number[] = []
  for (let at = 0; at <= most; at += 1) {
    statuses.push((await site.app.inject({ url: path, headers })).statusCode)
  }
  expect([...new Set(statuses.slice(0, most)), statuses[most]]).toEqual([200, 429])
})
