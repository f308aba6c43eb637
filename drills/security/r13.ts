import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { startSession } from '#platform/session/sessions.ts'
import { ownershipFaults, untriedCalls } from '#test/access/ownership.ts'
import { type Actor, actors, expectedOf, gateOf } from '#test/access/roles.ts'
import { accessFixtures, isPrivate } from '#test/access/fixtures.ts'
import { asker } from '#test/people.ts'
import { readContracts } from '#tools/checks/contracts.ts'
import { goal } from '../support/goals.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  newAddress,
  withServer,
} from '../support/environment.ts'

export const title = 'every call as everybody, on what is theirs and on what is not'

async function tokenOf({ addPeople, db }: DrillEnvironment, actor: Actor) {
  if (actor === 'visitor') return undefined
  const [added] = await addPeople(1, actor === 'unverified' ? 'agent' : actor)
  const accountId = added?.id ?? 0
  if (actor === 'unverified') {
    const unverified = { email_verified_at: null }
    await db.kysely.updateTable('accounts').set(unverified).where('id', '=', accountId).execute()
  }
  const started = { accountId, device: 'drill', now: new Date() }
  return (await startSession(db.kysely, started)).token
}

async function roleFaults(server: DrillServer, environment: DrillEnvironment, endpoint: Endpoint) {
  const faults: string[] = []
  for (const actor of actors) {
    const token = await tokenOf(environment, actor)
    const got = await gateOf(asker(server.site, newAddress()), endpoint, token)
    const wanted = expectedOf(endpoint.access, actor)
    if (got !== wanted) faults.push(`${nameOf(endpoint)} as ${actor}: ${got}, not ${wanted}`)
  }
  return faults
}

/** Each call comes from its own address, since addresses are limited. */
const fromAnywhere = ({ site }: DrillServer): DrillServer['site'] => {
  const inject = (asked: string | object) =>
    site.app.inject(typeof asked === 'string' ? asked : { ...asked, remoteAddress: newAddress() })
  return { app: { inject } } as unknown as DrillServer['site']
}

export const run = () =>
  withServer(async (server, environment) => {
    const endpoints = (await readContracts(process.cwd())).map(({ endpoint }) => endpoint)
    const guarded = endpoints.filter(isPrivate)
    const people = accessFixtures(fromAnywhere(server))
    const byRole: string[] = []
    const byOwner: string[] = []
    for (const endpoint of endpoints)
      byRole.push(...(await roleFaults(server, environment, endpoint)))
    const untried = untriedCalls(endpoints)
    const tried = guarded.filter((endpoint) => untriedCalls([endpoint]).length === 0)
    for (const endpoint of tried) {
      const faults = await ownershipFaults(people, endpoint)
      byOwner.push(...faults.map((fault) => `${nameOf(endpoint)}: ${fault}`))
    }
    for (const fault of [...byRole, ...byOwner, ...untried]) console.log(fault)
    const cells = endpoints.length * actors.length
    return [
      goal(
        `${endpoints.length} calls × ${actors.length} actors = ${cells} cells: wrong`,
        byRole.length,
        {
          exactly: 0,
        },
      ),
      goal(`${guarded.length} private calls on one's own and another's: wrong`, byOwner.length, {
        exactly: 0,
      }),
      goal('private calls that nobody tries', untried.length, { exactly: 0 }),
    ]
  })
