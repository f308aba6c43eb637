import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openOutgoing, type OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { jpeg } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { minQuickPriority } from '#features/feeds/runs/rules/turns.ts'
import { pictureJobs } from './jobs/bring-pictures.ts'

const picture = await jpeg()
const asked: string[] = []

let whenReleased = Promise.resolve()

/** Every name leads here: hosts that are there, one that is always busy, one that is slow, some that are away. */
const remoteServer = createServer(async (request, reply) => {
  const host = request.headers.host?.split(':')[0]
  asked.push(`${host}${request.url}`)
  if (host === 'slow.example') await whenReleased
  if (/^(busy|away-\d+)\.example$/.test(host ?? '')) reply.writeHead(503).end()
  else reply.setHeader('content-type', 'image/jpeg').end(picture.bytes)
})
await new Promise<void>((resolve) => remoteServer.listen(0, '127.0.0.2', resolve))
afterAll(() => remoteServer.close())

const { port } = remoteServer.address() as AddressInfo
const outgoingOptions: Partial<OutgoingOptions> = {
  resolve: async () => [{ address: '127.0.0.2', family: 4 }],
  isReachable: (address) => address === '127.0.0.2',
  isPlain: true,
  spacingMs: 0,
}
const site = await openSite({ outgoingOptions })
const { person, take } = feedsOf(site)
const { kysely: db } = site.db

const urlOf = (name: string) => ({ url: `http://${name.replace('/', `:${port}/`)}`, version: '1' })
const adWith = (referenceId: string, names: string[]) =>
  feedAd({ referenceId, images: names.map(urlOf) })

const fetchedOf = async (url: string) => {
  const pictures = db.selectFrom('feed_pictures').select(['tries', 'failure', 'file_id'])
  return (await pictures.where('url', '=', urlOf(url).url).execute())[0]
}

const whenFetched = async (url: string) => {
  for (;;) {
    const found = await fetchedOf(url)
    if (found) return found
    await sleep(50)
  }
}

test('a host that is busy is given up for the rest of a run; others are asked', async () => {
  const agent = await person('agent')
  const busy = Array.from({ length: 20 }, (_, at) => `busy.example/photo-${at}`)
  await take(agent, rowsOf([adWith('B-1', busy), adWith('B-2', [...busy, 'crm.example/good'])]))
  expect(await whenFetched('crm.example/good')).toMatchObject({ tries: 1, failure: null })
  expect(asked.filter((one) => one.startsWith('busy')).length).toBeLessThanOrEqual(8)
  expect(await fetchedOf('busy.example/photo-0')).toMatchObject({ tries: 1 })
  const rest = { tries: 0, failure: 'host_given_up', file_id: null }
  expect(await fetchedOf('busy.example/photo-19')).toEqual(rest)
})

test('of countless hosts that are away only some are asked; one that gave pictures still is', async () => {
  const agent = await person('agent')
  const away = Array.from({ length: 40 }, (_, at) => `away-${at}.example/photo`)
  const first = ['fine.example/first', ...away.slice(0, 20)]
  const second = [...away.slice(20), 'unknown.example/late', 'fine.example/last']
  await take(agent, rowsOf([adWith('C-1', first), adWith('C-2', second)]))
  expect(await whenFetched('fine.example/last')).toMatchObject({ failure: null })
  const askedAway = asked.filter((one) => one.startsWith('away'))
  expect(askedAway.length).toBeGreaterThanOrEqual(20)
  // Four are asked at once.
  expect(askedAway.length).toBeLessThan(24)
  const notAsked = { tries: 0, failure: 'host_given_up', file_id: null }
  expect(await whenFetched('unknown.example/late')).toEqual(notAsked)
})

type Turn = { data: Record<string, string>; priority: number }

/** The test does the work: of quick accounts and of slow ones, and keeps what is put back. */
function worker(batchMs: number) {
  const left: Turn[] = []
  const jobs = {
    enqueueInTurn: async (_db: unknown, _queue: unknown, turn: Turn) => void left.push(turn),
    isWaiting: async () => false,
    dropWaiting: async () => undefined,
  }
  const { gazetteer, catalogue, media } = site.providers
  const parts = {
    db,
    jobs,
    media,
    outgoing: openOutgoing(outgoingOptions),
    folder: tmpdir(),
    gazetteer,
  }
  const { log } = site.app as never
  const [quick, slow] = pictureJobs({ ...parts, catalogue, log, batchMs })
  return { left, quick: quick!, slow: slow! }
}

/** An account whose pictures have come, and are wanted again. */
async function wanting(names: string[][]) {
  const agent = await person('agent')
  await take(agent, rowsOf(names.map((own, at) => adWith(`T-${at}`, own))))
  await whenFetched(names.at(-1)!.at(-1)!)
  await sleep(500)
  const wanted = { has_new_pictures: true }
  await db.updateTable('feed_items').set(wanted).where('account_id', '=', agent.user.id).execute()
  await db.deleteFrom('feed_pictures').execute()
  asked.length = 0
  return { accountId: String(agent.user.id) }
}

test('a batch asks for what it has time for, and for nothing twice', async () => {
  const names = ['a', 'b', 'c'].map((ad) =>
    Array.from({ length: 6 }, (_, at) => `crm.example/${ad}-${at}`),
  )
  const data = await wanting(names)
  const { left, quick } = worker(60_000)
  await quick.run(data)
  expect(left).toEqual([])
  expect(asked.toSorted()).toEqual(names.flat().toSorted())
})

test('a picture that has not come when its batch ends goes on among the slow ones, and has not failed', async () => {
  const quickOnes = ['crm.example/q-0', 'crm.example/q-1', 'crm.example/q-2']
  const slowOnes = ['slow.example/s-0', 'slow.example/s-1']
  const data = await wanting([quickOnes, slowOnes, ['crm.example/q-3']])
  const { promise, resolve: release } = Promise.withResolvers<void>()
  whenReleased = promise
  const { left, quick, slow } = worker(2_000)
  const begun = performance.now()
  await quick.run(data)
  expect(performance.now() - begun).toBeLessThan(8_000)
  expect(await fetchedOf('slow.example/s-0')).toBeUndefined()
  expect(await fetchedOf('crm.example/q-2')).toMatchObject({ tries: 1, failure: null })
  const [rest] = left
  expect(left).toHaveLength(1)
  expect(rest).toMatchObject({
    data: { ...data, after: 'T-0', from: '0', failures: '{"crm.example":0}' },
  })
  expect(rest!.priority).toBeLessThan(minQuickPriority)
  expect([quick.only, slow.only]).toEqual([
    { minPriority: minQuickPriority },
    { maxPriority: minQuickPriority - 1 },
  ])
  release()
  await slow.run(rest!.data)
  expect(left).toHaveLength(1)
  for (const url of [...slowOnes, 'crm.example/q-3']) {
    expect(await fetchedOf(url)).toMatchObject({ tries: 1, failure: null })
  }
  expect(asked.filter((one) => one.startsWith('crm')).toSorted()).toEqual(
    [...quickOnes, 'crm.example/q-3'].toSorted(),
  )
})
