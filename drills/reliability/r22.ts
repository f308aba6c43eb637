import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Embedded, openEmbedded } from '../support/embedded.ts'
import { type Goal, goal } from '../support/goals.ts'
import { type Answer, ask, closedLoad } from '../support/load.ts'
import {
  fromSomebody,
  isFailed,
  isRude,
  openTraffic,
  type Traffic,
} from '../support/site-traffic.ts'

export const title = 'slow queries and a locked table hold every connection to the database'

/** More than a process has connections. */
const hogs = 24
const others = 2
const seconds = 8

type Trouble = {
  name: string
  slowPath: string
  begin: () => Promise<unknown>
  end: () => Promise<unknown>
}

/** A table that answers after half a minute, as a query does whose plan went wrong. */
function slowTable({ db }: Embedded): Pick<Trouble, 'begin' | 'end'> {
  const begin = () =>
    sql`
      alter table property_images rename to property_images_kept;
      create function read_slowly() returns setof property_images_kept language sql volatile as
        'select pg_sleep(30); select * from property_images_kept';
      create view property_images as select * from read_slowly()`.execute(db.kysely)
  const end = () =>
    sql`
      drop view property_images;
      drop function read_slowly;
      alter table property_images_kept rename to property_images`.execute(db.kysely)
  return { begin, end }
}

/** A transaction of somebody else that has locked a table and does nothing more. */
function lockedTable({ db }: Embedded): Pick<Trouble, 'begin' | 'end'> {
  let transaction: Awaited<ReturnType<ReturnType<typeof db.kysely.startTransaction>['execute']>>
  const begin = async () => {
    transaction = await db.kysely.startTransaction().execute()
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    await sql`lock table property_images in access exclusive mode`.execute(transaction)
  }
  return { begin, end: () => transaction.rollback().execute() }
}

const longest = (answers: readonly Answer[]) => Math.max(...answers.map(({ tookMs }) => tookMs))

async function perform(trouble: Trouble, traffic: Traffic): Promise<Goal[]> {
  const { target, token } = traffic
  const slow = () => fromSomebody({ path: trouble.slowPath })
  const quick = (count: number) =>
    fromSomebody(
      count % 2 ? { path: '/api/agents' } : { path: '/api/auth/sessions', headers: token },
    )
  await trouble.begin()
  const [slowAnswers, quickAnswers] = await Promise.all([
    closedLoad(target, { clients: hogs, seconds }, slow),
    sleep(500).then(() => closedLoad(target, { clients: others, seconds: seconds - 1 }, quick)),
  ]).finally(trouble.end)
  await sleep(1_000)
  const after = await ask(target, slow())
  const named = (what: string) => `${trouble.name}: ${what}`
  const all = [...slowAnswers, ...quickAnswers]
  return [
    goal(
      named('slow calls that were answered'),
      slowAnswers.filter((one) => !isFailed(one)).length,
      {
        exactly: 0,
      },
    ),
    goal(named('longest slow call'), longest(slowAnswers), { atMost: 3_000, unit: 'ms' }),
    goal(named(`longest other call, of ${quickAnswers.length}`), longest(quickAnswers), {
      atMost: 1_000,
      unit: 'ms',
    }),
    goal(named('failed otherwise than 503 with Retry-After'), all.filter(isRude).length, {
      exactly: 0,
    }),
    goal(named('the slow call a second later'), after.status, { exactly: 200 }),
  ]
}

async function runOn(server: Embedded): Promise<Goal[]> {
  const traffic = await openTraffic(server)
  const row = await server.db.kysely.selectFrom('properties').select('id').executeTakeFirstOrThrow()
  const slowPath = `/api/properties/${row.id}`
  const troubles: Trouble[] = [
    { name: 'slow query', slowPath, ...slowTable(server) },
    { name: 'locked table', slowPath, ...lockedTable(server) },
  ]
  const goals: Goal[] = []
  for (const trouble of troubles) goals.push(...(await perform(trouble, traffic)))
  traffic.close()
  return goals
}

export async function run(): Promise<Goal[]> {
  const server = await openEmbedded('drills/support/server.ts')
  return runOn(server).finally(server.close)
}
