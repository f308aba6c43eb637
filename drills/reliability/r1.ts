import { setTimeout as sleep } from 'node:timers/promises'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker } from '#test/people.ts'
import { type Goal, goal, percentile, timed } from '../support/goals.ts'
import { type DrillServer, type DrillEnvironment, openEnvironment } from '../support/environment.ts'

export const title = 'ads made while the server is killed again and again'

/** ADS=200 rehearses it in small. */
const ads = Number(process.env.ADS ?? 2_000)
const kills = Math.ceil(ads / 25)
const people = 8
/** More than a drill makes. */
const slots = 1_000_000
const maxAnsweringMs = 600_000

type Scene = { serving: DrillServer; isOver: boolean; starts: number[] }
type Made = Map<string, number>

/** As a careful browser: again with the same key until there is an answer. */
async function make(scene: Scene, token: string, reference: string): Promise<number> {
  const body = postedAd({ referenceId: reference })
  const headers = { 'idempotency-key': reference }
  for (const end = Date.now() + maxAnsweringMs; Date.now() < end; await sleep(50)) {
    const answer = await asker(scene.serving.site)('POST', '/properties', {
      token,
      body,
      headers,
    }).catch(() => undefined)
    if (answer?.status === 201) return answer.body.data.property.id
  }
  throw new Error(`${reference} was never made`)
}

async function makeAll(scene: Scene, tokens: readonly string[], made: Made) {
  const waiting = Array.from({ length: ads }, (_, at) => `drill-${at}`)
  const next = async (token: string): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      made.set(one, await make(scene, token, one))
    }
  }
  await Promise.all(tokens.map(next)).finally(() => {
    scene.isOver = true
  })
}

/** Kills in even steps of what is made, each at its own moment. */
async function killAll(scene: Scene, environment: DrillEnvironment, made: Made): Promise<number> {
  let done = 0
  while (!scene.isOver && done < kills) {
    if (made.size < (done * ads) / kills) {
      await sleep(5)
      continue
    }
    await sleep(Math.random() * 200)
    await scene.serving.kill()
    const { took, answer } = await timed(() => environment.startServer())
    scene.serving = answer
    scene.starts.push(took)
    done += 1
  }
  return done
}

async function login(scene: Scene, email: string): Promise<string> {
  const body = { email, password: 'mint tea' }
  const answer = await asker(scene.serving.site)('POST', '/auth/login', { body })
  return answer.body.data.token
}

async function goalsOf({ db }: DrillEnvironment, made: Made): Promise<Goal[]> {
  const rows = await db.kysely
    .selectFrom('properties')
    .select(['id', 'reference_id'])
    .where('reference_id', 'like', 'drill-%')
    .execute()
  const kept = new Map(rows.map((row) => [row.reference_id, row.id]))
  const lost = [...made].filter(([reference, id]) => kept.get(reference) !== id)
  const findings = await checkConsistency(db.kysely)
  return [
    goal('acknowledged ads', made.size, { exactly: ads }),
    goal('acknowledged and lost', lost.length, { exactly: 0 }),
    goal('doubled', rows.length - kept.size, { exactly: 0 }),
    ...findings.map(({ what, count }) => goal(what, count, { exactly: 0 })),
  ]
}

async function perform(environment: DrillEnvironment): Promise<Goal[]> {
  const scene: Scene = { serving: await environment.startServer(), isOver: false, starts: [] }
  try {
    await environment.db.kysely.updateTable('subscription_packages').set({ slots }).execute()
    const accounts = await environment.addPeople(people)
    const tokens: string[] = []
    for (const { email } of accounts) tokens.push(await login(scene, email ?? ''))
    const made: Made = new Map()
    const [done] = await Promise.all([
      killAll(scene, environment, made),
      makeAll(scene, tokens, made),
    ])
    return [
      goal('kill -9', done, { atLeast: kills / 2 }),
      goal('ready again, median', percentile(scene.starts, 0.5), { atMost: 3_000, unit: 'ms' }),
      ...(await goalsOf(environment, made)),
    ]
  } finally {
    scene.isOver = true
    await scene.serving.stop()
  }
}

export async function run(): Promise<Goal[]> {
  const environment = await openEnvironment()
  return perform(environment).finally(environment.close)
}
