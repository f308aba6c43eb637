import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { minuteMs } from '#i18n/time-units.ts'
import { nameBudget } from '#platform/session/login-attempts.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker } from '#test/people.ts'
import { type Goal, goal } from '../support/goals.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  newAddress,
  openEnvironment,
} from '../support/environment.ts'

export const title = 'the clock of the server is wrong and is set right again; ends of months'

const password = 'mint tea'

type Clock = (shiftMs: number) => Promise<void>
type Scene = { server: DrillServer; environment: DrillEnvironment; setClock: Clock }
type Person = { email: string; address: string }

async function newPerson({ environment }: Scene): Promise<Person> {
  const [row] = await environment.addPeople(1)
  return { email: row?.email ?? '', address: newAddress() }
}

type Ask = ReturnType<typeof asker>
type Answer = Awaited<ReturnType<Ask>>

/** Asks again where a busy machine sheds load, which is another drill's matter. */
const patientAsker =
  ({ server }: Scene, address?: string): Ask =>
  async (...asked) => {
    for (let time = 0; ; time += 1) {
      const answer = await asker(server.site, address)(...asked)
      if (answer.status !== 503 || time === 20) return answer
      await sleep(500)
    }
  }

const login = (scene: Scene, { email, address }: Person, typed = password) =>
  patientAsker(scene, address)('POST', '/auth/login', { body: { email, password: typed } })

/** Seconds that somebody has to wait; none where the answer is no refusal of a limit. */
const waitOf = ({ status, headers }: Answer) =>
  status === 429 ? Number(headers['retry-after'] ?? Number.POSITIVE_INFINITY) : 0

/** Asks for suggestions until it is too often, and once more. */
async function askTooOften(scene: Scene, address: string): Promise<Answer> {
  const ask = patientAsker(scene, address)
  for (let count = 0; count < 320; count += 1) {
    const answer = await ask('GET', '/agents')
    if (answer.status === 429) return answer
  }
  throw new Error('the limit of /agents was never reached')
}

type People = { early: string; late: Answer; guessing: Person; busy: Person }

/** What people do while the clock is wrong. */
async function useWrongClock(scene: Scene, name: string, shiftMs: number) {
  const [early, late, guessing, busy] = [
    await newPerson(scene),
    await newPerson(scene),
    await newPerson(scene),
    await newPerson(scene),
  ]
  const before = await login(scene, early)
  await scene.setClock(shiftMs)
  const during = await login(scene, late)
  const { token } = during.body.data
  const body = postedAd({ referenceId: `clock-${name}` })
  const posted = await patientAsker(scene)('POST', '/properties', { token, body })
  for (let time = 0; time < 6; time += 1) await login(scene, guessing, 'wrong password')
  const tooOften = await askTooOften(scene, busy.address)
  await scene.setClock(0)
  const people: People = { early: before.body.data.token, late: during, guessing, busy }
  const goals = [
    goal(`${name}: login meanwhile`, during.status, { exactly: 200 }),
    goal(`${name}: an ad posted meanwhile`, posted.status, { exactly: 201 }),
    goal(`${name}: the limit of an address was reached`, tooOften.status, { exactly: 429 }),
  ]
  return { people, goals }
}

/** Tokens and sessions once the clock is right. */
async function renew(scene: Scene, name: string, { early, late }: People): Promise<Goal[]> {
  const ask = patientAsker(scene)
  const taken = await ask('GET', '/auth/sessions', { token: late.body.data.token })
  const cookies = { refresh_token: String(late.cookies.refresh_token?.value ?? '') }
  const renewed = await ask('POST', '/auth/refresh', { cookies })
  const token = renewed.body.data?.token
  const own = await ask('GET', '/properties/my-properties', { token })
  const earlier = await ask('GET', '/auth/sessions', { token: early })
  return [
    goal(`${name}: token of before, afterwards`, earlier.status, { exactly: 200 }),
    goal(`${name}: token of meanwhile is taken or renewed`, taken.status, { atMost: 401 }),
    goal(`${name}: its session is renewed`, renewed.status, { exactly: 200 }),
    goal(`${name}: the renewed token`, own.status, { exactly: 200 }),
  ]
}

async function perform(scene: Scene, name: string, shiftMs: number): Promise<Goal[]> {
  const { people, goals } = await useWrongClock(scene, name, shiftMs)
  const renewal = await renew(scene, name, people)
  const ad = await scene.environment.db.kysely
    .selectFrom('properties')
    .select('state')
    .where('reference_id', '=', `clock-${name}`)
    .executeTakeFirst()
  const guessed = await login(scene, people.guessing)
  const asked = await patientAsker(scene, people.busy.address)('GET', '/agents')
  const somebody = await login(scene, people.busy)
  const wait = { atMost: 300, unit: 's' }
  // As with a clock that is right: a name gets one more try after so long.
  const waitOfName = { atMost: nameBudget.secondsPerAttempt, unit: 's' }
  return [
    ...goals,
    ...renewal,
    goal(`${name}: the ad is not ended`, ad?.state === 'expired' ? 1 : 0, { exactly: 0 }),
    goal(`${name}: wait of who typed wrong passwords`, waitOf(guessed), waitOfName),
    goal(`${name}: wait of the address`, waitOf(asked), wait),
    goal(`${name}: somebody new`, somebody.status, { exactly: 200 }),
  ]
}

type Span = Parameters<typeof lastDayOf>[1]
const monthEnds: [string, Span, string][] = [
  ['2026-01-31', { duration: 1, durationUnit: 'month' }, '2026-02-28'],
  ['2028-01-31', { duration: 1, durationUnit: 'month' }, '2028-02-29'],
  ['2026-10-31', { duration: 6, durationUnit: 'month' }, '2027-04-30'],
  ['2026-12-31', { duration: 2, durationUnit: 'month' }, '2027-02-28'],
  ['2028-02-29', { duration: 1, durationUnit: 'year' }, '2029-02-28'],
]
const midnights: [string, string][] = [
  ['2026-12-31T19:59:59.999Z', '2026-12-31'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
  ['2028-02-28T20:00:00.000Z', '2028-02-29'],
  ['2026-03-31T20:00:00.000Z', '2026-04-01'],
]

function calendarGoals(): Goal[] {
  const wrongEnds = monthEnds.filter(([start, span, end]) => lastDayOf(start, span) !== end)
  const wrongDays = midnights.filter(([at, day]) => dayInDubai(new Date(at)) !== day)
  return [
    goal(`subscriptions that end on another day, of ${monthEnds.length}`, wrongEnds.length, {
      exactly: 0,
    }),
    goal(`midnights in Dubai on another day, of ${midnights.length}`, wrongDays.length, {
      exactly: 0,
    }),
  ]
}

const shifts: [string, number][] = [
  ['an hour ahead', 60 * minuteMs],
  ['an hour behind', -60 * minuteMs],
  ['five minutes ahead', 5 * minuteMs],
  ['five minutes behind', -5 * minuteMs],
]

async function performAll(environment: DrillEnvironment, file: string): Promise<Goal[]> {
  const setClock: Clock = async (shiftMs) => {
    await writeFile(file, String(shiftMs))
    // The server looks at the file twenty times a second.
    await sleep(200)
  }
  await setClock(0)
  const server = await environment.startServer({ DRILL_CLOCK: file })
  await environment.db.kysely.updateTable('subscription_packages').set({ slots: 1_000 }).execute()
  const scene = { server, environment, setClock }
  const goals = calendarGoals()
  try {
    for (const [name, shiftMs] of shifts) goals.push(...(await perform(scene, name, shiftMs)))
  } finally {
    await server.stop()
  }
  return goals
}

export async function run(): Promise<Goal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-clock-'))
  const environment = await openEnvironment()
  try {
    return await performAll(environment, join(folder, 'shift'))
  } finally {
    await environment.close()
    await rm(folder, { recursive: true })
  }
}
