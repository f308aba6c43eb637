import { markDemo } from '#features/accounts/demo-logins/queries.ts'
import { runProgram } from '#tools/program.ts'
import { type Goal, goal } from '../support/goals.ts'
import { type DrillEnvironment, openEnvironment } from '../support/environment.ts'

export const title = 'production is started with each unsafe setting, and must refuse'

type Environment = Record<string, string>

const server = 'drills/support/server.ts'
const worker = 'tools/worker.ts'

/** A change to a good environment, and what the refusal must name. */
const unsafe: [change: Environment, named: string[]][] = [
  [{ PUBLIC_URL: '' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: '', DATABASE_URL: '' }, ['PUBLIC_URL', 'DEMO=on']],
  [{ PUBLIC_URL: 'http://dara.example' }, ['PUBLIC_URL']],
  [{ ENCRYPTION_KEY: '' }, ['ENCRYPTION_KEY']],
  [{ ENCRYPTION_KEY: 'c2hvcnQ=' }, ['ENCRYPTION_KEY']],
  [{ PASSWORD_PEPPER: '' }, ['PASSWORD_PEPPER']],
  [{ PASSWORD_PEPPER: 'c2hvcnQ=' }, ['PASSWORD_PEPPER']],
  [{ PASSWORD_BLOCKLIST: 'off' }, ['PASSWORD_BLOCKLIST']],
  [{ SMTP_URL: '' }, ['SMTP_URL']],
  [{ SMTP_URL: 'smtp://localhost:25' }, ['MAIL_FROM']],
  [{ TRUST_PROXY: '' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: 'everybody!' }, ['TRUST_PROXY']],
  [
    { PUBLIC_URL: '', ENCRYPTION_KEY: '', PASSWORD_PEPPER: '', SMTP_URL: '', TRUST_PROXY: '' },
    ['PUBLIC_URL', 'ENCRYPTION_KEY', 'PASSWORD_PEPPER', 'SMTP_URL', 'TRUST_PROXY'],
  ],
]

/** What is wrong with a start that must be refused; undefined when it was, in the right words. */
async function faultOf(file: string, env: Environment, named: readonly string[]) {
  const { code, output } = await runProgram([process.execPath, file], {
    env: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...env },
    minutes: 1,
  })
  const what = `${file} ${Object.keys(env).length === 0 ? '' : named.join(', ')}`
  if (code === 0 || /is ready/.test(output)) return `${what}: it started`
  const unnamed = named.filter((name) => !output.includes(name))
  return unnamed.length > 0 ? `${what}: not named: ${unnamed.join(', ')}\n${output}` : undefined
}

async function settingFaults({ env }: DrillEnvironment): Promise<string[]> {
  const faults: (string | undefined)[] = []
  for (const [change, named] of unsafe) {
    faults.push(await faultOf(server, { ...env, ...change }, named))
  }
  const [change, named] = unsafe.at(-1)!
  faults.push(await faultOf(worker, { ...env, ...change }, named))
  return faults.filter((fault) => fault !== undefined)
}

/** The database of this world is made without fsync; the other one forgets by a role's setting. */
async function durabilityFaults(
  forgetful: DrillEnvironment,
  durable: DrillEnvironment,
): Promise<string[]> {
  const env = { ...forgetful.env, DATABASE_DURABILITY: 'checked' }
  const faults = [await faultOf(server, env, ['fsync', 'synchronous_commit'])]
  const { pool } = durable.db
  await pool.query('alter role current_user set synchronous_commit = off')
  faults.push(await faultOf(server, durable.env, ['synchronous_commit']))
  faults.push(await faultOf(worker, durable.env, ['synchronous_commit']))
  await pool.query('alter role current_user reset synchronous_commit')
  return faults.filter((fault) => fault !== undefined)
}

/** Statuses of /readyz: of a safe production, and of one that is told to trust its database. */
async function startBoth(
  forgetful: DrillEnvironment,
  durable: DrillEnvironment,
): Promise<number[]> {
  const statuses: number[] = []
  for (const environment of [durable, forgetful]) {
    const { port, stop } = await environment.startServer()
    statuses.push((await fetch(`http://127.0.0.1:${port}/readyz`)).status)
    await stop()
  }
  return statuses
}

/** Statuses of two logins at a production on a demo's database: of the demo's account, and of one made since. */
async function loginsAfterDemo({
  db,
  addPeople,
  startServer,
}: DrillEnvironment): Promise<number[]> {
  const [demo] = await addPeople(1)
  await markDemo(db.kysely)
  const { port, stop } = await startServer()
  const [own] = await addPeople(1)
  const statuses: number[] = []
  for (const one of [demo, own]) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: one?.email, password: 'mint tea' }),
    })
    statuses.push(answer.status)
  }
  await stop()
  return statuses
}

async function perform(forgetful: DrillEnvironment, durable: DrillEnvironment): Promise<Goal[]> {
  const bySetting = await settingFaults(durable)
  const byDatabase = await durabilityFaults(forgetful, durable)
  const started = await startBoth(forgetful, durable)
  const logins = await loginsAfterDemo(durable)
  for (const fault of [...bySetting, ...byDatabase]) console.log(fault)
  return [
    goal(`unsafe settings not refused, of ${unsafe.length + 1}`, bySetting.length, { exactly: 0 }),
    goal('databases that forget not refused, of 3', byDatabase.length, { exactly: 0 }),
    goal('a safe production answers /readyz', started[0] ?? 0, { exactly: 200 }),
    goal('so does one with DATABASE_DURABILITY=unchecked', started[1] ?? 0, { exactly: 200 }),
    goal('a login of an account that a demo left, with its password', logins[0] ?? 0, {
      exactly: 401,
    }),
    goal('a login of an account made since', logins[1] ?? 0, { exactly: 200 }),
  ]
}

export async function run(): Promise<Goal[]> {
  const forgetful = await openEnvironment()
  const durable = await openEnvironment({ isDurable: true })
  try {
    return await perform(forgetful, durable)
  } finally {
    await forgetful.close()
    await durable.close()
  }
}
