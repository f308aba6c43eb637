import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { goal } from '../support/goals.ts'
import { withServer } from '../support/environment.ts'

export const title = 'a proxy that keeps its connections, asked at every moment around the limits'

/** As most proxies do (60 to 75 seconds). */
const proxyKeepsMs = 75_000
/** What servers like to keep, and what the proxy keeps. */
const around = [10_000, 60_000, proxyKeepsMs]
const spreadMs = 2_000
const stepMs = 50
const proxyAddress = '127.0.0.1'
const strangerAddress = '127.0.0.2'

type End = 'answered' | 'lost' | 'closed by the server'

const request = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

function open(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  return socket.on('error', () => undefined)
}

function ask(socket: Socket): Promise<End> {
  const answered = Promise.withResolvers<End>()
  socket.once('data', () => answered.resolve('answered'))
  socket.once('close', () => answered.resolve('lost'))
  socket.write(request)
  return answered.promise
}

/** Twice as a proxy asks: on the same connection while it keeps that, else on a new one. */
async function askTwice(port: number, apartMs: number): Promise<End> {
  const first = open(port, proxyAddress)
  if ((await ask(first)) !== 'answered') return 'lost'
  await sleep(apartMs)
  if (apartMs >= proxyKeepsMs) first.destroy()
  else if (first.destroyed || first.readableEnded) return 'closed by the server'
  const second = first.destroyed ? open(port, proxyAddress) : first
  return ask(second).finally(() => second.destroy())
}

/** How long the server keeps the connection of somebody who is no proxy. */
async function strangerKeptMs(port: number): Promise<number> {
  const socket = open(port, strangerAddress)
  await ask(socket)
  const begin = performance.now()
  await new Promise((resolve) => socket.once('close', resolve))
  return performance.now() - begin
}

export const run = () =>
  withServer(
    async ({ port }) => {
      const moments = around.flatMap((middle) =>
        Array.from({ length: (2 * spreadMs) / stepMs }, (_, at) => middle - spreadMs + at * stepMs),
      )
      const stranger = strangerKeptMs(port)
      const ends = await Promise.all(moments.map((moment) => askTwice(port, moment)))
      const count = (end: End) => ends.filter((one) => one === end).length
      return [
        goal(`asked again, from ${around[0]} to ${proxyKeepsMs} ms later`, ends.length, {
          exactly: moments.length,
        }),
        goal('of these lost', count('lost'), { exactly: 0 }),
        goal('of these closed before the proxy would', count('closed by the server'), {
          exactly: 0,
        }),
        goal('a stranger’s idle connection is kept', await stranger, {
          atMost: 13_000,
          unit: 'ms',
        }),
      ]
    },
    { TRUST_PROXY: proxyAddress },
  )
