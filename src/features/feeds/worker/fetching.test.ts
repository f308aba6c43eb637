import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const open = new Set<ServerResponse>()

/** A CRM that is slow, and never ends, but for one feed; loopback plays the world. */
const crm = createServer((request, reply) => {
  if (request.url === '/ready') {
    reply.writeHead(200, { 'content-type': 'text/plain' })
    reply.end(rowsOf([feedAd({ referenceId: 'R-1' })]))
    return
  }
  open.add(reply)
  reply.once('close', () => open.delete(reply))
  reply.writeHead(200, { 'content-type': 'text/plain' }).write('{')
})
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.2', resolve))
afterAll(() => {
  crm.closeAllConnections()
  crm.close()
})
const { port } = crm.address() as AddressInfo

/** Nobody here is too slow. */
const never = 3600_000
const outgoingOptions: Partial<OutgoingOptions> = {
  resolve: async () => [{ address: '127.0.0.2', family: 4 }],
  isReachable: (address) => address === '127.0.0.2',
  isPlain: true,
  idleMs: never,
  pace: { bytes: 0, withinMs: never },
}
const site = await openSite({ outgoingOptions })
const { ask, person, check, take, over } = feedsOf(site)

/** An account with a run that fetches; that of the path `/` does not get on. */
const fetching = async (path: string) => {
  const { token } = await person('agent')
  const url = `http://crm.example:${port}${path}`
  const { feed } = (await ask('POST', '/feeds', { token, body: { url } })).body.data
  const run = await check({ token }, feed.id)
  return { token, run }
}

const stuck = () => fetching('/')

async function connected(count: number): Promise<void> {
  if (open.size === count) return
  await sleep(20)
  await connected(count)
}

const cancel = ({ token, run }: Awaited<ReturnType<typeof stuck>>) =>
  ask('POST', `/feeds/runs/${run.id}/cancel`, { token, body: {} })

describe('An address that is slow', () => {
  test('keeps no file of others from being read', async () => {
    const [one, other] = [await stuck(), await stuck()]
    await connected(2)
    const done = await take(await person('agent'), rowsOf([feedAd({ referenceId: 'A-1' })]))
    expect(done).toMatchObject({ state: 'done', results: { created: 1 } })
    await Promise.all([cancel(one), cancel(other)])
  })

  test('keeps no address of others from being fetched, though a few accounts have one', async () => {
    await connected(0)
    const slow = [await stuck(), await stuck(), await stuck(), await stuck()]
    await connected(4)
    const other = await fetching('/ready')
    expect(await over(other, other.run)).toMatchObject({ state: 'waiting', failure: null })
    await Promise.all(slow.map(cancel))
  })

  test('is left where its run is cancelled', async () => {
    await connected(0)
    const slow = await stuck()
    await connected(1)
    const left = Promise.all([...open].map((reply) => once(reply, 'close')))
    await cancel(slow)
    await left
    expect(await over(slow, slow.run)).toMatchObject({ state: 'cancelled', failure: null })
  })
})
