import { setTimeout as sleep } from 'node:timers/promises'
import { addRegistrationPhotos } from '#test/files/site-photos.ts'
import { startMailServer } from '#test/mail/mail-sink.ts'
import { asker, registration } from '#test/people.ts'
import { type Goal, goal, percentile, timed } from '../support/goals.ts'
import { startProgram } from '../support/programs.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  newAddress,
  openEnvironment,
} from '../support/environment.ts'

export const title = 'fifty registrations while mail is down and processes are killed'

const people = 50
/** Long enough for tries to be as far apart as they get; half an hour is the full drill. */
const shortly = 0.75
const maxAnsweringMs = 180_000

type Mails = Awaited<ReturnType<typeof startMailServer>>

/** A server that is killed and started again under whoever asks it. */
async function openScene(environment: DrillEnvironment, mails: Mails) {
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Dara <hello@dara.example>' }
  const worker = () => startProgram('tools/worker.ts', { ...environment.env, ...env })
  const server = () => environment.startServer(env)
  let serving: DrillServer = await server()
  let working = await worker()
  await addRegistrationPhotos(environment.db)
  return {
    site: () => serving.site,
    killServer: async () => {
      await serving.kill()
      serving = await server()
    },
    killWorker: async () => {
      await working.kill()
      working = await worker()
    },
    stop: () => Promise.all([serving.stop(), working.stop()]),
  }
}

type Scene = Awaited<ReturnType<typeof openScene>>

/** As a careful browser: again with the same key until there is an answer. */
async function register(scene: Scene, email: string): Promise<number> {
  const headers = { 'idempotency-key': `drill-${email}` }
  const [body, address] = [registration({ email }), newAddress()]
  for (const end = Date.now() + maxAnsweringMs; Date.now() < end; await sleep(200)) {
    const { took, answer } = await timed(() =>
      asker(scene.site(), address)('POST', '/auth/register', { body, headers }).catch(
        () => undefined,
      ),
    )
    if (answer?.status === 201) return took
  }
  throw new Error(`${email} was never registered`)
}

/** All of them, five at a time; `waits` says how long each took as soon as it is there. */
async function registerAll(scene: Scene, emails: readonly string[], waits: number[] = []) {
  const waiting = [...emails]
  const next = async (): Promise<void> => {
    const email = waiting.shift()
    if (email === undefined) return
    waits.push(await register(scene, email))
    return next()
  }
  await Promise.all(Array.from({ length: 5 }, next))
}

const field = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? ''

const recipients = ({ received }: Mails) => new Set(received.map((mail) => field(mail, 'To')))

/** Seconds until everybody has got a mail. */
async function untilAll(mails: Mails, emails: readonly string[]): Promise<number> {
  const { took } = await timed(async () => {
    const end = Date.now() + maxAnsweringMs
    while (emails.some((email) => !recipients(mails).has(email)) && Date.now() < end) {
      await sleep(200)
    }
  })
  return took / 1000
}

function deliveryGoals(when: string, mails: Mails, emails: readonly string[]): Goal[] {
  const got = mails.received.filter((mail) => emails.includes(field(mail, 'To')))
  const ids = new Set(got.map((mail) => field(mail, 'Message-ID')))
  const lost = emails.filter((email) => !recipients(mails).has(email))
  return [
    goal(`${when}: mails lost`, lost.length, { exactly: 0 }),
    goal(`${when}: different Message-IDs`, ids.size, { exactly: emails.length }),
    goal(`${when}: mails doubled`, got.length - ids.size, { atMost: 1 }),
  ]
}

const emailsOf = (name: string, howMany: number) =>
  Array.from({ length: howMany }, (_, at) => `${name}-${at}@example.com`)

/** `away`: milliseconds without a mail server. */
async function whileAway(
  scene: Scene,
  environment: DrillEnvironment,
  { mails, away }: { mails: Mails; away: number },
): Promise<Goal[]> {
  const emails = emailsOf('away', people)
  await mails.leave()
  const waits: number[] = []
  const registering = registerAll(scene, emails, waits)
  for (const done of [10, 30]) {
    while (waits.length < done) await sleep(5)
    await scene.killServer()
  }
  await registering
  await sleep(away / 2)
  await scene.killWorker()
  await sleep(away / 2)
  await mails.comeBack()
  const seconds = await untilAll(mails, emails)
  const rows = await environment.db.kysely.selectFrom('registrations').select('email').execute()
  return [
    goal('registrations kept, each once', rows.length, { exactly: people }),
    goal('p95 of a registration, mail being down', percentile(waits, 0.95), {
      atMost: 2_000,
      unit: 'ms',
    }),
    goal('everybody has the mail after the return', seconds, { atMost: 60, unit: 's' }),
    ...deliveryGoals('server killed', mails, emails),
  ]
}

async function whileDelivering(scene: Scene, mails: Mails): Promise<Goal[]> {
  const emails = emailsOf('delivering', people)
  const before = mails.received.length
  const registering = registerAll(scene, emails)
  while (mails.received.length < before + 5) await sleep(20)
  await scene.killWorker()
  await registering
  await untilAll(mails, emails)
  return deliveryGoals('worker killed as it delivers', mails, emails)
}

/** `minutes`: how long mail is down after the last registration. */
export async function run({ minutes = shortly }: { minutes?: number }): Promise<Goal[]> {
  console.log(`mail is down for ${minutes} min (--minutes 30 for the whole of it)\n`)
  const environment = await openEnvironment()
  const mails = await startMailServer()
  try {
    const scene = await openScene(environment, mails)
    const perform = async () => [
      ...(await whileAway(scene, environment, { mails, away: minutes * 60_000 })),
      ...(await whileDelivering(scene, mails)),
    ]
    return await perform().finally(scene.stop)
  } finally {
    await mails.leave()
    await environment.close()
  }
}
