import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type DrillEnvironment, openEnvironment } from '../support/environment.ts'
import { type Goal, goal, percentile } from '../support/goals.ts'
import { bookGoals, countEnds } from '../support/payments/outcomes.ts'
import {
  addBuyers,
  type Checkout,
  checkOut,
  eachInPairs,
  openShop,
  press,
  type Shop,
} from '../support/payments/shop.ts'

export const title = 'payments of which no notice comes, among many that nobody paid'

/** How many times as often as usual the gateway is asked: ten minutes are one. */
const pace = Number(process.env.PACE ?? 10)
/** Orders of the last days that were not paid; each is asked about, too. */
const abandoned = Number(process.env.ABANDONED ?? 1_000)
const paid = 40
const unpaid = 10
const maxMinutes = 10
const maxWaitMs = (4 * maxMinutes * 60_000) / pace

/** The sandbox has nothing left to send, whatever happens to its payments. */
const silence = ({ db }: DrillEnvironment) =>
  sql`
    create function drill_silence() returns trigger language plpgsql as $$
    begin
      new.deliveries_left := 0;
      return new;
    end
    $$;
    create trigger drill_silence before insert or update on sandbox_notices
      for each row execute function drill_silence()`.execute(db.kysely)

/** Copies of an order that has ended, each with its payment at the gateway. */
async function addAbandoned({ db }: DrillEnvironment, { orderId }: Checkout): Promise<void> {
  await sql`
    with copied as (
      insert into payment_orders (id, kind, state, account_id, placed_by, property_id, package_id,
        terms, net_fils, vat_fils, amount_fils, currency, gateway, gateway_reference, language,
        created_at, expires_at)
      select 'abandoned-' || at, kind, 'expired', account_id, placed_by, property_id, package_id,
        terms, net_fils, vat_fils, amount_fils, currency, gateway, 'abandoned-' || at, language,
        now() - interval '2 days' * at / ${abandoned}::integer - interval '3 hours',
        now() - interval '2 days' * at / ${abandoned}::integer - interval '1 hour'
      from payment_orders, generate_series(1, ${abandoned}::integer) as at
      where id = ${orderId}
      returning gateway_reference, id, amount_fils, currency, language, expires_at
    )
    insert into sandbox_payments (reference, order_id, state, description, amount_fils, currency,
      language, success_url, failure_url, expires_at)
    select gateway_reference, id, 'expired', '', amount_fils, currency, language, '', '', expires_at
    from copied`.execute(db.kysely)
}

async function isPaid({ db }: DrillEnvironment, id: string): Promise<boolean> {
  const order = db.kysely.selectFrom('payment_orders').select('state').where('id', '=', id)
  return (await order.executeTakeFirst())?.state === 'paid'
}

/** Milliseconds until the order is paid; as long as the drill waits if it never is. */
async function untilFound(environment: DrillEnvironment, { orderId }: Checkout) {
  const start = performance.now()
  while (performance.now() - start < maxWaitMs) {
    if (await isPaid(environment, orderId)) break
    await sleep(100)
  }
  return performance.now() - start
}

const minutesOf = (ms: number) => (ms * pace) / 60_000

async function payInSilence(shop: Shop): Promise<Goal[]> {
  const { environment } = shop
  const bought = await addBuyers(shop, paid + unpaid)
  const checkouts = await eachInPairs(bought, (one) => checkOut(shop, one))
  const [left, bills] = [checkouts.slice(paid), checkouts.slice(0, paid)]
  await silence(environment)
  await addAbandoned(environment, left[0]!)
  const waits = Promise.all(
    bills.map(async (checkout) => {
      await press(shop, checkout.url, 'pay')
      return untilFound(environment, checkout)
    }),
  )
  await sleep(maxWaitMs / 16)
  await shop.kill()
  const found = await waits
  const ids = (list: readonly Checkout[]) => list.map(({ orderId }) => orderId)
  const unit = 'min'
  return [
    goal('payments found without a notice', await countEnds(environment, 'paid', ids(bills)), {
      exactly: paid,
    }),
    goal(
      'orders that nobody paid and that are not',
      await countEnds(environment, 'unpaid', ids(left)),
      {
        exactly: unpaid,
      },
    ),
    goal('found at the usual pace, median', minutesOf(percentile(found, 0.5)), {
      atMost: maxMinutes,
      unit,
    }),
    goal('found at the usual pace, the last', minutesOf(Math.max(...found)), {
      atMost: maxMinutes,
      unit,
    }),
  ]
}

async function perform(environment: DrillEnvironment): Promise<Goal[]> {
  const shop = await openShop(environment, { DRILL_PAYMENTS: String(pace) })
  try {
    return [...(await payInSilence(shop)), ...(await bookGoals(environment))]
  } finally {
    await shop.serving().stop()
  }
}

export async function run(): Promise<Goal[]> {
  console.log(`the gateway is asked ${pace} times as often as usual (PACE=1 for the usual)\n`)
  const environment = await openEnvironment()
  return perform(environment).finally(environment.close)
}
