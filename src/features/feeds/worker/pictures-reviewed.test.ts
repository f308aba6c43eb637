import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { poster } from '#test/ads/poster.ts'
import { jpeg } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'

const picture = await jpeg()

/** Has every picture; loopback plays the world. */
const host = createServer((_, reply) =>
  reply.setHeader('content-type', 'image/jpeg').end(picture.bytes),
)
await new Promise<void>((resolve) => host.listen(0, '127.0.0.2', resolve))
afterAll(() => host.close())
const { port } = host.address() as AddressInfo

const site = await openSite({
  outgoingOptions: {
    resolve: async () => [{ address: '127.0.0.2', family: 4 }],
    isReachable: (address) => address === '127.0.0.2',
    isPlain: true,
  },
})
const { person, take, rows, upload, check, over } = feedsOf(site)
const play = poster(site)
const { set, list, judge, publicAd, ask } = play

const operator = await play.operator()
await set.setting('moderation', 'all')

const ad = feedAd({ referenceId: 'R-1' })
const other = feedAd({ referenceId: 'R-2' })
const name = { en: 'Another home over the Marina', ar: 'بيت آخر يطل على المارينا' }
const own = async (agent: Person) => (await list(agent, '?search=R-1')).properties[0]

/** An agent whose feed brought an ad that an operator has let in. */
const approved = async () => {
  const agent = await person('agent')
  await take(agent, rowsOf([ad, other]))
  const { id } = await own(agent)
  await judge(operator, id, { state: 'live', reason: 'Looked' })
  expect(await own(agent)).toMatchObject({ state: 'live' })
  return { agent, id: id as number }
}

const toldOf = async (agent: Person, content: string) => {
  const { id, results } = await take(agent, content)
  const [first] = await rows(agent, `${id}/rows`)
  return { results, codes: first.reasons.map(({ code }: { code: string }) => code) }
}

test('A feed that writes other texts sends an approved ad to review, and its row says so', async () => {
  const { agent, id } = await approved()
  const dearer = await toldOf(agent, rowsOf([{ ...ad, totalPrice: 1_600_000 }, other]))
  expect(dearer.codes).toEqual([])
  expect(await own(agent)).toMatchObject({ state: 'live' })
  const told = await toldOf(agent, rowsOf([{ ...ad, totalPrice: 1_600_000, name }, other]))
  expect(told).toMatchObject({ results: { updated: 1 }, codes: ['goes_to_review'] })
  expect(await own(agent)).toMatchObject({ state: 'in_review' })
  expect((await publicAd(id)).status).toBe(404)
})

test('Pictures that come after the ad are looked at before the public sees them', async () => {
  const { agent, id } = await approved()
  const images = [{ url: `http://photos.example:${port}/1`, version: '1' }]
  await take(agent, rowsOf([{ ...ad, images }, other]))
  while ((await own(agent)).images.length === 0) await sleep(100)
  expect(await own(agent)).toMatchObject({ state: 'in_review' })
  expect((await publicAd(id)).status).toBe(404)
})

test('An ad that is back in its feed with other texts comes back by way of a review', async () => {
  const { agent, id } = await approved()
  await take(agent, rowsOf([{ ...ad, status: 'deleted' }, other]))
  expect(await own(agent)).toMatchObject({ state: 'closed' })
  const told = await toldOf(agent, rowsOf([{ ...ad, name }, other]))
  expect(told.codes).toEqual(['goes_to_review'])
  expect(await own(agent)).toMatchObject({ state: 'in_review' })
  expect((await publicAd(id)).status).toBe(404)
})

test('The plan of a feed says whether what it changes is looked at', async () => {
  const agent = await person('agent')
  const plan = async () => {
    const run = await over(agent, await check(agent, (await upload(agent, rowsOf([ad]))).id))
    await ask('DELETE', `/feeds/runs/${run.id}`, { token: agent.token })
    return run
  }
  expect(await plan()).toMatchObject({ state: 'waiting', reviewed: true })
  await set.setting('moderation', 'auto')
  const off = await plan()
  await set.setting('moderation', 'all')
  expect(off).toMatchObject({ reviewed: false })
})
