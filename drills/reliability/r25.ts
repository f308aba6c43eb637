import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { Mp4OutputFormat } from 'mediabunny'
import { jpeg, type Sent, uploader } from '#test/files/uploads.ts'
import { filmed } from '#test/files/videos.ts'
import { asker } from '#test/people.ts'
import { chunkedPostOf, getOf, postOf, startBusyCrowd } from '../support/crowds/busy-crowd.ts'
import { type Goal, goal, percentile } from '../support/goals.ts'
import { type Answer, type Ask, ask } from '../support/load.ts'
import {
  newResults,
  residentMegabytes,
  withCpuPrinted,
  withPagedServer,
} from '../support/paged-server.ts'
import { openUnread } from '../support/crowds/unread-files.ts'
import type { DrillServer, DrillEnvironment } from '../support/environment.ts'

export const title = 'a crowd that asks for what is free, and files and videos that nobody reads'

const pauseMs = 40
const busySeconds = 20
/** Longer than an unread file may take: 60 s, then 16 KB/s (its end is that of unread-answers.test.ts). */
const unreadSeconds = 100
const settleMs = 5_000

const addressesOf = (network: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${network}.${at + 1}`)
const addressesOfNetworks = (count: number, host: number) =>
  Array.from({ length: count }, (_, at) => `127.1.${at + 1}.${host}`)

/** The largest script of a page of results: small ones fit into the buffers of both ends. */
async function largestScript({ port }: DrillServer): Promise<string> {
  const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const page = await textOf('/en/properties')
  const paths = [...new Set(page.match(/\/assets\/[\w-]+\.js/g))]
  const scripts = await Promise.all(paths.map(async (path) => ({ path, text: await textOf(path) })))
  const [largest] = scripts.toSorted((a, b) => b.text.length - a.text.length)
  if (!largest) throw new Error('no script in a page of results')
  return largest.path
}

/** Addresses of a photo and of a video of eight megabytes that an agent has uploaded. */
async function uploadBoth({ site }: DrillServer, { addPeople }: DrillEnvironment) {
  const [person] = await addPeople(1)
  const login = { email: person?.email, password: 'mint tea' }
  const { body } = await asker(site)('POST', '/auth/login', { body: login })
  const bytes = await filmed(new Mp4OutputFormat(), { packets: 80, bytes: 100_000 })
  const send = async (file: Sent): Promise<string> => {
    const { token } = body.data
    const sent = await uploader(site)('/files/upload/single', [file], { token })
    if (sent.status !== 201) throw new Error(`${file.name}: ${sent.status}`)
    return sent.body.data.url
  }
  const photo = await send(await jpeg())
  return { photo, video: await send({ name: 'tour.mp4', bytes, type: 'video/mp4' }) }
}

/** What somebody else is answered meanwhile. */
async function others({ port, pid }: DrillServer, files: string[], seconds: number) {
  const results = newResults()
  const asked: (() => Ask)[] = [
    ...['/api/settings', '/healthz', '/en', ...files].map((path) => () => ({ path })),
    () => ({ path: results().call }),
    () => ({ path: results().page }),
  ]
  const answers: Answer[] = []
  const megabytes: number[] = []
  const endsAt = performance.now() + seconds * 1_000
  for (let at = 0; performance.now() < endsAt; at += 1) {
    answers.push(await ask({ port }, asked[at % asked.length]!()))
    megabytes.push(await residentMegabytes(pid))
    await sleep(pauseMs)
  }
  return { answers, megabytes: Math.max(...megabytes) }
}

type Others = Awaited<ReturnType<typeof others>>

function goalsOf(beside: string, { answers, megabytes }: Others) {
  const failed = answers.filter(({ status }) => status === 0 || status >= 400)
  for (const { path, status } of failed.slice(0, 9)) console.log(`  ${status} ${path}`)
  const times = answers.map(({ tookMs }) => tookMs)
  console.log(`  ${beside}: median ${percentile(times, 0.5).toFixed(0)} ms`)
  return [
    goal(`${beside}: failed of ${answers.length} others`, failed.length, { exactly: 0 }),
    goal(`${beside}: p99 of others`, percentile(times, 0.99), { atMost: 500, unit: 'ms' }),
    goal(`${beside}: memory`, megabytes, { atMost: 600, unit: 'MB' }),
  ]
}

/** What costs next to nothing, and what is refused before it costs more. */
const freeOrRefused = [
  '/healthz',
  '/assets/nothing-here.js',
  '/%zz',
  `/api/properties/${'x'.repeat(201)}`,
  `/?${'&'.repeat(251)}`,
]

async function besideBusyCrowd(server: DrillServer, files: string[]) {
  const crowd = startBusyCrowd({
    port: server.port,
    clients: 2_000,
    addresses: addressesOf('127.0.1', 8),
    requests: freeOrRefused.map(getOf),
    openRequests: 4,
    pauseMs: 0,
  })
  await sleep(settleMs)
  const seen = await withCpuPrinted(server.pid, () => others(server, files, busySeconds))
  const answered = await crowd.stop()
  return [
    goal('answers to 2,000 connections of one network', answered, { atLeast: 1_000 }),
    ...goalsOf('beside them', seen),
  ]
}

/** As large as a body may be; parsing it would take 20 ms. */
const manyKeys = `{${Array.from({ length: 32_000 }, (_, at) => `"${at}":0`).join(',')}}`.slice(
  0,
  260_000,
)

/** 64 MB of spaces in a hundred bytes. */
const packedSpaces = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024, ' ')).toString('latin1')

const written = ['/api/properties', '/api/auth/login', '/api/nothing', '/en']

const bodies = {
  'large bodies': written.map((path) => postOf(path, manyKeys)),
  'compressed bodies': [...written, '/csp-reports'].map((path) => postOf(path, packedSpaces, 'br')),
  'bodies in small chunks': [...written, '/csp-reports'].map((path) => chunkedPostOf(path, 20_000)),
}

/** One address sends up to 200 bodies a second (50 MB of large ones), as one rented server could. */
async function besideBodies(server: DrillServer, files: string[], kind: keyof typeof bodies) {
  const crowd = startBusyCrowd({
    port: server.port,
    clients: 48,
    addresses: addressesOf('127.0.3', 1),
    requests: bodies[kind],
    openRequests: 1,
    pauseMs: 480,
  })
  await sleep(settleMs)
  const seen = await withCpuPrinted(server.pid, () => others(server, files, busySeconds))
  const answered = await crowd.stop()
  return [
    goal(`answers to ${kind}`, answered, { atLeast: 1_000 }),
    ...goalsOf(`beside ${kind}`, seen),
  ]
}

/** Addresses of one script, as text can write it. */
const spellings = (path: string) => [
  path,
  path.replace('/assets', '/%61ssets'),
  `http://localhost${path}`,
]

async function besideUnread(server: DrillServer, files: string[], video: string) {
  const { port } = server
  const scripts = spellings(files[0]!)
  const crowd = openUnread([
    ...addressesOf('127.0.2', 8).flatMap((address) =>
      Array.from({ length: 62 }, () => ({ port, address, paths: scripts })),
    ),
    ...addressesOfNetworks(200, 1).map((address) => ({ port, address, paths: scripts })),
    ...addressesOfNetworks(8, 2).flatMap((address) =>
      Array.from({ length: 64 }, () => ({ port, address, paths: [video], isTrickled: true })),
    ),
  ])
  await sleep(settleMs)
  const opened = crowd.count()
  const seen = await withCpuPrinted(server.pid, () => others(server, files, unreadSeconds))
  crowd.close()
  return [
    goal('connections that read nothing', opened, { atLeast: 1_000 }),
    ...goalsOf('beside unread files', seen),
  ]
}

export const run = () =>
  withPagedServer(
    async (server, environment) => {
      const { photo, video } = await uploadBoth(server, environment)
      const files = [await largestScript(server), photo]
      const busy = await besideBusyCrowd(server, files)
      await sleep(settleMs)
      const besideAll: Goal[] = []
      for (const kind of Object.keys(bodies) as (keyof typeof bodies)[]) {
        besideAll.push(...(await besideBodies(server, files, kind)))
        await sleep(settleMs)
      }
      return [...busy, ...besideAll, ...(await besideUnread(server, files, video))]
    },
    // Clients are told apart by their own addresses, as at a server without a proxy.
    { TRUST_PROXY: 'none' },
  )
