import type { PaymentState } from '#features/payments/gateways/rules/gateway.ts'
import { type Goal, goal, percentile } from '../goals.ts'
import { type Deliveries, noticeOf, sendFive, signed } from './notices.ts'
import { countEnds, type End } from './outcomes.ts'
import {
  addBuyers,
  checkOut,
  type Checkout,
  eachInPairs,
  press,
  type Shop,
  stateOf,
} from './shop.ts'

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((others) => [item, ...others]),
  )
}

/** As gateways name them; created and pending are both `open` to us. */
const stateOfEvent = {
  created: 'open',
  pending: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
} as const satisfies Record<string, PaymentState>
type Event = keyof typeof stateOfEvent

const every: readonly Event[] = ['created', 'pending', 'paid', 'expired', 'refunded']

type Series = { events: readonly Event[]; end: End; when: 'before' | 'after' }

const seriesOf = (events: readonly Event[], end: End) =>
  permutations(events).flatMap((order): Series[] =>
    (['before', 'after'] as const).map((when) => ({ events: order, end, when })),
  )

/** `before`: the notices come before the browser does, which has then paid as well. */
async function play(
  shop: Shop,
  { checkout, events, when }: Series & { checkout: Checkout },
  deliveries: Deliveries & { secret: Buffer },
) {
  const isPaid = events.includes('paid')
  const comeBack = async () => {
    await press(shop, checkout.url, isPaid ? 'pay' : 'abandon')
    await stateOf(shop, checkout)
  }
  if (when === 'after') await comeBack()
  for (const event of events) {
    const notice = signed(deliveries.secret, noticeOf(checkout, stateOfEvent[event]))
    await sendFive(shop, notice, deliveries)
  }
  if (when === 'before') await comeBack()
}

/** All at once: 25 deliveries of five events, in whatever order they arrive. */
async function playAtOnce(
  shop: Shop,
  checkout: Checkout,
  deliveries: Deliveries & { secret: Buffer },
) {
  await Promise.all(
    every.map((event) => {
      const notice = noticeOf(checkout, stateOfEvent[event])
      return sendFive(shop, signed(deliveries.secret, notice), deliveries)
    }),
  )
}

const atOnce = 20

/** Each event five times, in each order, before and after the browser's return. */
export async function eventOrderGoals(shop: Shop, secret: Buffer): Promise<Goal[]> {
  const all = [
    ...seriesOf(every, 'refunded'),
    ...seriesOf(['created', 'pending', 'paid', 'expired'], 'paid'),
    ...seriesOf(['created', 'failed', 'expired'], 'unpaid'),
  ]
  const bought = await addBuyers(shop, all.length + atOnce)
  const checkouts = await eachInPairs(bought, (one) => checkOut(shop, one))
  const deliveries = { waits: [], refused: 0, secret }
  const played = all.map((series, at) => ({ ...series, checkout: checkouts[at]! }))
  await eachInPairs(played, (one) => play(shop, one, deliveries))
  const mixed = checkouts.slice(all.length)
  await eachInPairs(mixed, (checkout) => playAtOnce(shop, checkout, deliveries))
  const idsOf = (end: End) =>
    played.filter((one) => one.end === end).map(({ checkout }) => checkout.orderId)
  const ended = async (what: string, end: End, ids: readonly string[]) =>
    goal(`${what}: ${end}, once`, await countEnds(shop.environment, end, ids), {
      exactly: ids.length,
    })
  return [
    await ended('five events in all orders', 'refunded', idsOf('refunded')),
    await ended('without a refund, in all orders', 'paid', idsOf('paid')),
    await ended('without a payment, in all orders', 'unpaid', idsOf('unpaid')),
    await ended(
      'five events at once',
      'refunded',
      mixed.map(({ orderId }) => orderId),
    ),
    goal('notices that were not answered with 200', deliveries.refused, { exactly: 0 }),
    goal('p99 of a notice', percentile(deliveries.waits, 0.99), { atMost: 500, unit: 'ms' }),
    goal('slowest notice', Math.max(...deliveries.waits), { atMost: 1_500, unit: 'ms' }),
  ]
}
