import { postedAd } from '#test/ads/posted-ad.ts'
import { asker, mailsTo, registration } from '#test/people.ts'
import { type Goal, goal } from '../support/goals.ts'
import { paymentRaces } from '../support/payments/races.ts'
import { payingEnv } from '../support/payments/shop.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  newAddress,
  withServer,
} from '../support/environment.ts'

export const title =
  'fifty ads for one place that is left, one registration twenty times, and fifty checkouts of one ad'

const ads = 50
const registrations = 20
/** How often each race is run: chance decides which request is first. */
const rounds = 5

type Answer = Awaited<ReturnType<ReturnType<typeof asker>>>

const from = ({ site }: DrillServer) => asker(site, newAddress())

async function loginNew(server: DrillServer, environment: DrillEnvironment) {
  const [person] = await environment.addPeople(1)
  const body = { email: person?.email ?? '', password: 'mint tea' }
  const answer = await from(server)('POST', '/auth/login', { body })
  if (answer.status !== 200) throw new Error(`a login was answered with ${answer.status}`)
  return { id: person?.id ?? 0, token: answer.body.data.token as string }
}

const statusesOf = (answers: readonly Answer[]) => {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return new Map([...counts].map(([status, all]) => [status, all.length]))
}

type Race = { made: number; refused: number; failed: number; kept: number }

function raceOf(answers: readonly Answer[], kept: number): Race {
  const statuses = statusesOf(answers)
  const refused = (statuses.get(409) ?? 0) + (statuses.get(422) ?? 0)
  const made = statuses.get(201) ?? 0
  return { made, refused, failed: answers.length - made - refused, kept }
}

const keptAds = async ({ db }: DrillEnvironment, accountId: number) => {
  const rows = await db.kysely
    .selectFrom('properties')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '!=', 'draft')
    .execute()
  return rows.length
}

/** All send their own ad at once; each but the first finds the last place taken. */
async function raceForPlace(server: DrillServer, environment: DrillEnvironment): Promise<Race> {
  const { id, token } = await loginNew(server, environment)
  const answers = await Promise.all(
    Array.from({ length: ads }, (_, at) => {
      const headers = { 'idempotency-key': `race-${id}-${at}` }
      const body = postedAd({ referenceId: `race-${at}` })
      return from(server)('POST', '/properties', { token, body, headers })
    }),
  )
  return raceOf(answers, await keptAds(environment, id))
}

/** Drafts take no place: both are published at once, and one finds it taken. */
async function raceOfDrafts(server: DrillServer, environment: DrillEnvironment): Promise<Race> {
  const { id, token } = await loginNew(server, environment)
  const ask = from(server)
  const ids: number[] = []
  for (let at = 0; at < 10; at += 1) {
    const body = postedAd({ draft: true, referenceId: `draft-${at}` })
    ids.push((await ask('POST', '/properties', { token, body })).body.data.property.id)
  }
  const answers = await Promise.all(
    ids.map((one, at) => {
      const body = postedAd({ referenceId: `draft-${at}`, draft: false })
      return from(server)('PUT', `/properties/my-properties/${one}`, { token, body })
    }),
  )
  const taken = answers.map((one) => (one.status === 200 ? { ...one, status: 201 } : one))
  return raceOf(taken, await keptAds(environment, id))
}

/** The same ad under the same key, as from a browser that is impatient. */
async function raceOfKeys(server: DrillServer, environment: DrillEnvironment): Promise<Race> {
  const { id, token } = await loginNew(server, environment)
  const headers = { 'idempotency-key': `same-${id}` }
  const body = postedAd({ referenceId: 'same' })
  const answers = await Promise.all(
    Array.from({ length: registrations }, () =>
      from(server)('POST', '/properties', { token, body, headers }),
    ),
  )
  const ids = new Set(
    answers.filter(({ status }) => status === 201).map((one) => one.body.data.property.id),
  )
  // Whoever waited too long for the first is told to come again.
  const later = answers.filter(({ status }) => status === 409).length
  const made = answers.filter(({ status }) => status === 201).length
  const failed = answers.length - made - later
  return { made: ids.size, refused: later, failed, kept: await keptAds(environment, id) }
}

/** Twenty equal registrations, then every link that was mailed for them, all at once. */
async function raceOfRegistrations(
  server: DrillServer,
  environment: DrillEnvironment,
  round: number,
) {
  const email = `race-${round}@example.com`
  const answers = await Promise.all(
    Array.from({ length: registrations }, () =>
      from(server)('POST', '/auth/register', { body: registration({ email }) }),
    ),
  )
  const said = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))
  const links = (await mailsTo(server.site, email)).flatMap(
    ({ text }) => /\/verify\/([\w-]+)/.exec(text)?.[1] ?? [],
  )
  const opened = await Promise.all(
    [...links, ...links].map((link) => from(server)('GET', `/auth/verify/${link}`)),
  )
  const accounts = await environment.db.kysely
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .execute()
  const failed = [...answers, ...opened].filter(({ status }) => status >= 500).length
  return { different: said.size, accounts: accounts.length, failed, mails: links.length }
}

async function repeat<T>(race: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await race(round))
  return results
}

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

function raceGoals(what: string, races: readonly Race[]): Goal[] {
  const sum = (name: keyof Race) => sumOf(races.map((one) => one[name]))
  return [
    goal(`${what}, ${rounds} times: answered as made`, sum('made'), { exactly: rounds }),
    goal(`${what}: kept`, sum('kept'), { exactly: rounds }),
    goal(`${what}: neither made nor 409 or 422`, sum('failed'), { exactly: 0 }),
  ]
}

type Registered = Awaited<ReturnType<typeof raceOfRegistrations>>

function registrationGoals(races: readonly Registered[]): Goal[] {
  const sum = (name: keyof Registered) => sumOf(races.map((one) => one[name]))
  return [
    goal(`${registrations} equal registrations: different answers`, sum('different'), {
      exactly: rounds,
    }),
    goal('equal registrations: accounts by all their links', sum('accounts'), { exactly: rounds }),
    goal('equal registrations: mails', sum('mails'), { atLeast: rounds, atMost: 3 * rounds }),
    goal('equal registrations and their links: 5xx', sum('failed'), { exactly: 0 }),
  ]
}

export const run = () =>
  withServer(async (server, environment) => {
    const site = { serving: () => server, environment }
    const payments = await paymentRaces(site, environment.keys.sandbox)
    await environment.db.kysely.updateTable('subscription_packages').set({ slots: 1 }).execute()
    const place = await repeat(() => raceForPlace(server, environment))
    const drafts = await repeat(() => raceOfDrafts(server, environment))
    const keys = await repeat(() => raceOfKeys(server, environment))
    const equal = await repeat((round) => raceOfRegistrations(server, environment, round))
    return [
      ...raceGoals(`${ads} ads for one place`, place),
      ...raceGoals('10 drafts for one place', drafts),
      ...raceGoals('one ad under one key', keys),
      ...registrationGoals(equal),
      ...payments,
    ]
  }, payingEnv)
