import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Backend = { port: number; isHealthy: boolean; badChecks: number; agent: Agent }

/** As HAProxy is told with `inter 500ms fall 2 rise 1`. */
const checkIntervalMs = 500
const maxBadChecks = 2
const checkTimeoutMs = 1_000

/** The status of GET /readyz, or 0 when there is no answer. */
function askReadiness(port: number): Promise<number> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path: '/readyz', agent: false }
    const sent = request({ ...options, timeout: checkTimeoutMs }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(0))
    sent.end()
  })
}

async function checkHealth(backend: Backend) {
  const isGood = (await askReadiness(backend.port)) === 200
  backend.badChecks = isGood ? 0 : backend.badChecks + 1
  if (isGood) backend.isHealthy = true
  if (backend.badChecks >= maxBadChecks) backend.isHealthy = false
}

/** Bodies are read whole before they are sent on, so that they can be sent on once more. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

type Forwarded = { answer: IncomingMessage } | { error: NodeJS.ErrnoException; wasReused: boolean }

function forward(backend: Backend, incoming: IncomingMessage, body: Buffer): Promise<Forwarded> {
  const { method, url: path, headers } = incoming
  const { connection: _, 'transfer-encoding': __, ...kept } = headers
  const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
  return new Promise((resolve) => {
    const options = { port: backend.port, host: '127.0.0.1', method, path, agent: backend.agent }
    const sent = request({ ...options, headers: { ...kept, ...length } }, (answer) =>
      resolve({ answer }),
    )
    sent.on('error', (error) => resolve({ error, wasReused: sent.reusedSocket }))
    sent.end(body)
  })
}

const isIdempotent = (method = '') => ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method)

/** Nothing was sent yet, or sending it twice changes nothing: what nginx and HAProxy retry. */
const mayRetry = (method: string | undefined, { code }: NodeJS.ErrnoException) =>
  code === 'ECONNREFUSED' || isIdempotent(method)

function passOn(answer: IncomingMessage, outgoing: ServerResponse) {
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, headers)
  answer.on('error', () => outgoing.destroy())
  answer.pipe(outgoing)
}

/** Asks each process for its health again and again, until the answer is called. */
function watchHealth(backends: readonly Backend[]): () => Promise<void> {
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      await Promise.all(backends.map(checkHealth))
      await sleep(checkIntervalMs)
    }
  })()
  return async () => {
    isOver = true
    await watching
  }
}

async function listen(
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
) {
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

const openBackend = (port: number): Backend => {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, scheduling: 'lifo' })
  return { port, agent, isHealthy: true, badChecks: 0 }
}

/**
 * A load balancer in front of several of our servers, as strict as real ones: in turns among those
 * whose /readyz answers 200, connections kept, a request sent again elsewhere only where that is
 * safe. What it cannot deliver it answers with 502 and counts in `failures`.
 */
export async function openBalancer(ports: readonly number[]) {
  const backends = ports.map(openBackend)
  const failures: string[] = []
  const counts = { retries: 0 }
  let turn = 0

  const candidates = () => {
    turn += 1
    const inTurn = backends.map((_, at) => backends[(at + turn) % backends.length]!)
    const healthy = inTurn.filter(({ isHealthy }) => isHealthy)
    return healthy.length > 0 ? healthy : inTurn
  }

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await readBody(incoming)
    for (const backend of candidates()) {
      const forwarded = await forward(backend, incoming, body)
      if ('answer' in forwarded) return passOn(forwarded.answer, outgoing)
      const { error, wasReused } = forwarded
      if (mayRetry(incoming.method, error)) {
        counts.retries += 1
        continue
      }
      failures.push(`${incoming.method} ${incoming.url}: ${error.code}, reused: ${wasReused}`)
      break
    }
    outgoing.writeHead(502).end()
  }

  const server = await listen(serve)
  const stopWatching = watchHealth(backends)
  const close = async () => {
    await stopWatching()
    for (const { agent } of backends) agent.destroy()
    server.close()
  }
  const isHealthy = (port: number) => backends.some((one) => one.port === port && one.isHealthy)
  return { port: server.port, failures, counts, isHealthy, close }
}
