import { setTimeout as sleep } from 'node:timers/promises'
import { asker } from '#test/people.ts'
import { goal, percentile, timed } from '../support/goals.ts'
import { type DrillServer, newAddress, withServer } from '../support/environment.ts'

export const title = 'two hundred people who log in at once'

const people = 200

/** Two are hashed, twenty wait: what comes while these are under way is told to come again. */
const inTurn = 22

type Answer = Awaited<ReturnType<ReturnType<typeof asker>>>

async function storm({ site }: DrillServer, emails: readonly string[]) {
  const calls = emails.map((email) =>
    asker(site, newAddress())('POST', '/auth/login', { body: { email, password: 'mint tea' } }),
  )
  return Promise.all(calls)
}

/** What others wait for an answer while the storm lasts, and how often they are sent away. */
async function others({ site }: DrillServer, isOver: () => boolean) {
  const waits: number[] = []
  let refused = 0
  while (!isOver() || waits.length < 20) {
    const { took, answer } = await timed(() => asker(site, newAddress())('GET', '/settings'))
    waits.push(took)
    if (answer.status !== 200) refused += 1
    await sleep(10)
  }
  return { waits, refused }
}

const isPolite = ({ status, headers }: Answer) =>
  [429, 503].includes(status) && Number(headers['retry-after']) > 0

export const run = () =>
  withServer(async (server, environment) => {
    const emails = (await environment.addPeople(people)).map(({ email }) => email ?? '')
    let isOver = false
    const watched = others(server, () => isOver)
    const answers = await storm(server, emails).finally(() => {
      isOver = true
    })
    const { waits, refused } = await watched
    const entered = answers.filter(({ status }) => status === 200)
    const [away] = answers.filter(isPolite)
    const later = await storm(server, emails.slice(0, 1))
    return [
      goal('logged in, all that were in turn', entered.length, { atLeast: inTurn }),
      goal('sent away with Retry-After', answers.filter(isPolite).length, {
        exactly: people - entered.length,
      }),
      goal('some were sent away', away ? 1 : 0, { exactly: 1 }),
      goal('p95 of other calls meanwhile', percentile(waits, 0.95), { atMost: 200, unit: 'ms' }),
      goal(`other calls sent away, of ${waits.length}`, refused, { exactly: 0 }),
      goal('a login afterwards', later[0]?.status ?? 0, { exactly: 200 }),
    ]
  })
