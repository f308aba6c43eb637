import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { hostileFeeds, largeFeed } from '#test/ads/hostile-feeds.ts'
import { endlessChunk } from '#test/files/hostile-videos.ts'
import { filmed } from '#test/files/videos.ts'
import { bombs, carriers, hostile, names, strangers } from '#test/files/hostile-files.ts'
import { jpeg, type Sent, uploader } from '#test/files/uploads.ts'
import { asker } from '#test/people.ts'
import { goal, percentile, timed } from '../support/goals.ts'

import { type DrillServer, newAddress, withServer } from '../support/environment.ts'

export const title = 'hostile files and feeds one by one, twenty bombs at once, and floods'

const path = '/files/upload/single'

/** Megabytes of a program and of the processes that it started (Linux). */
async function memoryOf(pid: number): Promise<number> {
  const folder = `/proc/${pid}`
  const status = await readFile(`${folder}/status`, 'utf8').catch(() => '')
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  const children = await readFile(`${folder}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter(Boolean).map(Number)
  const theirs = await Promise.all(pids.map(memoryOf))
  return theirs.reduce((sum, one) => sum + one, own)
}

/** The most memory, and what others wait for an answer, as long as the work lasts. */
async function measureMemory({ site, pid }: DrillServer, work: () => Promise<void>) {
  const [sizes, waits]: [number[], number[]] = [[], []]
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      sizes.push(await memoryOf(pid))
      const { took } = await timed(() => asker(site, newAddress())('GET', '/settings'))
      waits.push(took)
      await sleep(20)
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await watching
  return { most: Math.max(...sizes), waits }
}

async function tokenOf({ site }: DrillServer, email: string): Promise<string> {
  const body = { email, password: 'mint tea' }
  const { body: said } = await asker(site, newAddress())('POST', '/auth/login', { body })
  return said.data.token
}

/** `sender`: which of those who send does, the first by default. */
type Send = (file: Sent, sender?: number) => Promise<number>

/** Who has eight files waiting is told to come again, so many at once are of several. */
const senders = 3

const isRefused = (status: number) => status >= 400 && status < 500
const isTaken = (status: number) => status === 201

/** Every file of the corpus, then many at once; answers with what was not as expected. */
async function attack(send: Send, photo: Sent): Promise<string[]> {
  const odd: string[] = []
  const expectOf = async (file: Sent, isRight: (status: number) => boolean, sender = 0) => {
    const status = await send(file, sender)
    if (!isRight(status)) odd.push(`${file.name}: ${status}`)
  }
  const refusable = [...strangers(), ...(await bombs())].map(hostile)
  for (const file of refusable) await expectOf(file, isRefused)
  for (const file of await carriers()) await expectOf(hostile(file), isTaken)
  for (const name of names) await expectOf({ ...photo, name }, isTaken)
  const bomb = refusable.find(({ name }) => name === 'square.png')
  const atOnce = Array.from({ length: 20 }, (_, at) =>
    expectOf(bomb ?? photo, isRefused, at % senders),
  )
  await Promise.all(atOnce)
  return odd
}

/** How an honest video of another sender fares beside those that take all the time they may. */
async function videoGoals(send: Send) {
  const endless = { name: 'endless-chunk.mp4', bytes: endlessChunk() }
  const video = { name: 'video.mp4', bytes: await filmed() }
  const hostile = [send(endless), send(endless)]
  await sleep(500)
  const { took, answer } = await timed(() => send(video, 1))
  const refused = (await Promise.all(hostile)).filter((status) => status === 422)
  return [
    goal('videos refused that take all the time they may', refused.length, { exactly: 2 }),
    goal('a video of somebody else beside them', answer, { exactly: 201 }),
    goal('and its wait', took, { atMost: 60_000, unit: 'ms' }),
  ]
}

const filesGoals = () =>
  withServer(async (server, environment) => {
    const people = await environment.addPeople(senders)
    const tokens = await Promise.all(people.map(({ email }) => tokenOf(server, email ?? '')))
    const [token = ''] = tokens
    const upload = uploader(server.site)
    const waits: number[] = []
    const sendUntimed: Send = async (file, sender = 0) =>
      (await upload(path, [file], { token: tokens[sender] ?? token })).status
    const send: Send = async (file, sender) => {
      const { took, answer } = await timed(() => sendUntimed(file, sender))
      waits.push(took)
      return answer
    }
    const photo = await jpeg()
    await send(photo)
    const before = await memoryOf(server.pid)
    let odd: string[] = []
    const seen = await measureMemory(server, async () => {
      odd = await attack(send, photo)
    })
    const flood = Array.from({ length: 200 }, () => photo)
    const { status: flooded } = await upload('/files/upload', flood, { token })
    const besides = await videoGoals(sendUntimed)
    for (const one of odd) console.log(`  ${one}`)
    return [
      ...besides,
      goal(`answered otherwise, of ${waits.length}`, odd.length, { exactly: 0 }),
      goal('p95 of an answer', percentile(waits, 0.95), { atMost: 500, unit: 'ms' }),
      goal('the longest', Math.max(...waits), { atMost: 5_000, unit: 'ms' }),
      goal('memory gained', seen.most - before, { atMost: 300, unit: 'MB' }),
      goal('p95 of other calls', percentile(seen.waits, 0.95), { atMost: 200, unit: 'ms' }),
      goal('two hundred files in one form', flooded, { exactly: 413 }),
      goal('a photo afterwards', await send(photo), { exactly: 201 }),
    ]
  })

const isOver = (state: string) => ['waiting', 'done', 'failed'].includes(state)

/** Checks a feed, which reads all of it, and answers with how that ended. */
async function checkFeed({ site }: DrillServer, token: string, feed: Sent): Promise<string> {
  const ask = asker(site, newAddress())
  const way = { token, field: 'file' }
  const sent = { ...feed, type: 'application/octet-stream' }
  const { body } = await uploader(site)('/feeds/upload', [sent], way)
  const begun = await ask('POST', `/feeds/${body.data.feed.id}/check`, { token })
  const path = `/feeds/runs/${begun.body.data.run.id}`
  const endMs = performance.now() + 15 * 60_000
  while (performance.now() < endMs) {
    const { state } = (await ask('GET', path, { token })).body.data.run
    if (isOver(state)) return state
    await sleep(200)
  }
  return 'still under way'
}

const watchedPaths = { health: '/healthz', search: '/api/properties', settings: '/api/settings' }

/** Milliseconds of each answer, as long as the work lasts, and how many were refused. */
async function answersBeside({ port }: DrillServer, work: () => Promise<void>) {
  const seen = { health: [] as number[], search: [] as number[], settings: [] as number[] }
  let [refused, hasEnded] = [0, false]
  const watch = async (name: keyof typeof watchedPaths) => {
    while (!hasEnded) {
      const headers = { 'x-forwarded-for': newAddress() }
      const ask = () => fetch(`http://127.0.0.1:${port}${watchedPaths[name]}`, { headers })
      const { took, answer } = await timed(ask)
      await answer.arrayBuffer()
      if (answer.status !== 200) refused += 1
      seen[name].push(took)
      await sleep(50)
    }
  }
  const watching = [watch('health'), watch('search'), watch('settings')]
  await work().finally(() => {
    hasEnded = true
  })
  await Promise.all(watching)
  return { ...seen, refused }
}

const maxWait = { atMost: 1_000, unit: 'ms' }
const maxUsualWait = { atMost: 200, unit: 'ms' }

/** The worker runs within the server, as it does by default. */
const feedGoals = () =>
  withServer(
    async (server, environment) => {
      const [stranger, agency] = await environment.addPeople(2)
      const token = await tokenOf(server, stranger?.email ?? '')
      const other = await tokenOf(server, agency?.email ?? '')
      const before = await memoryOf(server.pid)
      const odd: string[] = []
      const expectRead = async (feed: Sent, whose: string) => {
        const state = await checkFeed(server, whose, feed)
        if (state !== 'waiting') odd.push(`${feed.name}: ${state}`)
      }
      // Packing them would keep this process from asking in time.
      const hostileOnes = hostileFeeds()
      const work = async () => {
        for (const feed of hostileOnes) await expectRead(feed, token)
      }
      let hostile = { health: [0], search: [0], settings: [0], refused: 0 }
      const seen = await measureMemory(server, async () => {
        hostile = await answersBeside(server, work)
      })
      const large = { name: 'a large feed', bytes: largeFeed(100_000) }
      const beside = await answersBeside(server, () => expectRead(large, other))
      for (const one of odd) console.log(`  ${one}`)
      return [
        goal('feeds that were not read to their end', odd.length, { exactly: 0 }),
        goal('answers refused beside feeds', hostile.refused + beside.refused, { exactly: 0 }),
        goal('the longest /healthz beside hostile feeds', Math.max(...hostile.health), maxWait),
        goal('p95 of a search beside them', percentile(hostile.search, 0.95), maxUsualWait),
        goal('p95 of the settings beside them', percentile(hostile.settings, 0.95), maxUsualWait),
        goal('memory gained by hostile feeds', seen.most - before, { atMost: 300, unit: 'MB' }),
        goal('p99 of /healthz beside 100,000 ads', percentile(beside.health, 0.99), maxUsualWait),
        goal('the longest beside 100,000 ads', Math.max(...beside.health), maxWait),
      ]
    },
    { WORKER: 'on' },
  )

export const run = async () => [...(await filesGoals()), ...(await feedGoals())]
