import { expect, test } from 'vitest'
import { type ChangedSubjects, PageCache } from './page-cache.ts'
import { PageNews } from './page-news.ts'

/** Processes that hear each other; what one tells is heard by all once `deliver` is called. */
function network() {
  const told: string[] = []
  const state = { isLost: false }
  const members: PageNews[] = []
  const join = () => {
    const dropped: ChangedSubjects[] = []
    const news = new PageNews(async (_channel, payload) => {
      if (state.isLost) throw new Error('lost')
      told.push(payload)
    })
    news.follow((changed) => dropped.push(changed))
    members.push(news)
    return { news, dropped }
  }
  const deliver = async () => {
    await new Promise(setImmediate)
    for (const payload of told.splice(0)) for (const member of members) member.hear(payload)
  }
  return { join, deliver, told, state }
}

test('what one process has changed is dropped in the others', async () => {
  const { join, deliver } = network()
  const [writer, reader] = [join(), join()]
  writer.news.tell(new Set(['ad/7', 'account/3']))
  expect(writer.dropped).toEqual([new Set(['ad/7', 'account/3'])])
  expect(reader.dropped).toEqual([])
  await deliver()
  expect(reader.dropped).toEqual([new Set(['ad/7', 'account/3'])])
})

test('a notice has ids only, and says "all" where more have changed than fit', async () => {
  const { join, deliver, told } = network()
  const [writer, reader] = [join(), join()]
  writer.news.tell(new Set(['ad/sara@example.com', 'ad/7']))
  expect(told).toEqual(['ad/7'])
  await deliver()
  writer.news.tell(new Set(Array.from({ length: 5_000 }, (_, at) => `ad/${at}`)))
  expect(told).toEqual(['all'])
  await deliver()
  expect(reader.dropped.at(-1)).toBe('all')
})

test('what changes while a notice is on its way goes with the next, in one', async () => {
  const { join, deliver, told } = network()
  const { news } = join()
  for (let id = 1; id <= 9; id += 1) news.tell(new Set([`ad/${id}`]))
  await new Promise(setImmediate)
  expect(told).toEqual(['ad/1', 'ad/2 ad/3 ad/4 ad/5 ad/6 ad/7 ad/8 ad/9'])
  await deliver()
})

test('what could not be told is told once the process listens again, which doubts all it keeps', async () => {
  const { join, deliver, told, state } = network()
  const [writer, reader] = [join(), join()]
  state.isLost = true
  writer.news.tell(new Set(['ad/1']))
  await deliver()
  state.isLost = false
  writer.news.hear(undefined)
  await new Promise(setImmediate)
  expect(writer.dropped.at(-1)).toBe('unknown')
  expect(told).toEqual(['ad/1'])
  await deliver()
  expect(reader.dropped).toEqual([new Set(['ad/1'])])
})

test('a page from before a time in which notices may have been missed is made again, and shown where that fails', async () => {
  let time = 0
  const cache = new PageCache({ now: () => time })
  const page = (text: string) => ({
    status: 200,
    location: undefined,
    writePolicy: () => undefined,
    bodies: { identity: Buffer.from(text) },
  })
  const slow = Promise.withResolvers<ReturnType<typeof page>>()
  await cache.get('/en', async () => page('kept'))
  const asked = cache.get('/en/slow', () => slow.promise)
  cache.drop('unknown')
  slow.resolve(page('slow'))
  await asked
  const textOf = async (key: string, make: () => Promise<ReturnType<typeof page>>) =>
    String((await cache.get(key, make)).page.bodies.identity)
  const fails = () => Promise.reject(new Error('behind'))
  expect(await textOf('/en', fails)).toBe('kept')
  expect(await textOf('/en/slow', fails)).toBe('slow')
  time = 2 * 60_000
  await expect(textOf('/en', fails)).rejects.toThrow('behind')
  time = 0
  const fresh = async () => page('fresh')
  for (const key of ['/en', '/en/slow']) {
    expect(await textOf(key, fresh)).toBe('fresh')
    expect(await textOf(key, fails)).toBe('fresh')
  }
})
