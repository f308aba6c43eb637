import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { goal } from '../support/goals.ts'
import { withServer } from '../support/environment.ts'

export const title = 'a stop while 32 clients ask on open connections and 20 requests are half sent'

const clients = 32
const halfSent = 20
const beforeMs = 2_000
/** After the signal the other half is sent. */
const restAfterMs = 1_000

type Seen = { status: number; isLast: boolean; code?: string }

function ask(port: number, agent: Agent): Promise<Seen> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path: '/api/properties', agent }
    const sent = request(options, (answer) => {
      const status = answer.statusCode ?? 0
      const isLast = answer.headers.connection === 'close'
      answer.resume()
      answer.once('end', () => resolve({ status, isLast }))
      answer.once('error', () => resolve({ status: 0, isLast: true, code: 'cut' }))
    })
    sent.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve({ status: 0, isLast: true, code: code ?? 'unknown' }),
    )
    sent.end()
  })
}

/** Asks on one connection until told to go. A new connection may be refused by then. */
async function keepAsking(port: number): Promise<Seen[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen: Seen[] = []
  while (!seen.at(-1)?.isLast) {
    seen.push(await ask(port, agent))
    await sleep(20)
  }
  agent.destroy()
  return seen.filter(({ code }) => code !== 'ECONNREFUSED')
}

const body = JSON.stringify({ email: 'nobody@example.com', password: 'mint tea' })
const post = `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
const get = 'GET /api/settings HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'

/** Stops in the middle of its headers or of its body until `rest` is done; the status, or 0. */
async function sendInHalves(port: number, { text, rest }: { text: string; rest: Promise<void> }) {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (piece: Buffer) => {
    said += piece
  })
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.once('error', () => resolve())
  })
  socket.write(text.slice(0, -20))
  await rest
  socket.write(text.slice(-20))
  await closed
  return Number(/^HTTP\/1.1 (\d+)/.exec(said)?.[1] ?? 0)
}

export const run = () =>
  withServer(async ({ port, pid, stop }) => {
    const rest = Promise.withResolvers<void>()
    const asking = Array.from({ length: clients }, () => keepAsking(port))
    const sending = Array.from({ length: halfSent }, (_, at) =>
      sendInHalves(port, { text: at % 2 ? post : get, rest: rest.promise }),
    )
    await sleep(beforeMs)
    const begin = performance.now()
    process.kill(pid, 'SIGTERM')
    const stopped = stop().then(() => performance.now() - begin)
    await sleep(restAfterMs)
    rest.resolve()
    const seen = (await Promise.all(asking)).flat()
    const halves = await Promise.all(sending)
    const tookMs = await stopped
    const cut = seen.filter(({ status }) => status === 0)
    return [
      goal('answered on open connections', seen.length, { atLeast: clients }),
      goal('of these cut off', cut.length, { exactly: 0 }),
      goal('of these refused', seen.filter(({ status }) => status === 503).length, { exactly: 0 }),
      goal('half-sent requests that were answered', halves.filter((status) => status > 0).length, {
        exactly: halfSent,
      }),
      goal('of these refused', halves.filter((status) => status >= 500).length, { exactly: 0 }),
      goal('ended after', tookMs, { atMost: 5_000, unit: 'ms' }),
    ]
  })
