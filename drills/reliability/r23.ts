import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endOf } from '#features/subscriptions/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker } from '#test/people.ts'
import { type Goal, goal } from '../support/goals.ts'
import { type DrillServer, type DrillWorld, newAddress, openWorld } from '../support/world.ts'

export const title = 'the clock of the server is wrong and is set right again; ends of months'

const password = 'mint tea'

type Clock = (shiftMs: number) => Promise<void>
type Scene = { server: DrillServer; world: DrillWorld; setClock: Clock }
type Person = { email: string; address: string }

async function newPerson({ world }: Scene): Promise<Person> {
  const [row] = await world.addPeople(1)
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

/** What people do while the clock is wrong, and how they fare once it is right. */
async function perform(scene: Scene, name: string, shiftMs: number): Promise<Goal[]> {
  const { setClock, world } = scene
  const [early, late, guessing, owner] = [
    await newPerson(scene),
    await newPerson(scene),
    await newPerson(scene),
    await newPerson(scene),
  ]
  const before = await login(scene, early)
  await setClock(shiftMs)
  const during = await login(scene, late)
  const { token } = during.body.data
  const body = postedAd({ referenceId: `clock-${name}` })
  const posted = await patientAsker(scene)('POST', '/properties', { token, body })
  for (let time = 0; time < 6; time += 1) await login(scene, guessing, 'wrong password')
  const tooOften = await askTooOften(scene, owner.address)
  await setClock(0)

  const wrongToken = await patientAsker(scene)('GET', '/auth/sessions', { token })
  const cookies = { refresh_token: String(during.cookies.refresh_token?.value ?? '') }
  const renewed = await patientAsker(scene, late.address)('POST', '/auth/refresh', { cookies })
  const renewedToken = renewed.body.data?.token
  const own = await patientAsker(scene)('GET', '/properties/my-properties', { token: renewedToken })
  const earlier = await patientAsker(scene)('GET', '/auth/sessions', {
    token: before.body.data.token,
  })
  const ended = await world.db.kysely
    .selectFrom('properties')
    .select('state')
    .where('reference_id', '=', `clock-${name}`)
    .executeTakeFirst()
  const named = (what: string) => `${name}: ${what}`
  return [
    goal(named('login meanwhile'), during.status, { exactly: 200 }),
    goal(named('an ad posted meanwhile'), posted.status, { exactly: 201 }),
    goal(named('token of before, afterwards'), earlier.status, { exactly: 200 }),
    goal(named('token of meanwhile is taken or renewed'), wrongToken.status, { atMost: 401 }),
    goal(named('its session is renewed'), renewed.status, { exactly: 200 }),
    goal(named('the renewed token'), own.status, { exactly: 200 }),
    goal(named('the ad is not ended'), ended?.state === 'expired' ? 1 : 0, { exactly: 0 }),
    goal(named('wait of who typed wrong passwords'), waitOf(await login(scene, guessing)), {
      atMost: 300,
      unit: 's',
    }),
    goal(named('the limit of an address was reached'), tooOften.status, { exactly: 429 }),
    goal(
      named('its wait afterwards'),
      waitOf(await patientAsker(scene, owner.address)('GET', '/agents')),
      {
        atMost: 300,
        unit: 's',
      },
    ),
    goal(named('somebody new'), (await login(scene, owner)).status, { exactly: 200 }),
  ]
}

type Span = Parameters<typeof endOf>[1]
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
  const wrongEnds = monthEnds.filter(([start, span, end]) => endOf(start, span) !== end)
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

export async function run(): Promise<Goal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-clock-'))
  const file = join(folder, 'shift')
  const setClock: Clock = async (shiftMs) => {
    await writeFile(file, String(shiftMs))
    // The server looks at the file twenty times a second.
    await sleep(200)
  }
  await setClock(0)
  const world = await openWorld()
  try {
    const server = await world.startServer({ DRILL_CLOCK: file })
    await world.db.kysely.updateTable('subscription_packages').set({ slots: 1_000 }).execute()
    const scene = { server, world, setClock }
    const minute = 60_000
    const goals = calendarGoals()
    try {
      goals.push(...(await perform(scene, 'an hour ahead', 60 * minute)))
      goals.push(...(await perform(scene, 'an hour behind', -60 * minute)))
      goals.push(...(await perform(scene, 'five minutes ahead', 5 * minute)))
      goals.push(...(await perform(scene, 'five minutes behind', -5 * minute)))
    } finally {
      await server.stop()
    }
    return goals
  } finally {
    await world.close()
    await rm(folder, { recursive: true })
  }
}
