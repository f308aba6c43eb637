import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { bombs, carriers, hostile, names, strangers } from '#test/files/hostile-files.ts'
import { jpeg, type Sent, uploader } from '#test/files/uploads.ts'
import { asker } from '#test/people.ts'
import { goal, percentile, timed } from '../support/goals.ts'
import { type DrillServer, newAddress, withServer } from '../support/world.ts'

export const title = 'hostile files one by one, twenty bombs at once, and floods'

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
async function watched({ site, pid }: DrillServer, work: () => Promise<void>) {
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

type Send = (file: Sent) => Promise<number>

const isRefused = (status: number) => status >= 400 && status < 500
const isTaken = (status: number) => status === 201

/** Every file of the corpus, then many at once; answers with what was not as expected. */
async function attack(send: Send, photo: Sent): Promise<string[]> {
  const odd: string[] = []
  const expectOf = async (file: Sent, isRight: (status: number) => boolean) => {
    const status = await send(file)
    if (!isRight(status)) odd.push(`${file.name}: ${status}`)
  }
  const refusable = [...strangers(), ...(await bombs())].map(hostile)
  for (const file of refusable) await expectOf(file, isRefused)
  for (const file of await carriers()) await expectOf(hostile(file), isTaken)
  for (const name of names) await expectOf({ ...photo, name }, isTaken)
  const bomb = refusable.find(({ name }) => name === 'square.png')
  await Promise.all(Array.from({ length: 20 }, () => expectOf(bomb ?? photo, isRefused)))
  return odd
}

export const run = () =>
  withServer(async (server, world) => {
    const [person] = await world.addPeople(1)
    const token = await tokenOf(server, person?.email ?? '')
    const upload = uploader(server.site)
    const waits: number[] = []
    const send: Send = async (file) => {
      const { took, answer } = await timed(() => upload(path, [file], { token }))
      waits.push(took)
      return answer.status
    }
    const photo = await jpeg()
    await send(photo)
    const before = await memoryOf(server.pid)
    let odd: string[] = []
    const seen = await watched(server, async () => {
      odd = await attack(send, photo)
    })
    const flood = Array.from({ length: 200 }, () => photo)
    const { status: flooded } = await upload('/files/upload', flood, { token })
    for (const one of odd) console.log(`  ${one}`)
    return [
      goal(`answered otherwise, of ${waits.length}`, odd.length, { exactly: 0 }),
      goal('p95 of an answer', percentile(waits, 0.95), { atMost: 500, unit: 'ms' }),
      goal('the longest', Math.max(...waits), { atMost: 5_000, unit: 'ms' }),
      goal('memory gained', seen.most - before, { atMost: 300, unit: 'MB' }),
      goal('p95 of other calls', percentile(seen.waits, 0.95), { atMost: 200, unit: 'ms' }),
      goal('two hundred files in one form', flooded, { exactly: 413 }),
      goal('a photo afterwards', await send(photo), { exactly: 201 }),
    ]
  })
