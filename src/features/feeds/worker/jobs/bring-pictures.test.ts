import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { fetchFeed } from '#features/feeds/runs/actions/fetching.ts'
import { addRun, advanceRun, lockRun } from '#features/feeds/runs/queries/runs.ts'
import { maxRedirects, openOutgoing, type OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { jpeg } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'

const picture = await jpeg()
const asked: string[] = []
const feeds: Record<string, string> = {}
const away = new Set<string>()

/** A CRM with its feed and its pictures; loopback plays the world. */
const crm = createServer((request, reply) => {
  const path = request.url ?? ''
  asked.push(path)
  if (feeds[path]) reply.setHeader('content-type', 'text/plain').end(feeds[path])
  else if (path === '/round') reply.writeHead(307, { location: '/round' }).end()
  else if (away.has(path)) reply.writeHead(503).end()
  else if (path.startsWith('/photo'))
    reply.setHeader('content-type', 'image/jpeg').end(picture.bytes)
  else reply.writeHead(404).end()
})
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.2', resolve))
afterAll(() => crm.close())

const { port } = crm.address() as AddressInfo
const at = (path: string) => `http://crm.example:${port}${path}`

const outgoingOptions: Partial<OutgoingOptions> = {
  resolve: async () => [{ address: '127.0.0.2', family: 4 }],
  isReachable: (address) => address === '127.0.0.2',
  isPlain: true,
}
const site = await openSite({ outgoingOptions })
const { ask, person, run, over, check } = feedsOf(site)

const add = async ({ token }: { token: string }, url: string, body: object = {}) =>
  (await ask('POST', '/feeds', { token, body: { url, ...body } })).body.data.feed

type Own = { images: { id: string }[]; totalPrice: number }

const own = async ({ token }: { token: string }): Promise<Own> => {
  const { properties } = (await ask('GET', '/properties/my-properties', { token })).body.data
  const { body } = await ask('GET', `/properties/my-properties/${properties[0].id}`, { token })
  return body.data.property.propertyData[0]
}

const pictured = async (caller: { token: string }, count: number): Promise<Own> => {
  for (;;) {
    const ad = await own(caller)
    if (ad.images.length === count) return ad
    await sleep(100)
  }
}

const withPictures = (images: string[], changes: object = {}) =>
  rowsOf([
    feedAd({
      referenceId: 'P-1',
      images: images.map((path) => ({ url: at(path), version: '1' })),
      ...changes,
    }),
  ])

describe('A feed with an address', () => {
  test('is fetched, and its pictures once each; a broken one stops nothing', async () => {
    const agent = await person('agent')
    feeds['/one'] = withPictures(['/photo-1', '/none', '/photo-2'])
    const feed = await add(agent, at('/one'))
    expect(await over(agent, await run(agent, feed.id))).toMatchObject({ results: { created: 1 } })
    const before = await pictured(agent, 2)
    asked.length = 0
    feeds['/one'] = withPictures(['/photo-2', '/photo-1', '/photo-3'], { totalPrice: 7_000_000 })
    await over(agent, await run(agent, feed.id))
    const after = await pictured(agent, 3)
    expect(after.totalPrice).toBe(7_000_000)
    expect(after.images.slice(0, 2).map(({ id }) => id)).toEqual(
      before.images.map(({ id }) => id).toReversed(),
    )
    expect(asked).toEqual(['/one', '/photo-3'])
  })

  test('asks again for pictures that did not come, and cuts no ad down to the few that did', async () => {
    const agent = await person('agent')
    const triesOf = async (version: string) => {
      const pictures = site.db.kysely.selectFrom('feed_pictures').select('tries')
      const found = await pictures
        .where('url', '=', at('/photo-5'))
        .where('version', '=', version)
        .execute()
      return found[0]?.tries ?? 0
    }
    feeds['/away'] = withPictures(['/photo-4', '/photo-5'])
    const feed = await add(agent, at('/away'))
    const read = async () => over(agent, await run(agent, feed.id))
    away.add('/photo-5')
    await read()
    await pictured(agent, 1)
    away.clear()
    await read()
    await pictured(agent, 2)
    away.add('/photo-5')
    feeds['/away'] = feeds['/away'].replaceAll('"version":"1"', '"version":"2"')
    for (const tries of [1, 2]) {
      await read()
      while ((await triesOf('2')) < tries) await sleep(50)
      expect((await own(agent)).images).toHaveLength(2)
    }
    await read()
    await pictured(agent, 1)
  })

  test('says why it could not be fetched', async () => {
    const agent = await person('agent')
    const feed = await add(agent, at('/nowhere'))
    const failed = await over(agent, await check(agent, feed.id))
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'address_refuses' } })
    expect(failed.failure.msg).toContain('404')

    const endless = await add(agent, at('/round'))
    const { failure } = await over(agent, await check(agent, endless.id))
    expect(failure).toMatchObject({ code: 'address_redirects' })
    expect(failure.msg).toContain(`more than ${maxRedirects} times`)
  })

  test('is not put back to its beginning by a second worker that fetched it later', async () => {
    const agent = await person('agent')
    feeds['/twice'] = rowsOf([{ referenceId: 'T-1' }])
    const { id: feedId } = await add(agent, at('/twice'))
    const { kysely: db } = site.db
    const plan = { phase: 'fetching' as const, isCheck: true, acceptsFewer: false }
    const id = await addRun(db, { feedId, accountId: agent.user.id, ...plan, now: new Date() })
    const begun = (await lockRun(db, id!))!
    await advanceRun(db, begun.id, { phase: 'reading', cursor: 1_000 })
    const { jobs } = site.providers
    const outgoing = openOutgoing(outgoingOptions)
    const { signal } = new AbortController()
    const times = { signal, quickMs: 20_000, isSlow: false }
    const fetching = { db, jobs, outgoing, folder: tmpdir(), url: at('/twice'), ...times }
    expect(await fetchFeed(begun, fetching)).toBeUndefined()
    expect(await lockRun(db, begun.id)).toMatchObject({ phase: 'reading', cursor: 1_000 })
  })

  test('is read in its turn: a known account’s before those of others', async () => {
    const agent = await person('agent')
    const { kysely: db } = site.db
    await db
      .updateTable('accounts')
      .set({ verified: true })
      .where('id', '=', agent.user.id)
      .execute()
    feeds['/known'] = rowsOf([{ referenceId: 'K-1' }])
    const { id: feedId } = await add(agent, at('/known'))
    const plan = { phase: 'fetching' as const, isCheck: true, acceptsFewer: false }
    const id = await addRun(db, { feedId, accountId: agent.user.id, ...plan, now: new Date() })
    const waiting: { name: string; priority: number }[] = []
    const jobs = {
      enqueueInTurn: async (_: unknown, { name }: { name: string }, turn: { priority: number }) =>
        void waiting.push({ name, ...turn }),
    }
    const { signal } = new AbortController()
    const times = { signal, quickMs: 20_000, isSlow: false }
    const fetched = { outgoing: openOutgoing(outgoingOptions), folder: tmpdir(), url: at('/known') }
    const begun = (await lockRun(db, id!))!
    expect(await fetchFeed(begun, { db, jobs, ...fetched, ...times })).toBeUndefined()
    expect(waiting).toMatchObject([{ name: 'feeds', data: { runId: id } }])
    // Runs of the other tests, of the same network, count.
    expect(waiting[0]!.priority).toBeGreaterThan(900_000)
  })

  test('is read by itself when its time has come', async () => {
    const agent = await person('agent')
    feeds['/daily'] = rowsOf([{ referenceId: 'S-1' }])
    const { id, nextRunAt } = await add(agent, at('/daily'), { schedule: 'daily' })
    expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now())
    const { startDue } = await import('#features/feeds/sources/actions.ts')
    const { providers, db } = site
    await startDue(db.kysely, providers.jobs, new Date())
    const runs = async () => (await ask('GET', '/feeds', { token: agent.token })).body.data.runs
    expect(await runs()).toEqual([])
    await startDue(db.kysely, providers.jobs, new Date(Date.now() + 25 * 3600_000))
    const [begun] = await runs()
    expect(begun).toMatchObject({ feedId: id, check: false })
    expect(await over(agent, begun)).toMatchObject({ state: 'done', results: { created: 1 } })
  })
})
