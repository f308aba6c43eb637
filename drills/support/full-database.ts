import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Embedded, openEmbedded, postgresProcesses } from './embedded.ts'
import { type Goal, goal } from './goals.ts'
import { isFailed, isPage, isRude, openTraffic, type Traffic } from './site-traffic.ts'
import type { SmallDisk } from '#test/files/small-disk.ts'

/** How long the disk stays full once the database has gone down for it. */
const fullSeconds = 12

/** Seconds of processor that a process and the children it waited for have used (Linux). */
async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)
  return ((user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0)) / 100
}

/** Writes to the log of changes until it has no room, whereupon PostgreSQL goes down. */
async function exhaust({ db, dataDir }: Embedded): Promise<boolean> {
  const [before] = await postgresProcesses(dataDir)
  for (let written = 0; written < 600; written += 1) {
    const message = sql`select pg_logical_emit_message(false, 'drill', repeat('x', 1000000))`
    const isDown = await message.execute(db.kysely).then(
      () => false,
      () => true,
    )
    const [now] = await postgresProcesses(dataDir)
    if (isDown || now !== before) return true
  }
  return false
}

const statusOf = async ({ port }: Embedded, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status

/** Milliseconds until the server says that it is ready. */
async function timeUntilReady(server: Embedded): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 60_000) {
    if ((await statusOf(server, '/readyz')) === 200) return performance.now() - began
    await sleep(100)
  }
  return Number.POSITIVE_INFINITY
}

/** Rows can no longer be added, but the log of changes has room: reads go on. */
async function fillTables(server: Embedded, disk: SmallDisk, traffic: Traffic): Promise<Goal[]> {
  await disk.fill()
  const answers = await traffic.send(5)
  const reads = answers.filter(({ path }) => !path.includes('reference='))
  return [
    goal(
      `disk full, database up: reads that failed, of ${reads.length}`,
      reads.filter(isFailed).length,
      { exactly: 0 },
    ),
    goal('disk full, database up: failed otherwise than 503', answers.filter(isRude).length, {
      exactly: 0,
    }),
    goal(
      'disk full, database up: acknowledged and lost',
      (await traffic.findLost(answers)).length,
      { exactly: 0 },
    ),
  ]
}

async function perform(server: Embedded, disk: SmallDisk): Promise<Goal[]> {
  const traffic = await openTraffic(server)
  const before = await traffic.send(3)
  const goals = await fillTables(server, disk, traffic)
  const isDown = await exhaust(server)
  await sleep(2_000)
  const usedBefore = await processorSeconds(server.pid)
  const sending = traffic.send(fullSeconds)
  await sleep(fullSeconds * 500)
  const health = await statusOf(server, '/healthz')
  const meanwhile = await sending
  const used = (await processorSeconds(server.pid)) - usedBefore
  await disk.empty()
  const readyMs = await timeUntilReady(server)
  await sleep(1_000)
  const after = await traffic.send(5)
  const lost = await traffic.findLost([...before, ...meanwhile, ...after])
  traffic.close()
  return [
    ...goals,
    goal('the database went down for want of space', isDown ? 1 : 0, { exactly: 1 }),
    goal('down: /healthz', health, { exactly: 200 }),
    goal(
      `down: failed otherwise than 503, of ${meanwhile.length}`,
      meanwhile.filter(isRude).length,
      { exactly: 0 },
    ),
    goal('down: kept pages that failed', meanwhile.filter(isPage).filter(isFailed).length, {
      exactly: 0,
    }),
    goal('down: processor used, of one core', (100 * used) / fullSeconds, {
      atMost: 60,
      unit: '%',
    }),
    goal('ready after there is space again', readyMs, { atMost: 10_000, unit: 'ms' }),
    goal(`failed afterwards, of ${after.length}`, after.filter(isFailed).length, { exactly: 0 }),
    goal('acknowledged and lost', lost.length, { exactly: 0 }),
  ]
}

/** The volume of the database is full: first for its tables, then for its log of changes. */
export async function fillDatabase(disk: SmallDisk): Promise<Goal[]> {
  const server = await openEmbedded('tools/start.ts', { DATA_DIR: disk.folder })
  try {
    return await perform(server, disk)
  } finally {
    await disk.empty()
    await server.close()
  }
}
