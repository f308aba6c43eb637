import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { type Endpoint, nameOf, roles } from '#platform/endpoint/endpoint.ts'
import { startSession } from '#platform/session/sessions.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { brokenBytes, framingFaults, parsedAnswer } from '#test/fuzz/framing.ts'
import { badManners } from '#test/fuzz/manners.ts'
import { type FuzzRequest, requestsOf, strays } from '#test/fuzz/requests.ts'
import { asker } from '#test/people.ts'
import { sendBytes } from '#test/http/send-bytes.ts'
import { readContracts } from '#tools/checks/contracts.ts'
import { type Goal, goal, timed } from '../support/goals.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  newAddress,
  withServer,
} from '../support/environment.ts'

export const title = 'twenty thousand requests that make no sense, over every call'

/** REQUESTS=2000 rehearses it in small, SEED=7 repeats one that found something. */
const total = Number(process.env.REQUESTS ?? 20_000)
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
/** As many at once as a few bad neighbours send. */
const atOnce = 8
const maxAnswerMs = 5_000
/** Requests of one call before its next: accounts come and go with what they ask for. */
const perTurn = 25
const beside = 'beside the calls'

type Answered = { status: number; type: unknown; body: string }

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

const decode = (bytes: Buffer, encoding = '') => (decoders[encoding]?.(bytes) ?? bytes).toString()

/** Each on its own connection, so that a reset is one of this request. */
function send(port: number, { method, url, headers, payload }: FuzzRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
    const all = { ...headers, ...length, 'x-forwarded-for': newAddress() }
    const options = { port, host: '127.0.0.1', method, path: url, headers: all, agent: false }
    const sent = request({ ...options, timeout: 4 * maxAnswerMs }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const { 'content-type': type, 'content-encoding': encoding } = answer.headers
        const body = decode(Buffer.concat(pieces), encoding)
        resolve({ status: answer.statusCode ?? 0, type, body })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(payload)
  })
}

type Found = { faults: string[]; resets: string[]; longestMs: number; taken: Set<string> }

const briefly = ({ method, url, headers, payload = '' }: FuzzRequest) =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${payload.slice(0, 300)}`

/** What lies beside the table of calls has no envelope, and no error form outside of /api. */
const expectedOf = (name: string, { url }: FuzzRequest): string[] => {
  if (name !== beside) return []
  return /^\/api(?![^/?])/.test(url) ? ['no data'] : ['no data', 'no JSON', 'no words']
}

type Try = { port: number; found: Found; name: string }

async function tryOne({ port, found, name }: Try, asked: FuzzRequest) {
  try {
    const { took, answer } = await timed(() => send(port, asked))
    found.longestMs = Math.max(found.longestMs, took)
    if (answer.status < 300) found.taken.add(name)
    const expected = expectedOf(name, asked)
    const isSlow = took > maxAnswerMs
    const bad = badManners({ ...answer, isSlow }).filter((one) => !expected.includes(one))
    if (bad.length === 0) return
    const said = `${answer.status} ${answer.body.slice(0, 300)}`
    found.faults.push(`${bad.join(', ')}: ${briefly(asked)} → ${said}`)
  } catch (error) {
    found.resets.push(`${String(error)}: ${briefly(asked)}`)
  }
}

/** A token of somebody who may make the call, and things of theirs that its path may name. */
async function actorFor(
  { site }: DrillServer,
  environment: DrillEnvironment,
  { access }: Endpoint,
) {
  const role = Array.isArray(access) ? access[randomInt(access.length)] : roles[randomInt(5)]
  const [added] = await environment.addPeople(1, role)
  const accountId = added?.id ?? 0
  const started = { accountId, device: 'drill', now: new Date() }
  const { token } = await startSession(environment.db.kysely, started)
  const body = postedAd({ referenceId: null })
  const ad = await asker(site, newAddress())('POST', '/properties', { token, body })
  return { token, ids: [String(ad.body.data?.property.id ?? 1), String(accountId)] }
}

/** Half the requests come from somebody who is logged in, as far as the session lasts. */
const withToken = (asked: FuzzRequest, token: string, at: number): FuzzRequest =>
  at % 4 === 0 || 'authorization' in asked.headers
    ? asked
    : { ...asked, headers: { ...asked.headers, authorization: `Bearer ${token}` } }

async function inGroups<T>(all: readonly T[], work: (one: T, at: number) => Promise<void>) {
  const waiting = [...all.entries()]
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one[1], one[0])
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

type Scene = { server: DrillServer; environment: DrillEnvironment; found: Found }

async function fuzzCall({ server, environment, found }: Scene, endpoint: Endpoint, turn: number) {
  const { token, ids } = await actorFor(server, environment, endpoint)
  const sample = fc.sample(requestsOf(endpoint, ids), { seed: seed + turn, numRuns: perTurn })
  const name = nameOf(endpoint)
  await inGroups(sample, (asked, at) =>
    tryOne({ port: server.port, found, name }, withToken(asked, token, at)),
  )
}

/** A production knows its own address and never reads Host. */
const broken = brokenBytes.filter(([what]) => what !== 'a host that is none')

async function framingGoal({ port }: DrillServer): Promise<Goal> {
  const faults: string[] = []
  for (const [what, statuses, pieces] of broken) {
    const answer = await sendBytes(port, pieces)
    const isExpected = statuses.includes(parsedAnswer(answer).status)
    if (!isExpected || framingFaults(answer).length > 0)
      faults.push(`${what}: ${answer.slice(0, 200)}`)
  }
  for (const fault of faults) console.log(`  ${fault}`)
  return goal(`broken framing answered otherwise, of ${broken.length}`, faults.length, {
    exactly: 0,
  })
}

/** Twice the table's length is for what lies beside it. */
async function fuzzAll(scene: Scene, endpoints: readonly Endpoint[]): Promise<number> {
  const share = Math.max(1, Math.round(total / perTurn / (endpoints.length + 2)))
  let sent = 0
  for (let round = 0; round < share; round += 1) {
    for (const [at, endpoint] of endpoints.entries()) {
      await fuzzCall(scene, endpoint, round * endpoints.length + at)
    }
    const others = fc.sample(strays, { seed: seed + round, numRuns: perTurn * 2 })
    await inGroups(others, (asked) =>
      tryOne({ port: scene.server.port, found: scene.found, name: beside }, asked),
    )
    sent += (endpoints.length + 2) * perTurn
  }
  return sent
}

function goalsOf({ faults, resets, longestMs, taken }: Found, sent: number, calls: number): Goal[] {
  for (const line of [...faults, ...resets].slice(0, 30)) console.log(`  ${line}\n`)
  console.log(`  of ${calls} calls ${taken.size} took at least one of these requests`)
  const count = (word: string) => faults.filter((fault) => fault.startsWith(word)).length
  return [
    goal('requests', sent, { atLeast: total * 0.95 }),
    goal('answered 5xx', count('a fault of ours'), { exactly: 0 }),
    goal('answered in another form, or showing internals', faults.length, { exactly: 0 }),
    goal('reset or not answered', resets.length, { exactly: 0 }),
    goal('the longest answer', longestMs, { atMost: maxAnswerMs, unit: 'ms' }),
    goal('calls that took none of them', calls - taken.size, { atMost: calls / 2 }),
  ]
}

export const run = () =>
  withServer(async (server, environment) => {
    console.log(`seed ${seed} (SEED=${seed} repeats this run)\n`)
    const endpoints = (await readContracts(process.cwd())).map(({ endpoint }) => endpoint)
    const found: Found = { faults: [], resets: [], longestMs: 0, taken: new Set() }
    const scene = { server, environment, found }
    const sent = await fuzzAll(scene, endpoints)
    const framing = await framingGoal(server)
    const alive = await asker(server.site, newAddress())('GET', '/settings')
    return [
      ...goalsOf(found, sent, endpoints.length),
      framing,
      goal('a request afterwards', alive.status, { exactly: 200 }),
    ]
  })
