import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { ask, hired } = teamsOf(site)

/** The statuses of so many calls and of one more. */
async function beyond(max: number, call: () => Promise<{ status: number }>) {
  const statuses = new Set<number>()
  for (let at = 0; at < max; at += 1) statuses.add((await call()).status)
  return [...statuses, (await call()).status]
}

test('an account leaves and joins twenty times an hour, and an agency removes sixty members', async () => {
  const { agency, agent } = await hired()
  const { token } = agent
  const path = `/agencies/agents/${agent.user.id}`
  const leave = () => ask('POST', '/agents/leave-agency', { token })
  const remove = () => ask('DELETE', path, { token: agency.token })
  const join = () => ask('POST', '/agents/join-agency', { token, body: { token: 'x'.repeat(43) } })
  expect(await beyond(20, leave)).toEqual([200, 409, 429])
  expect(await beyond(60, remove)).toEqual([404, 429])
  // One was used to join.
  expect(await beyond(19, join)).toEqual([422, 429])
})
