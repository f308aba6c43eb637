import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { ownCalls } from './own-calls.ts'
import { scenes } from './scenes.ts'
import { isOnObject, isPrivate, type Person, type AccessFixtures } from './fixtures.ts'

const files = { scenes: 'test/access/scenes.ts', ownCalls: 'test/access/own-calls.ts' }

/** Private calls of which nobody has said how an owner and a stranger fare, in words. */
export function untriedCalls(endpoints: readonly Endpoint[]): string[] {
  const known = { ...scenes, ...ownCalls }
  return endpoints
    .filter((endpoint) => isPrivate(endpoint) && !Object.hasOwn(known, nameOf(endpoint)))
    .map((endpoint) => {
      const file = isOnObject(endpoint) ? files.scenes : files.ownCalls
      return `${nameOf(endpoint)} is private: say in ${file} what an owner has and a stranger tries`
    })
}

const missingIds = { string: '00000000-0000-4000-8000-000000000000', number: 2_000_000_000 }

const whole = (answer: { status: number; body: unknown }) =>
  `${answer.status} ${JSON.stringify(answer.body)}`

async function objectFaults(fixtures: AccessFixtures, { method, path }: Endpoint, name: string) {
  const { id, owner, stranger, body = {} } = await scenes[name]!(fixtures)
  const send = (which: string | number, token: string) =>
    fixtures.ask(method, path.replace(/\{\w+\}/, String(which)), {
      token,
      ...(method === 'PUT' || Object.keys(body).length > 0 ? { body } : {}),
    })
  const missing = await send(missingIds[typeof id as 'string' | 'number'], stranger)
  const foreign = await send(id, stranger)
  const own = await send(id, owner)
  return [
    ...(foreign.status === 404 && whole(foreign) === whole(missing)
      ? []
      : [`another's: ${whole(foreign)}, a missing one: ${whole(missing)}`]),
    ...(own.status < 300 ? [] : [`one's own: ${whole(own)}`]),
  ]
}

async function stateOf({ ask }: AccessFixtures, { token }: Person) {
  const paths = [
    '/auth/account',
    '/auth/sessions',
    '/agents/my-agents',
    '/properties/my-properties',
    '/anonymous-users/favorites',
    '/searches',
  ]
  const answers = await Promise.all(paths.map((path) => ask('GET', path, { token })))
  return answers.map(whole).join('\n')
}

/** What a body must not be able to say: whose it is, and what one is. */
const wishes = ({ id, email }: Person) => ({
  id,
  accountId: id,
  account_id: id,
  userId: id,
  agentId: id,
  owner: email,
  role: 'operator',
  verified: true,
  emailVerified: true,
})

async function sendOwn(
  fixtures: AccessFixtures,
  endpoint: Endpoint,
  people: Record<'owner' | 'caller', Person>,
) {
  const { prepare, send } = ownCalls[nameOf(endpoint)]!
  const body = { ...wishes(people.owner), ...(await prepare?.(fixtures, people)) }
  const before = await stateOf(fixtures, people.owner)
  const { caller } = people
  const { method, path } = endpoint
  const way = { token: caller.token, ...(method === 'GET' ? {} : { body }) }
  const answer = send ? await send(fixtures, caller) : await fixtures.ask(method, path, way)
  return { before, answer }
}

async function selfFaults(fixtures: AccessFixtures, endpoint: Endpoint) {
  const { role } = ownCalls[nameOf(endpoint)]!
  const people = { owner: await fixtures.person(role), caller: await fixtures.person(role) }
  const { before, answer } = await sendOwn(fixtures, endpoint, people)
  const { owner, caller } = people
  const after = await stateOf(fixtures, owner)
  const body = { email: owner.email, password: 'mint tea' }
  const entered = await fixtures.ask('POST', '/auth/login', { body })
  const account = await fixtures.ask('GET', '/auth/account', { token: caller.token })
  // Whoever erased the account is nobody now.
  const { user = { role, verified: false } } = account.body.data ?? {}
  return [
    ...(answer.status < 300 ? [] : [`one's own: ${whole(answer)}`]),
    ...(whole(answer).includes(owner.email) ? [`it shows another: ${whole(answer)}`] : []),
    ...(before === after ? [] : [`it changed another: ${before} became ${after}`]),
    ...(entered.status === 200 ? [] : [`another cannot log in: ${whole(entered)}`]),
    ...(user.role === role && !user.verified ? [] : ['the body made the caller somebody else']),
  ]
}

/** What is wrong with how one's own and another's fare in a private call, in words. */
export async function ownershipFaults(
  fixtures: AccessFixtures,
  endpoint: Endpoint,
): Promise<string[]> {
  const name = nameOf(endpoint)
  return isOnObject(endpoint)
    ? objectFaults(fixtures, endpoint, name)
    : selfFaults(fixtures, endpoint)
}
