import { setTimeout as sleep } from 'node:timers/promises'
import { addRegistrationPhotos } from '#test/files/site-photos.ts'
import { startMailServer } from '#test/mail/mail-sink.ts'
import { asker, registration } from '#test/people.ts'
import { type Goal, goal, percentile, timed } from '../support/goals.ts'
import { startProgram } from '../support/programs.ts'
import { messageFrom } from '../support/site-writers.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  newAddress,
  openEnvironment,
} from '../support/environment.ts'

export const title =
  'fifty registrations and fifty messages while mail is down and processes are killed'

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

type Sent = { path: string; body: object; headers: { 'idempotency-key': string } }

/** As a careful browser: again with the same key until there is an answer. */
async function send(scene: Scene, { path, body, headers }: Sent): Promise<number> {
  const address = newAddress()
  for (const end = Date.now() + maxAnsweringMs; Date.now() < end; await sleep(200)) {
    const { took, answer } = await timed(() =>
      asker(scene.site(), address)('POST', path, { body, headers }).catch(() => undefined),
    )
    if (answer?.status === 201) return took
  }
  throw new Error(`${headers['idempotency-key']} was never answered`)
}

type Answered = { path: string; took: number }

/** All of them, five at a time; `answered` says how long each took as soon as it is there. */
async function sendAll(scene: Scene, all: readonly Sent[], answered: Answered[] = []) {
  const waiting = [...all]
  const next = async (): Promise<void> => {
    const one = waiting.shift()
    if (one === undefined) return
    answered.push({ path: one.path, took: await send(scene, one) })
    return next()
  }
  await Promise.all(Array.from({ length: 5 }, next))
}

const registrationOf = (email: string): Sent => ({
  path: '/auth/register',
  body: registration({ email }),
  headers: { 'idempotency-key': `drill-${email}` },
})

const messageOf = (subject: string): Sent => ({ path: '/contact-us', ...messageFrom(subject) })

const field = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? ''

const recipients = ({ received }: Mails) => new Set(received.map((mail) => field(mail, 'To')))

/** What the letters to the company are about. */
const mailedSubjects = ({ received }: Mails) =>
  new Set(received.map((mail) => field(mail, 'Subject').replace(/^.*: /, '')))

async function secondsUntil(isTrue: () => boolean): Promise<number> {
  const { took } = await timed(async () => {
    for (const end = Date.now() + maxAnsweringMs; !isTrue() && Date.now() < end; ) await sleep(200)
  })
  return took / 1000
}

/** Seconds until everybody has got a mail. */
const untilAll = (mails: Mails, emails: readonly string[]) =>
  secondsUntil(() => emails.every((email) => recipients(mails).has(email)))

/** Each acknowledged message is one row, and the company gets an email about it. */
async function messageGoals({ db }: DrillEnvironment, mails: Mails, subjects: readonly string[]) {
  await secondsUntil(() => subjects.every((subject) => mailedSubjects(mails).has(subject)))
  const rows = await db.kysely.selectFrom('contact_messages').select('subject').execute()
  const kept = new Set(rows.map((row) => row.subject))
  const lost = subjects.filter((subject) => !kept.has(subject))
  const unmailed = subjects.filter((subject) => !mailedSubjects(mails).has(subject))
  return [
    goal('acknowledged messages lost', lost.length, { exactly: 0 }),
    goal('messages doubled', rows.length - kept.size, { exactly: 0 }),
    goal('messages of which the company got no mail', unmailed.length, { exactly: 0 }),
  ]
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
  const subjects = emails.map((_, at) => `drill-message-${at}`)
  // In turn, so that forms of both kinds are under way at each kill.
  const forms = emails.flatMap((email, at) => [
    registrationOf(email),
    messageOf(subjects[at] ?? ''),
  ])
  await mails.leave()
  const answered: Answered[] = []
  const sending = sendAll(scene, forms, answered)
  for (const done of [20, 60]) {
    while (answered.length < done) await sleep(5)
    await scene.killServer()
  }
  await sending
  await sleep(away / 2)
  await scene.killWorker()
  await sleep(away / 2)
  await mails.comeBack()
  const seconds = await untilAll(mails, emails)
  const rows = await environment.db.kysely.selectFrom('registrations').select('email').execute()
  const waits = answered.filter(({ path }) => path === '/auth/register').map(({ took }) => took)
  return [
    goal('registrations kept, each once', rows.length, { exactly: people }),
    goal('p95 of a registration, mail being down', percentile(waits, 0.95), {
      atMost: 2_000,
      unit: 'ms',
    }),
    goal('everybody has the mail after the return', seconds, { atMost: 60, unit: 's' }),
    ...deliveryGoals('server killed', mails, emails),
    ...(await messageGoals(environment, mails, subjects)),
  ]
}

async function whileDelivering(scene: Scene, mails: Mails): Promise<Goal[]> {
  const emails = emailsOf('delivering', people)
  const before = mails.received.length
  const registering = sendAll(scene, emails.map(registrationOf))
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
