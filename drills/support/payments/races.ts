import { dayInDubai } from '#i18n/dubai-day.ts'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { newAddress } from '../environment.ts'
import { type Goal, goal } from '../goals.ts'
import { noticeOf, send, signed } from './notices.ts'
import { countEnds } from './outcomes.ts'
import {
  addBuyers,
  askAs,
  askPayment,
  askRenewal,
  type Bought,
  type Buyer,
  checkOut,
  type Checkout,
  orderAt,
  type Site,
} from './shop.ts'

const atOnce = 50

type Answer = Awaited<ReturnType<typeof askPayment>>

/** One address is not served so many times at once. */
const elsewhere = (buyer: Buyer): Buyer => ({ ...buyer, address: newAddress() })

const timesAtOnce = (ask: () => Promise<Answer>) => Promise.all(Array.from({ length: atOnce }, ask))

/** Beside those that were answered with a page, some are refused: nobody begins so many payments. */
function pagesIn(answers: readonly Answer[]) {
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429).length
  const pages = [...new Set(served.map(({ body }) => body.data.url as string))]
  return { pages, failed: answers.length - served.length - refused }
}

async function countRows({ environment }: Site, { propertyId }: Bought) {
  const { kysely: db } = environment.db
  const orders = await db
    .selectFrom('payment_orders')
    .select('id')
    .where('property_id', '=', propertyId)
    .execute()
  const ids = orders.map(({ id }) => id)
  const payments = await db
    .selectFrom('sandbox_payments')
    .select('order_id')
    .where('order_id', 'in', ids)
    .execute()
  return { orders: orders.length, payments: payments.length }
}

/** One ad, whose button is pressed fifty times. */
async function raceOfCheckouts(site: Site): Promise<Goal[]> {
  const [bought] = await addBuyers(site, 1)
  const { pages, failed } = pagesIn(
    await timesAtOnce(() => askPayment(site, { ...bought!, buyer: elsewhere(bought!.buyer) })),
  )
  const { orders, payments } = await countRows(site, bought!)
  return [
    goal(`${atOnce} checkouts of one ad: different pages`, pages.length, { exactly: 1 }),
    goal('checkouts of one ad: orders', orders, { exactly: 1 }),
    goal('checkouts of one ad: payments at the gateway', payments, { exactly: 1 }),
    goal('checkouts of one ad: neither a page nor 429', failed, { exactly: 0 }),
  ]
}

async function subscriptionOf({ environment }: Site, { id }: Buyer) {
  return environment.db.kysely
    .selectFrom('subscriptions')
    .select(['id', 'end_date', 'start_date'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
}

const payTwice = (site: Site, secret: Buffer, paid: readonly Checkout[]) =>
  Promise.all(
    paid.flatMap((checkout) => {
      const notice = signed(secret, noticeOf(checkout, 'paid'))
      return [send(site, notice), send(site, notice)]
    }),
  )

/** Cancelled, so that another can be ordered; it will be paid all the same. */
async function renewalOf(site: Site, { bought, id }: { bought: Bought; id: string }) {
  const { buyer } = bought
  const answers = await timesAtOnce(() => askRenewal(site, elsewhere(buyer), id))
  const { pages, failed } = pagesIn(answers)
  const checkout = { ...bought, url: pages[0]!, ...(await orderAt(site, pages[0]!)) }
  const path = `/payment/orders/${checkout.orderId}/cancel`
  await askAs(site, buyer)('POST', path, { token: buyer.token })
  return { checkout, failed, pages: pages.length }
}

const quarterly = { duration: 3, durationUnit: 'month' } as const

/** Two payments of the renewal of one subscription are told at the same instant. */
async function raceOfRenewals(site: Site, secret: Buffer): Promise<Goal[]> {
  const [bought] = await addBuyers(site, 1)
  const first = await checkOut(site, bought!)
  await payTwice(site, secret, [first])
  const { id } = await subscriptionOf(site, bought!.buyer)
  const renewal = await renewalOf(site, { bought: bought!, id })
  const answer = await askRenewal(site, bought!.buyer, id)
  const url = answer.body.data.url as string
  const second = { ...bought!, url, ...(await orderAt(site, url)) }
  await payTwice(site, secret, [renewal.checkout, second])
  const held = await subscriptionOf(site, bought!.buyer)
  const wanted = [1, 2, 3].reduce((day) => lastDayOf(day, quarterly), dayInDubai(new Date()))
  return [
    goal(`${atOnce} renewals of one subscription: different pages`, renewal.pages, { exactly: 1 }),
    goal('renewals of one subscription: neither a page nor 429', renewal.failed, { exactly: 0 }),
    goal(
      'two renewals paid at once: the end is two periods later',
      held.end_date === wanted ? 1 : 0,
      {
        exactly: 1,
      },
    ),
    goal('the ad of both is live', await countEnds(site.environment, 'paid', [first.orderId]), {
      exactly: 1,
    }),
  ]
}

export const paymentRaces = async (site: Site, secret: Buffer): Promise<Goal[]> => [
  ...(await raceOfCheckouts(site)),
  ...(await raceOfRenewals(site, secret)),
]
