import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { quiet } from '#test/throwaway-postgres.ts'
import { startPostgres } from '../postgres/postgres.ts'
import { openDatabase } from '../sql.ts'
import { isConnectionLost } from './lost-connection.ts'
import { limitWaiting } from './wait-limit.ts'

const top = await mkdtemp(join(tmpdir(), 'dara-restart-'))
await chmod(top, 0o711)
const server = await startPostgres({ dataDir: join(top, 'data'), log: quiet })

/** Generous, since this machine may be busy: what is proved is that there is a limit at all. */
const patient = { maxAwayMs: 20_000, maxQueuedMs: 20_000, maxSilentMs: 20_000 }
const open = (requestLimits = patient) =>
  openDatabase(server.connection, { log: quiet, max: 2, requestLimits })
const db = await open()

afterAll(async () => {
  await db.close()
  await server.stop()
  await rm(top, { recursive: true, force: true })
})

const pidFile = join(top, 'data/postgres/postmaster.pid')
const postmaster = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0])

/** The processes of the server, so that all of it can be made to hang. */
async function processes(): Promise<number[]> {
  const pid = await postmaster()
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.trim().split(' ').map(Number)]
}

const stopped: number[] = []
async function stopServer() {
  stopped.push(...(await processes()))
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
}
function continueServer() {
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT')
}
afterEach(continueServer)

const one = (on = db) => sql<{ one: number }>`select 1 as one`.execute(on.kysely)
const request = <T>(work: () => Promise<T>, releaseSlot?: () => void) =>
  limitWaiting(work, { releaseSlot })
const terminate = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = 'dara' and application_name = '' and pid <> pg_backend_pid()`.execute(db.kysely)

const kill = async () => process.kill(await postmaster(), 'SIGKILL')

describe('A request while the database restarts', () => {
  it('waits for it and reads', async () => {
    await one()
    await kill()
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(one)))
    expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ one: 1 }]))
    expect(db.isAway()).toBe(false)
  })

  it('reads again when the connection is lost under its statement', async () => {
    const reading = request(() => sql`select pg_sleep(1), 2 as two`.execute(db.kysely))
    await sleep(300)
    await terminate()
    expect((await reading).rows).toMatchObject([{ two: 2 }])
  })

  it('never writes a second time when the connection is lost under its statement', async () => {
    await sql`create table bells (rung int)`.execute(db.kysely)
    const writing = request(() =>
      sql`insert into bells select 1 from pg_sleep(1)`.execute(db.kysely),
    ).catch((error: Error) => error)
    await sleep(300)
    await terminate()
    expect(await writing).toMatchObject({ code: '57P01' })
    expect((await sql`select count(*) as rung from bells`.execute(db.kysely)).rows).toEqual([
      { rung: 0 },
    ])
  })

  it('begins a transaction that had not begun, and fails one that had, for what happened', async () => {
    await one()
    await kill()
    await expect.poll(() => db.pool.totalCount).toBe(0)
    const begun = await request(() =>
      db.kysely.transaction().execute((tx) => sql`select 3 as three`.execute(tx)),
    )
    expect(begun.rows).toEqual([{ three: 3 }])
    const lost = request(() =>
      db.kysely.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx)
        await terminate()
        await sql`select 1`.execute(tx)
      }),
    )
    expect(isConnectionLost(await lost.catch((error: Error) => error))).toBe(true)
  })
})

describe('A request while others hold every connection', () => {
  it('is refused when the time it queued for all its statements is over', async () => {
    const narrow = await open({ maxAwayMs: 20_000, maxQueuedMs: 200, maxSilentMs: 20_000 })
    const hog = () => narrow.kysely.startTransaction().execute()
    const hogs = [await hog(), await hog()]
    await expect(request(() => one(narrow))).rejects.toThrow('timeout exceeded')
    await Promise.all(hogs.map((transaction) => transaction.rollback().execute()))
    expect((await request(() => one(narrow))).rows).toEqual([{ one: 1 }])
    await narrow.close()
  })

  it('has a little time for its statement however long it queued, and no more', async () => {
    const slow = await open({ maxAwayMs: 20_000, maxQueuedMs: 20_000, maxSilentMs: 200 })
    const pause = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(slow.kysely)
    const hogs = [1, 2].map(() => pause(0.5))
    const [short, long] = [0.05, 20].map((seconds) => request(() => pause(seconds)))
    const [first, second] = await Promise.allSettled([short, long])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(second).toMatchObject({ reason: { message: 'Query read timeout' } })
    await Promise.all(hogs)
    await slow.close()
  })
})

describe('A request while the database hangs', () => {
  it('gets no answer for so long and no longer, in a transaction neither', async () => {
    const hasty = await open({ maxAwayMs: 300, maxQueuedMs: 20_000, maxSilentMs: 500 })
    await one(hasty)
    await stopServer()
    const inTransaction = () =>
      hasty.kysely.transaction().execute((tx) => sql`select 1`.execute(tx))
    const asked = [() => one(hasty), inTransaction, () => one(hasty), () => one(hasty)]
    const failures = asked.map((work) => request(work).catch((error: Error) => error.message))
    for (const failure of await Promise.all(failures)) expect(failure).toMatch(/timeout|away/i)
    await expect.poll(hasty.isAway).toBe(true)
    await expect(request(() => one(hasty))).rejects.toMatchObject({ code: '57P03' })
    continueServer()
    await expect.poll(hasty.isAway).toBe(false)
    expect((await request(() => one(hasty))).rows).toEqual([{ one: 1 }])
    await hasty.close()
  })

  it('is finished, once begun, before others begin when it answers again', async () => {
    const alone = await openDatabase(server.connection, {
      log: quiet,
      max: 1,
      statementTimeout: 1_500,
      requestLimits: patient,
    })
    await one(alone)
    await stopServer()
    await expect(one(alone)).rejects.toThrow('timeout')
    await expect.poll(alone.isAway).toBe(true)
    const order: number[] = []
    const askThrice = async (name: number) => {
      for (let at = 0; at < 3; at += 1) {
        await one(alone)
        order.push(name)
      }
    }
    const asker = (name: number) => ({ caller: `192.0.${name}.1`, isPublicRead: false })
    const asked = [1, 2, 3, 4].map((name) =>
      limitWaiting(() => askThrice(name), { asker: asker(name) }),
    )
    continueServer()
    await Promise.all(asked)
    await alone.close()
    // Two take turns, since the next one begins while the first is between two statements.
    const [first, second, ...rest] = [...new Set(order)]
    expect(new Set(order.slice(0, 6))).toEqual(new Set([first, second]))
    expect(new Set(order.slice(6))).toEqual(new Set(rest))
  })

  it('queues, once it answers again, for as long as the request may still wait', async () => {
    const narrow = await open({ maxAwayMs: 20_000, maxQueuedMs: 50, maxSilentMs: 3_000 })
    await one(narrow)
    await stopServer()
    await expect(request(() => one(narrow))).rejects.toThrow(/timeout|away/i)
    await expect.poll(narrow.isAway).toBe(true)
    // Both connections are for those who are no request, and came first.
    const hogs = [1, 2].map(() => sql`select pg_sleep(0.5)`.execute(narrow.kysely))
    const waiting = request(() => one(narrow))
    continueServer()
    expect((await waiting).rows).toEqual([{ one: 1 }])
    await Promise.all(hogs)
    await narrow.close()
  })

  it('is no work under way while it waits, or comes in the two seconds after', async () => {
    const hasty = await open({ maxAwayMs: 20_000, maxQueuedMs: 20_000, maxSilentMs: 500 })
    const left: string[] = []
    const ask = (when: string) =>
      request(
        () => one(hasty),
        () => left.push(when),
      )
    await ask('before')
    await stopServer()
    await expect(ask('when nobody knew')).rejects.toThrow('timeout')
    await expect.poll(hasty.isAway).toBe(true)
    const waiting = ask('while it was away')
    continueServer()
    await waiting
    await ask('just after')
    await sleep(2_100)
    await ask('later')
    expect([...new Set(left)]).toEqual(['while it was away', 'just after'])
    await hasty.close()
  })
})
