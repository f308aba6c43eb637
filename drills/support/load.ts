import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Ask = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Status 0: the connection failed, or the answer was cut. `startedMs`: since the load began. */
export type Answer = {
  path: string
  status: number
  tookMs: number
  startedMs: number
  bytes: number
  retryAfter: string | undefined
}

type Target = { port: number; agent?: Agent | false; timeoutMs?: number }

/** One request, read to its end; a failure is an answer of status 0. */
export function ask({ port, agent = false, timeoutMs = 30_000 }: Target, asked: Ask) {
  const { path, method = 'GET', headers, body } = asked
  const startedMs = performance.now()
  return new Promise<Answer>((resolve) => {
    let status = 0
    let bytes = 0
    let retryAfter: string | undefined
    const end = (endStatus: number) =>
      resolve({
        path,
        status: endStatus,
        tookMs: performance.now() - startedMs,
        startedMs,
        bytes,
        retryAfter,
      })
    const options = { port, host: '127.0.0.1', path, method, agent, headers: { ...headers } }
    const sent = request(options, (answer) => {
      status = answer.statusCode ?? 0
      retryAfter = answer.headers['retry-after']
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      answer.once('end', () => end(status))
      answer.once('error', () => end(0))
    })
    sent.setTimeout(timeoutMs, () => sent.destroy())
    sent.once('error', () => end(0))
    sent.end(body)
  })
}

type Rate = { perSecond: number; seconds: number }

/** Asks at fixed moments whether or not earlier requests were answered, as strangers do. */
export async function openLoad(target: Target, rate: Rate, next: (count: number) => Ask) {
  const begin = performance.now()
  const total = Math.round(rate.perSecond * rate.seconds)
  const answers: Promise<Answer>[] = []
  while (answers.length < total) {
    const due = Math.floor(((performance.now() - begin) / 1000) * rate.perSecond)
    while (answers.length < Math.min(due, total)) {
      answers.push(ask(target, next(answers.length)))
    }
    await sleep(2)
  }
  const all = await Promise.all(answers)
  return all.map((answer) => ({ ...answer, startedMs: answer.startedMs - begin }))
}

type Crowd = { clients: number; seconds: number }

/** So many clients, each asking again as soon as it was answered. */
export async function closedLoad(target: Target, crowd: Crowd, next: (count: number) => Ask) {
  const begin = performance.now()
  const answers: Answer[] = []
  let count = 0
  const client = async () => {
    while (performance.now() - begin < crowd.seconds * 1000) {
      answers.push(await ask(target, next(count++)))
    }
  }
  await Promise.all(Array.from({ length: crowd.clients }, client))
  return answers
}

export const keptConnections = (maxSockets: number) =>
  new Agent({ keepAlive: true, maxSockets, scheduling: 'lifo' })
