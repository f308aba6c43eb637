import { asker, mailedToken, signUp } from './people.ts'
import type { openSite } from './site.ts'

type Site = Awaited<ReturnType<typeof openSite>>

export type Person = Awaited<ReturnType<typeof signUp>> & { email: string }

type Refused = { status: number; body: { errors: { code: string; path?: string }[] } }

/** Status, code and path of a refusal. */
export const faultOf = ({ status, body: { errors } }: Refused) => [
  status,
  errors[0]?.code,
  errors[0]?.path,
]

/** Agencies of one site, their teams, and what they ask of each other. */
export const teamsOf = (site: Site) => {
  const ask = asker(site)
  let count = 0
  const person = async (role: string, name = role): Promise<Person> => {
    count += 1
    const email = `${role}-${count}@example.com`
    return { email, ...(await signUp(site, { email, role, name })) }
  }
  const add = (agency: Person, email: string) =>
    ask('POST', '/agencies/add-agent', { token: agency.token, body: { email } })

  const join = (agent: Person, token: string) =>
    ask('POST', '/agents/join-agency', { token: agent.token, body: { token } })

  const team = async (agency: Person, query = '') =>
    (await ask('GET', `/agents/my-agents${query}`, { token: agency.token })).body.data

  const statuses = async (agency: Person) =>
    (await team(agency)).agents.map((one: { email: string; status: string }) => [
      one.email,
      one.status,
    ])

  const invited = async (agency: Person, email: string) => {
    await add(agency, email)
    return mailedToken(site, email, 'join')
  }

  const hired = async (role = 'agent') => {
    const [agency, agent] = [await person('agency'), await person(role)]
    await join(agent, await invited(agency, agent.email))
    return { agency, agent }
  }

  return { ask, person, add, join, team, statuses, invited, hired }
}
