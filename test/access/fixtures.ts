import { randomUUID } from 'node:crypto'
import type { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import type { Endpoint } from '#platform/endpoint/endpoint.ts'
import { asker, mailedToken, signUp } from '../people.ts'
import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app'>
type Role = (typeof advertiserRoles)[number]

/** A site on which people sign up and call; a server far away will do too. */
export const accessFixtures = (site: Site) => {
  const ask = asker(site)

  const person = async (role: Role) => {
    const email = `${role}-${randomUUID().slice(0, 8)}@example.com`
    const { token, user } = await signUp(site, { email, role })
    return { role, email, token, id: user.id as number }
  }

  const invite = async (office: { token: string }, email: string) => {
    await ask('POST', '/agencies/add-agent', { token: office.token, body: { email } })
    return mailedToken(site, email, 'join')
  }

  const join = async (agent: { token: string; email: string }, office: { token: string }) => {
    const body = { token: await invite(office, agent.email) }
    await ask('POST', '/agents/join-agency', { token: agent.token, body })
  }
  return { site, ask, person, invite, join }
}

/** Of a site with the sandbox gateway, which sends its notice at once. */
export async function payAt({ site }: Pick<AccessFixtures, 'site'>, address: string) {
  const url = new URL(address).pathname
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await site.app.inject({ method: 'POST', url, headers, payload: 'outcome=pay' })
}

export type AccessFixtures = ReturnType<typeof accessFixtures>
export type Person = Awaited<ReturnType<AccessFixtures['person']>>

const open: readonly unknown[] = ['public', 'visitor', 'link', 'cookie']

/** What only operators may do they may do with anybody's. */
const isStaffs = ({ access }: Endpoint) => access.length === 1 && access[0] === 'operator'

/** Calls that only accounts may make, on what is theirs. */
export const isPrivate = (endpoint: Endpoint) =>
  !open.includes(endpoint.access) && !isStaffs(endpoint)

/** Calls on one thing, which their path names. */
export const isOnObject = ({ path }: Endpoint) => path.includes('{')
