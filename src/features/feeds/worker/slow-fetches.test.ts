import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { maxFetchMs } from '#features/feeds/runs/rules/turns.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import {
  openOutgoing,
  type FetchRequest,
  type OutgoingOptions,
} from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { feedJob, fetchJobs } from './jobs/runs.ts'

const quickMs = 3_000
/** Of quick fetches, and of slow ones. */
const places = 4

const open = new Set<ServerResponse>()
/** The paths that were asked for, in order. */
const asked: string[] = []
const feed = rowsOf([feedAd({ referenceId: 'R-1' })])

const megabyte = 1024 * 1024
const piece = Buffer.alloc(4 * megabyte, '\n')

/** 100 MB at 16 MB/s, which takes twice as long as a quick fetch may. */
function sendLarge(reply: ServerResponse, left = 25): void {
  if (left === 0 || reply.destroyed) return void reply.end()
  reply.write(piece)
  setTimeout(() => sendLarge(reply, left - 1), 250)
}

/** A CRM that drips without end, but for feeds that are ready, or ready a while later. */
const crm = createServer((request, reply) => {
  const path = request.url ?? ''
  asked.push(path)
  reply.writeHead(200, { 'content-type': 'text/plain' })
  if (path.startsWith('/ready')) return void reply.end(feed)
  if (path === '/late') return void setTimeout(() => reply.end(feed), quickMs + 1_000)
  if (path === '/large') return sendLarge(reply)
  open.add(reply)
  const timer = setInterval(() => reply.write(' '.repeat(16 * 1024)), 500)
  reply.once('close', () => {
    clearInterval(timer)
    open.delete(reply)
  })
})
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.3', resolve))
afterAll(() => {
  crm.closeAllConnections()
  crm.close()
})
const { port } = crm.address() as AddressInfo

/** The site itself only answers: the worker of this test has less patience. */
const outgoingOptions: Partial<OutgoingOptions> = {
  resolve: async () => [{ address: '127.0.0.3', family: 4 }],
  isReachable: (address) => address === '127.0.0.3',
  isPlain: true,
}
const site = await openSite({ env: { WORKER: 'off' }, outgoingOptions })
const { person, over } = feedsOf(site)
const outgoing = openOutgoing(outgoingOptions)
const timeoutsMs: Record<string, number[]> = {}
const fetchFile = (url: string, wish: FetchRequest) => {
  const { pathname } = new URL(url)
  timeoutsMs[pathname] = [...(timeoutsMs[pathname] ?? []), wish.timeoutMs]
  return outgoing.fetchFile(url, wish)
}

{
  const { kysely: db, pool } = site.db
  const jobs = await openJobs(pool, { log: quiet, isWorker: true })
  afterAll(() => jobs.stop())
  const { gazetteer, catalogue } = site.providers
  const own = { db, jobs, outgoing: { ...outgoing, fetchFile }, folder: tmpdir(), quickMs }
  const parts = { ...own, log: site.app.log as never, gazetteer, catalogue }
  for (const job of [...fetchJobs(parts), feedJob(parts)]) await jobs.work(job)
}

/** An account of a network with a feed, which is checked when it is asked to be. */
async function feeder(path: string, address: string) {
  const { token } = await person('agent')
  const ask = asker(site, address)
  const body = { url: `http://crm.example:${port}${path}` }
  const added = (await ask('POST', '/feeds', { token, body })).body.data.feed
  const check = async () =>
    (await ask('POST', `/feeds/${added.id}/check`, { token })).body.data.run as { id: string }
  return { token, ask, check }
}

const drips = () => asked.filter((path) => path.startsWith('/drip'))

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  if (await isSo()) return
  await sleep(20)
  await until(isSo)
}

test('A fetch that takes long begins again, with what is left of its five minutes', async () => {
  const late = await feeder('/late', '192.0.2.1')
  expect(await over(late, await late.check())).toMatchObject({ state: 'waiting', failure: null })
  expect(asked).toEqual(['/late', '/late'])
  expect(timeoutsMs['/late']).toEqual([maxFetchMs, maxFetchMs - quickMs])
})

test('A feed of 100 MB that takes a while is fetched', async () => {
  const large = await feeder('/large', '192.0.2.1')
  const { id } = await large.check()
  const find = async () =>
    (await large.ask('GET', `/feeds/runs/${id}`, { token: large.token })).body.data.run
  await until(async () => (await find()).phase !== 'fetching')
  expect(asked.filter((path) => path === '/large')).toHaveLength(2)
  const { rows } = await sql`
    select sum(octet_length(bytes))::integer as bytes from feed_chunks`.execute(site.db.kysely)
  expect(rows).toEqual([{ bytes: 100 * megabyte }])
  await large.ask('POST', `/feeds/runs/${id}/cancel`, { token: large.token, body: {} })
})

test('Nine accounts whose address drips keep no others from being fetched', async () => {
  const usual = await feeder('/ready', '198.51.100.1')
  const later = await feeder('/ready-later', '203.0.113.1')
  const slow = []
  for (let at = 0; at < 9; at += 1) slow.push(await feeder(`/drip-${at}`, '203.0.113.1'))
  for (const { check } of slow) await check()
  await until(() => open.size === places)

  // One of another network begins as soon as the first of them have had their time.
  const run = await usual.check()
  expect(await over(usual, run)).toMatchObject({ state: 'waiting', failure: null })
  expect(asked.indexOf('/ready') - asked.indexOf('/drip-0')).toBeLessThan(2 * places)

  // Once all have had theirs, half of the places are held, and the rest is free.
  await until(() => new Set(drips()).size === 9 && drips().length === 9 + places)
  await sleep(quickMs + 1_000)
  expect([open.size, drips().length]).toEqual([places, 9 + places])
  const next = await later.check()
  expect(await over(later, next)).toMatchObject({ state: 'waiting', failure: null })
  expect([open.size, drips().length]).toEqual([places, 9 + places])
})
