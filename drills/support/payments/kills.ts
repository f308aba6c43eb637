import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Goal, goal, percentile } from '../goals.ts'
import { mailGoals } from './documents.ts'
import { noticeOf, send, signed } from './notices.ts'
import { countEnds, type End } from './outcomes.ts'
import {
  addBuyers,
  type Bought,
  type Checkout,
  checkOut,
  press,
  type Shop,
  stateOf,
  untilDone,
} from './shop.ts'

/** From the checkout to the delivery of the sandbox's notice it takes about as long. */
const maxWayMs = 1_200
/** A notice is handled in less. */
const maxHandlingMs = 25

type Ended = Checkout & { end: End; isCutOff?: boolean }

const untilState = (shop: Shop, checkout: Checkout, ...states: string[]) =>
  untilDone(`a payment that is ${states[0]}`, async () =>
    states.includes(await stateOf(shop, checkout)) ? true : undefined,
  )

/** A buyer who comes back as often as it takes; the sandbox says what it has to say. */
const buyWith =
  (outcome: 'pay' | 'decline' | 'abandon') =>
  async (shop: Shop, bought: Bought): Promise<Ended> => {
    const checkout = await checkOut(shop, bought)
    await press(shop, checkout.url, outcome)
    if (outcome === 'pay') await untilState(shop, checkout, 'paid')
    if (outcome === 'decline') await untilState(shop, checkout, 'failed')
    return { ...checkout, end: outcome === 'pay' ? 'paid' : 'unpaid' }
  }

type Sent = { secret: Buffer; checkout: Checkout }

/** As a gateway does: again and again until it is answered with 200, each time five at once. */
async function deliver(shop: Shop, { secret, checkout }: Sent): Promise<number> {
  const notice = noticeOf(checkout, 'paid')
  let times = 0
  await untilDone('a notice', async () => {
    times += 1
    const five = Array.from({ length: 5 }, () => send(shop, signed(secret, notice)))
    const answers = await Promise.allSettled(five)
    const isDone = answers.every((one) => one.status === 'fulfilled' && one.value.status === 200)
    return isDone ? true : undefined
  })
  return times
}

/** Killed as its notice is handled: between receipt and effect, or just before or after. */
async function killBesideNotice(shop: Shop, bought: Bought, secret: Buffer): Promise<Ended> {
  const checkout = await checkOut(shop, bought)
  const delivered = deliver(shop, { secret, checkout })
  await sleep(Math.random() * maxHandlingMs)
  await shop.kill()
  const isCutOff = (await delivered) > 1
  return { ...checkout, end: 'paid', isCutOff }
}

async function killOnTheWay(shop: Shop): Promise<void> {
  await sleep(randomInt(maxWayMs))
  await shop.kill()
}

const ways = [buyWith('pay'), buyWith('pay'), buyWith('decline'), buyWith('abandon')] as const

/** Every second kill meets a notice of ours, the others buyers on their way. */
async function killAll(shop: Shop, bought: readonly Bought[], secret: Buffer) {
  const buying: Promise<Ended>[] = []
  for (const [at, one] of bought.entries()) {
    if (at % 2 === 0) {
      buying.push(ways[(at / 2) % ways.length]!(shop, one))
      await killOnTheWay(shop)
    } else buying.push(Promise.resolve(await killBesideNotice(shop, one, secret)))
  }
  return Promise.all(buying)
}

/** The last server delivers what the sandbox still repeats. */
const repeatedMs = 3_000

export async function killGoals(shop: Shop, secret: Buffer, kills: number): Promise<Goal[]> {
  const ended = await killAll(shop, await addBuyers(shop, kills), secret)
  await sleep(repeatedMs)
  const goalOf = async (end: End, what: string) => {
    const ids = ended.filter((one) => one.end === end).map(({ orderId }) => orderId)
    const counted = await countEnds(shop.environment, end, ids)
    return goal(what, counted, { exactly: ids.length })
  }
  const buyersOf = (end: End) => ended.filter((one) => one.end === end).map(({ buyer }) => buyer)
  return [
    goal('kill -9', shop.starts.length, { exactly: kills }),
    goal(
      'kills in which notices were not all answered',
      ended.filter((one) => one.isCutOff).length,
      {
        atLeast: kills / 8,
      },
    ),
    goal('ready again, median', percentile(shop.starts, 0.5), { atMost: 3_000, unit: 'ms' }),
    await goalOf('paid', 'killed on the way: paid orders that are active, once'),
    await goalOf('unpaid', 'killed on the way: unpaid orders that are not'),
    ...(await mailGoals(shop, { payers: buyersOf('paid'), others: buyersOf('unpaid') })),
  ]
}
