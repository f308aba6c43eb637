import { randomBytes } from 'node:crypto'
import { openPasswords } from '#platform/secrets/passwords.ts'
import { asker } from '#test/people.ts'
import { type DrillServer, withServer } from '../drills/support/environment.ts'
import { processorClock } from './processor-time.ts'
import { percentile } from './replay.ts'

/** Logins at once; two are hashed, the others wait their turn. */
const atOnce = 8
const people = 24
const seconds = Number(process.argv[2] ?? 10)
/** Both take turns, so that noise of the machine meets both. */
const turns = 3

type Work = (at: number) => Promise<void>
type Figures = { done: number; seconds: number; processor: number; waits: number[] }

async function repeat(work: Work, pid: number): Promise<Figures> {
  const waits: number[] = []
  const clock = processorClock(pid)
  const start = performance.now()
  const until = start + (seconds * 1000) / turns
  const on = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await work(waits.length)
      waits.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, on))
  const took = (performance.now() - start) / 1000
  return { done: waits.length, seconds: took, processor: clock(), waits }
}

const sum = (parts: readonly Figures[]): Figures => ({
  done: parts.reduce((total, { done }) => total + done, 0),
  seconds: parts.reduce((total, part) => total + part.seconds, 0),
  processor: parts.reduce((total, { processor }) => total + processor, 0),
  waits: parts.flatMap(({ waits }) => waits),
})

/** Owners in their own browsers, which are known by a cookie. */
async function loginOf({ site }: DrillServer, emails: readonly string[]): Promise<Work> {
  const ask = asker(site)
  const enter = (email: string, cookies = {}) =>
    ask('POST', '/auth/login', { body: { email, password: 'mint tea' }, cookies })
  const owners: { email: string; cookies: Record<string, string> }[] = []
  for (const email of emails) {
    const { cookies } = await enter(email)
    const visitor = Object.values(cookies).find(({ name }) => name.endsWith('visitor'))
    owners.push({ email, cookies: { [visitor!.name]: visitor!.value } })
  }
  return async (at) => {
    const { email, cookies } = owners[at % owners.length]!
    const { status, body } = await enter(email, cookies)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  }
}

async function hashing(): Promise<Work> {
  const passwords = openPasswords(randomBytes(32))
  const stored = await passwords.hash('mint tea')
  return async () => void (await passwords.isRight('mint tea', stored))
}

const row = (name: string, { done, seconds: took, processor, waits }: Figures) =>
  [
    name.padEnd(22),
    (done / took).toFixed(1).padStart(10),
    percentile(waits, 0.5).toFixed(1).padStart(10),
    percentile(waits, 0.95).toFixed(1).padStart(10),
    (processor / done).toFixed(2).padStart(10),
  ].join('')

await withServer(
  async (server, environment) => {
    const emails = (await environment.addPeople(people)).map(({ email }) => email ?? '')
    const [login, hash] = [await loginOf(server, emails), await hashing()]
    const logins: Figures[] = []
    const hashes: Figures[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      logins.push(await repeat(login, server.pid))
      hashes.push(await repeat(hash, process.pid))
    }
    const [ours, bare] = [sum(logins), sum(hashes)]
    console.log(
      `\n${['', 'a second', 'p50 ms', 'p95 ms', 'CPU ms'].map((text, at) => (at ? text.padStart(10) : text.padEnd(22))).join('')}`,
    )
    console.log(row('logins', ours))
    console.log(row('  the bare hash', bare))
    const rate = ours.done / ours.seconds / (bare.done / bare.seconds)
    const beside = ours.processor / ours.done - bare.processor / bare.done
    console.log(
      `\n${rate.toFixed(2)} × the rate of the bare hash; ${beside.toFixed(2)} ms of processor beside it`,
    )
  },
  { RATE_LIMITS: 'off' },
)
