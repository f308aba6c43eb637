import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { processorClock } from './processor-time.ts'

export type Replayed = {
  requests: number
  seconds: number
  bytes: number
  /** Milliseconds of each answer. */
  waits: number[]
  spent: Spent
}

/** Milliseconds of processor. */
export type Spent = { server: number; database: number }

export type Requests = {
  origin: string
  paths: readonly string[]
  server: number
  /** The postmaster. */
  database: number
  headers?: Record<string, string>
}

function clockOf({ server, database }: Requests): () => Spent {
  const clocks = { server: processorClock(server), database: processorClock(database) }
  return () => ({ server: clocks.server(), database: clocks.database() })
}

const connections = 8
const busyPauseMs = 50

type RequestOptions = { agent: Agent; headers?: Record<string, string> }

/** Undefined after a 503: a slow machine may be overloaded until the code is compiled. */
function ask(address: string, options: RequestOptions): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(address, options, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const body = Buffer.concat(pieces)
        if (response.statusCode === 200) resolve(body)
        else if (response.statusCode === 503) resolve(undefined)
        else reject(new Error(`${response.statusCode} ${address}\n${body.toString()}`))
      })
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

/** Asks for the paths in turn, over and over, at eight connections for so many seconds. */
export async function replay(asked: Requests, seconds: number): Promise<Replayed> {
  const { origin, paths, headers = {} } = asked
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waits: number[] = []
  let bytes = 0
  let next = 0
  let refused = 0
  const clock = clockOf(asked)
  const started = performance.now()
  const until = started + seconds * 1000
  const askOn = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      const body = await ask(origin + paths[next++ % paths.length], { agent, headers })
      if (!body) {
        refused += 1
        await sleep(busyPauseMs)
        continue
      }
      waits.push(performance.now() - began)
      bytes += body.length
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  const took = (performance.now() - started) / 1000
  agent.destroy()
  if (refused > 0) console.log(`  ${refused} requests were refused with 503 and are not counted`)
  return { requests: waits.length, seconds: took, bytes, waits, spent: clock() }
}

/** One after the other, each once: milliseconds of processor that each costs. */
export async function costs(asked: Requests): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const spent: number[] = []
  for (const path of asked.paths) {
    const clock = clockOf(asked)
    if (!(await ask(asked.origin + path, { agent }))) throw new Error(`503 ${path}`)
    const { server, database } = clock()
    spent.push(server + database)
  }
  agent.destroy()
  return spent
}

export const together = (parts: readonly Replayed[]): Replayed => ({
  requests: sum(parts.map(({ requests }) => requests)),
  seconds: sum(parts.map(({ seconds }) => seconds)),
  bytes: sum(parts.map(({ bytes }) => bytes)),
  waits: parts.flatMap(({ waits }) => waits),
  spent: {
    server: sum(parts.map(({ spent }) => spent.server)),
    database: sum(parts.map(({ spent }) => spent.database)),
  },
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Milliseconds of processor time a request. */
export const costOf = ({ spent, requests }: Replayed): number =>
  (spent.server + spent.database) / requests

export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
