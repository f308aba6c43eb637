import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openOutgoing, type Ways } from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { jpeg } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { pictureJob } from './handlers.ts'

const picture = await jpeg()
const asked: string[] = []

/** Every name leads here: hosts that are there, one that is always busy and some that are away. */
const world = createServer((request, reply) => {
  const host = request.headers.host?.split(':')[0]
  asked.push(`${host}${request.url}`)
  if (/^(busy|away-\d+)\.example$/.test(host ?? '')) reply.writeHead(503).end()
  else reply.setHeader('content-type', 'image/jpeg').end(picture.bytes)
})
await new Promise<void>((resolve) => world.listen(0, '127.0.0.2', resolve))
afterAll(() => world.close())

const { port } = world.address() as AddressInfo
const ways: Partial<Ways> = {
  resolve: async () => [{ address: '127.0.0.2', family: 4 }],
  isReachable: (address) => address === '127.0.0.2',
  isPlain: true,
  spacing: 0,
}
const site = await openSite({ ways })
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

test('a batch that has taken its time leaves the rest for a later turn, and asks for nothing twice', async () => {
  const agent = await person('agent')
  const names = ['a', 'b', 'c'].map((ad) =>
    Array.from({ length: 6 }, (_, at) => `crm.example/${ad}-${at}`),
  )
  await take(agent, rowsOf(names.map((own, at) => adWith(`T-${at}`, own))))
  await whenFetched('crm.example/c-5')
  await sleep(500)
  const wanted = { has_new_pictures: true }
  await db.updateTable('feed_items').set(wanted).where('account_id', '=', agent.user.id).execute()
  await db.deleteFrom('feed_pictures').execute()
  asked.length = 0
  const left: Record<string, string>[] = []
  const jobs = {
    enqueue: async (_db: unknown, _queue: unknown, data: Record<string, string>) =>
      void left.push(data),
    isWaiting: async () => false,
  }
  const { gazetteer, catalogue, media } = site.providers
  const parts = { db, jobs, media, outgoing: openOutgoing(ways), folder: tmpdir(), gazetteer }
  const { log } = site.app as never
  const job = pictureJob({ ...parts, catalogue, log, batchMs: 0 })
  let turns = 0
  const accountId = String(agent.user.id)
  for (let data: Record<string, string> | undefined = { accountId }; data; data = left.shift()) {
    turns += 1
    await job.run(data)
  }
  expect(turns).toBeGreaterThanOrEqual(4)
  expect(asked.toSorted()).toEqual(names.flat().toSorted())
})
