import { sql } from 'kysely'
import { noticeOf, type SignedNotice, send, signed } from '../../drills/support/payments/notices.ts'
import { type DrillEnvironment, withServer } from '../../drills/support/environment.ts'
import {
  addAds,
  addBuyers,
  type Checkout,
  checkOut,
  eachInPairs,
  type Site,
} from '../../drills/support/payments/shop.ts'
import { processorClock } from '../processor-time.ts'
import { percentile } from '../replay.ts'

/** Notices at once. */
const atOnce = 8
const people = 6
const adsOfPerson = 40
/** Both take turns, so that noise of the machine meets both. */
const turns = 3

type Figures = { done: number; seconds: number; processor: number; waits: number[] }

async function measure<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  pid: number,
): Promise<Figures> {
  const waiting = [...items]
  const waits: number[] = []
  const clock = processorClock(pid)
  const start = performance.now()
  const on = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const began = performance.now()
      await work(item)
      waits.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, on))
  const seconds = (performance.now() - start) / 1000
  return { done: waits.length, seconds, processor: clock(), waits }
}

const sum = (parts: readonly Figures[]): Figures => ({
  done: parts.reduce((total, { done }) => total + done, 0),
  seconds: parts.reduce((total, { seconds }) => total + seconds, 0),
  processor: parts.reduce((total, { processor }) => total + processor, 0),
  waits: parts.flatMap(({ waits }) => waits),
})

/** What a paid order has written, by the condition that finds it. */
const written = {
  payment_notices: 'order_id = $1',
  ledger_entries: 'order_id = $1',
  invoices: 'order_id = $1',
  subscription_periods: 'order_id = $1',
  subscriptions: 'id = (select subscription_id from payment_orders where id = $1)',
  property_events: 'property_id = (select property_id from payment_orders where id = $1)',
}

/** Copies of the tables, with their indexes and checks, without triggers and references. */
async function addCopies({ db }: DrillEnvironment) {
  for (const table of Object.keys(written)) {
    await sql`create table ${sql.id(`bare_${table}`)} (like ${sql.id(table)} including all)`.execute(
      db.kysely,
    )
  }
}

const plainInsert = ({ db }: DrillEnvironment) => {
  const statements = Object.entries(written).map(
    ([table, which]) =>
      `insert into bare_${table} overriding system value select * from ${table} where ${which}`,
  )
  return async ({ orderId }: Checkout) => {
    const client = await db.pool.connect()
    try {
      await client.query('begin')
      for (const statement of statements) await client.query(statement, [orderId])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

const row = (name: string, { done, seconds, processor, waits }: Figures) =>
  [
    name.padEnd(30),
    (done / seconds).toFixed(0).padStart(10),
    percentile(waits, 0.5).toFixed(1).padStart(10),
    percentile(waits, 0.95).toFixed(1).padStart(10),
    (processor / done).toFixed(2).padStart(10),
  ].join('')

async function checkOutMany(site: Site): Promise<Checkout[]> {
  // So many ads wait for a package before the first is paid.
  await site.environment.db.kysely
    .updateTable('subscription_packages')
    .set({ slots: 100_000 })
    .execute()
  const first = await addBuyers(site, people)
  const more = await eachInPairs(first, ({ buyer }) => addAds(site, buyer, adsOfPerson - 1))
  return eachInPairs([...first, ...more.flat()], (bought) => checkOut(site, bought))
}

const report = (title: string, [ours, bare]: readonly [Figures, Figures], plain: string) => {
  console.log(row(title, ours))
  console.log(row(`  ${plain}`, bare))
  const rate = ours.done / ours.seconds / (bare.done / bare.seconds)
  console.log(`  ${rate.toFixed(2)} × its rate`)
}

await withServer(
  async (server, environment) => {
    const site = { serving: () => server, environment }
    const { sandbox: secret } = environment.keys
    const checkouts = await checkOutMany(site)
    await addCopies(environment)
    const deliver = async (notice: SignedNotice) => {
      const { status } = await send(site, notice)
      if (status !== 200) throw new Error(`a notice was answered with ${status}`)
    }
    const insert = plainInsert(environment)
    const parts: Record<'paid' | 'inserted' | 'repeated' | 'known', Figures[]> = {
      paid: [],
      inserted: [],
      repeated: [],
      known: [],
    }
    const size = Math.ceil(checkouts.length / turns)
    for (let turn = 0; turn < turns; turn += 1) {
      const some = checkouts.slice(turn * size, (turn + 1) * size)
      const notices = some.map((checkout) => signed(secret, noticeOf(checkout, 'paid')))
      parts.paid.push(await measure(notices, deliver, server.pid))
      parts.inserted.push(await measure(some, insert, process.pid))
      parts.repeated.push(await measure(notices, deliver, server.pid))
      const again = ({ orderId }: Checkout) =>
        environment.db.pool.query(
          `insert into bare_payment_notices select * from payment_notices where order_id = $1
          on conflict do nothing`,
          [orderId],
        )
      parts.known.push(await measure(some, again, process.pid))
    }
    const heads = ['', 'a second', 'p50 ms', 'p95 ms', 'CPU ms']
    console.log(`\n${heads.map((text, at) => text.padStart(at ? 10 : 30)).join('')}`)
    report('notices of a payment', [sum(parts.paid), sum(parts.inserted)], 'the rows alone')
    report(
      'notices that came before',
      [sum(parts.repeated), sum(parts.known)],
      'one row, not added',
    )
  },
  { RATE_LIMITS: 'off', WORKER: 'off', DRILL_PAYMENTS: '1' },
)
