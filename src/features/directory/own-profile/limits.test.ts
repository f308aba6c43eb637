import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { ask, person } = teamsOf(site)

test('a profile is changed sixty times an hour, and its name ten times', async () => {
  const { token } = await person('agency')
  const change = async (body: object) =>
    (await ask('PUT', '/agencies/update', { token, body })).status
  for (let times = 0; times < 10; times += 1) {
    expect(await change({ name: `Palm Homes ${times}` })).toBe(200)
  }
  expect(await change({ name: 'Palm Homes 10' })).toBe(429)
  for (let times = 0; times < 49; times += 1) {
    expect(await change({ bio: `Homes since ${times}` })).toBe(200)
  }
  expect(await change({ bio: 'Homes' })).toBe(429)
})
