import { setTimeout as sleep } from 'node:timers/promises'
import { asker } from '#test/people.ts'
import { goal } from '../support/goals.ts'
import { type DrillServer, newAddress, withServer } from '../support/environment.ts'

export const title = 'a password guessed by two hundred at once, from changing addresses'

const atOnce = 200
/** Milliseconds in which there is always somebody guessing. */
const siege = 20_000

type Owner = { email: string }

type Tried = { email: string; password: string; cookies?: Record<string, string> }

const login = ({ site }: DrillServer, { email, password, cookies = {} }: Tried) =>
  asker(site, newAddress())('POST', '/auth/login', { body: { email, password }, cookies })

async function besiege(server: DrillServer, email: string) {
  const answers = []
  for (const start = performance.now(); performance.now() - start < siege; ) {
    const guesses = Array.from({ length: atOnce }, (_, at) =>
      login(server, { email, password: `guess ${at}` }),
    )
    answers.push(...(await Promise.all(guesses)))
  }
  return answers
}

/** Seconds until the owner is in from a browser that nobody knows. */
async function wayBack(server: DrillServer, { email }: Owner): Promise<number> {
  const start = performance.now()
  for (;;) {
    const { status, headers } = await login(server, { email, password: 'mint tea' })
    const seconds = (performance.now() - start) / 1000
    if (status === 200 || seconds > 15 * 60) return seconds
    await sleep(Number(headers['retry-after'] ?? 1) * 1000)
  }
}

async function drill(server: DrillServer, owner: Owner) {
  const own = { email: owner.email, password: 'mint tea' }
  const before = await login(server, own)
  const known = Object.values(before.cookies).find(({ name }) => name.endsWith('visitor'))
  const answers = await besiege(server, owner.email)
  const count = (...statuses: number[]) =>
    answers.filter(({ status }) => statuses.includes(status)).length
  const cookies = { [known!.name]: known!.value }
  const atHome = await login(server, { ...own, cookies })
  const seconds = await wayBack(server, owner)
  return [
    goal('guesses that were looked at', count(401), { atMost: 20 }),
    goal('the rest answered 429 or 503', count(429, 503), {
      exactly: answers.length - count(401),
    }),
    goal('first try of the owner in a known browser', atHome.status, { exactly: 200 }),
    goal('the owner back in an unknown one', seconds, { atMost: 15 * 60, unit: 's' }),
  ]
}

export const run = () =>
  withServer(async (server, environment) => {
    const [owner] = await environment.addPeople(1)
    return drill(server, { email: owner?.email ?? '' })
  })
