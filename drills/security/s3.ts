import { asker, registration } from '#test/people.ts'
import { type Goal, goal, median, timed } from '../support/goals.ts'
import { type DrillServer, newAddress, withServer } from '../support/environment.ts'

export const title =
  'who has an account: the same answer and the same time for who has and who has not'

/** Each address is asked about once in each way, since mails and tries are limited. */
const pairs = 25

type Answer = { status: number; headers: object; body: unknown }
type Question = (email: string) => Promise<Answer>

/** All that a caller sees but the time of day, its own number and the cookie made for it. */
const seen = ({ status, headers, body }: Answer) => {
  const {
    date: _,
    'x-request-id': __,
    'set-cookie': ___,
    ...rest
  } = headers as Record<string, unknown>
  return JSON.stringify([status, rest, body])
}

async function compare(what: string, known: readonly string[], ask: Question): Promise<Goal[]> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  let different = 0
  await ask('warm-up@example.com')
  for (const [at, email] of known.entries()) {
    const stranger = email.replace(/^(\w+)-/, '$1x')
    // Whichever comes first may find the machine busy: they take turns.
    const order = at % 2 === 0 ? [email, stranger] : [stranger, email]
    const answers = new Map<string, Answer>()
    for (const one of order) {
      const { took, answer } = await timed(() => ask(one))
      times[one === email ? 'known' : 'unknown'].push(took)
      answers.set(one, answer)
    }
    if (seen(answers.get(email)!) !== seen(answers.get(stranger)!)) different += 1
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  const allowed = Math.max(8, 0.4 * Math.max(one, other))
  const medians = `${one.toFixed(1)} and ${other.toFixed(1)} ms`
  return [
    goal(`${what}: answers that differ`, different, { exactly: 0 }),
    goal(`${what}: medians ${medians} apart`, Math.abs(one - other), {
      atMost: allowed,
      unit: 'ms',
    }),
  ]
}

const from = ({ site }: DrillServer) => asker(site, newAddress())

const login = (server: DrillServer) => (email: string) =>
  from(server)('POST', '/auth/login', { body: { email, password: 'a guess' } })

/** The first tries, and what comes once they are spent. */
const isThrottled = (server: DrillServer) => async (email: string) => {
  const answers: Answer[] = []
  for (let tries = 0; tries < 7; tries += 1) answers.push(await login(server)(email))
  const [last] = answers.slice(-1)
  const body = answers.map((one) => [one.status, one.body])
  const { 'retry-after': wait, ...headers } = (last?.headers ?? {}) as Record<string, unknown>
  // Seven tries take a second more or less, and the wait is shorter by it.
  const minutes = Math.ceil(Number(wait) / 60)
  return { status: last?.status ?? 0, headers: { ...headers, minutes }, body }
}

const recovery = (server: DrillServer) => (email: string) =>
  from(server)('POST', '/auth/forget-password', { body: { email } })

const register = (server: DrillServer) => (email: string) =>
  from(server)('POST', '/auth/register', { body: registration({ email }) })

const ownPassword = 'chosen by a stranger'

const registerOwn = (server: DrillServer) => (email: string) => {
  const secrets = { password: ownPassword, confirmPassword: ownPassword }
  return from(server)('POST', '/auth/register', { body: registration({ email, ...secrets }) })
}

const loginOwn = (server: DrillServer) => (email: string) =>
  from(server)('POST', '/auth/login', { body: { email, password: ownPassword } })

/** Two requests of a stranger to each address, and a wrong password after them. */
async function compareRegistered(server: DrillServer, emails: readonly string[]) {
  return [
    ...(await compare('registration with a password of one’s own', emails, registerOwn(server))),
    ...(await compare('login with that password', emails, loginOwn(server))),
    ...(await compare('login with another after it', emails, login(server))),
  ]
}

const invitation = (server: DrillServer, token: string) => (email: string) =>
  from(server)('POST', '/agencies/add-agent', { token, body: { email } })

async function agencyToken(server: DrillServer, email: string): Promise<string> {
  const body = { email, password: 'mint tea' }
  return (await from(server)('POST', '/auth/login', { body })).body.data.token
}

export const run = () =>
  withServer(async (server, environment) => {
    const emails = async () => (await environment.addPeople(pairs)).map(({ email }) => email ?? '')
    const [agency] = await environment.addPeople(1, 'agency')
    const token = await agencyToken(server, agency?.email ?? '')
    return [
      ...(await compare('login', await emails(), login(server))),
      ...(await compare('recovery', await emails(), recovery(server))),
      ...(await compare('registration', await emails(), register(server))),
      ...(await compareRegistered(server, await emails())),
      ...(await compare('invitation', await emails(), invitation(server, token))),
      ...(await compare(
        'seven wrong passwords',
        (await emails()).slice(0, 5),
        isThrottled(server),
      )),
    ]
  })
