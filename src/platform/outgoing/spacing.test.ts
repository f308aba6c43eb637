import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOutgoing, type OutgoingOptions } from './outgoing.ts'

const times: number[] = []

const remoteServer = createServer((request, reply) => {
  times.push(performance.now())
  if (request.url !== '/drip') return reply.end('all of it')
  const timer = setInterval(() => reply.write('.'), 20)
  return reply.on('close', () => clearInterval(timer))
})
await new Promise<void>((resolve) => remoteServer.listen(0, '127.0.0.2', resolve))
afterAll(() => remoteServer.close())

const { port } = remoteServer.address() as AddressInfo
const options: Partial<OutgoingOptions> = {
  resolve: async () => [{ address: '127.0.0.2', family: 4 }],
  isReachable: (address) => address === '127.0.0.2',
  isPlain: true,
  spacingMs: 300,
}
const path = join(tmpdir(), `dara-spacing-${process.pid}`)
const wish = { path, maxBytes: 1_000_000, types: /^/, timeoutMs: 600_000 }

test('One address is asked only so often, whatever it is called and whoever asks at once', async () => {
  const outgoing = openOutgoing(options)
  const hosts = ['one.example', 'two.example', 'one.example']
  const ask = (host: string, at: number) =>
    outgoing.fetchFile(`http://${host}:${port}/`, { ...wish, path: `${path}-${at}` })
  await Promise.all(hosts.map(ask))
  const [first = 0, second = 0, third = 0] = times
  expect(second - first).toBeGreaterThan(250)
  expect(third - second).toBeGreaterThan(250)
})

test('A file that has less time must come faster', async () => {
  const pace = { bytes: 1_000, withinMs: 300 }
  const dripping = openOutgoing(options).fetchFile(`http://one.example:${port}/drip`, {
    ...wish,
    pace,
  })
  await expect(dripping).rejects.toMatchObject({ why: 'answer_too_slow' })
})

test('A fetch that waits for its turn at an address ends in time', async () => {
  const outgoing = openOutgoing({ ...options, spacingMs: 60_000 })
  const ask = (timeoutMs: number) =>
    outgoing.fetchFile(`http://one.example:${port}/`, { ...wish, timeoutMs })
  await ask(60_000)
  await expect(ask(200)).rejects.toMatchObject({ why: 'answer_too_slow' })
})
